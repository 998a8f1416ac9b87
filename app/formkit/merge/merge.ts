import type { Wert, Werte } from "../field";

/** Which of two versions a person has chosen. */
export type Wahl = "meine" | "gespeicherte";

/** The answers three times: as the form was opened with them, as they are stored now, and as they are wanted. */
export type Staende = { basis: Werte; gespeichert: Werte; gewollt: Werte };

/**
 * What only a person can decide. `set` is a text of `stelleText`.
 * `feld`: both have changed the answer, or one has changed it so that answers of the other would no longer be asked for
 * (`betrifft`). `geloescht`: the others have deleted the row that is changed here. `geaendert`: the row deleted here
 * has been changed by the others. `reihenfolge`: no order of the rows satisfies both.
 */
export type Konflikt = {
  stelle: string;
  art: "feld" | "geloescht" | "geaendert" | "reihenfolge";
  meine: Wert;
  gespeicherte: Wert;
  /** Places whose answers depend on the decision. */
  betrifft: string[];
  /** The decision, when there is one. */
  wahl?: Wahl;
};

/**
 * The merged answers. Where a conflict is not decided they hold what is stored; then they are not to be stored.
 * `uebernommen`: places that come from the others alone.
 */
export type Merge = { werte: Werte; konflikte: Konflikt[]; uebernommen: string[] };

/** What a person has chosen at a place, if anything. */
export type Entscheide = (stelle: string) => Wahl | undefined;
