import { checkField } from "../checkField";
import type { Bereich, Entity, FormKontext, Werte } from "../field";
import { displayField } from "../readForm";
import { isReadOnly, isRelevant, isRequired, wertOf } from "../relevance";
import { isBlank } from "../werte";
import type { Spalte } from "./spalten";
import { isGetippt, type RoheZeile, type Zellenfehler } from "./roheZeile";

/**
 * What is said about a row. `verstanden`: its answers as readers see them, with what is stored now where that is
 * another; `fehler`: what cannot be stored; `hinweise`: what was changed; `verluste`: what is shortened or left out;
 * `pruefen`: what the check of the form will say; `offen`: what is asked and missing.
 */
export type Urteil = {
  readonly titel: string;
  readonly verstanden: readonly { key: string; label: string; text: string; bisher?: string }[];
  readonly fehler: readonly Zellenfehler[];
  readonly hinweise: readonly string[];
  readonly verluste: readonly string[];
  readonly pruefen: readonly string[];
  readonly offen: readonly string[];
};

/** `fest`: the program gives the rows; `bisher` is what this one holds, undefined when there is no such row. */
type Umfeld<K extends FormKontext> = {
  entity: Entity<K> | undefined;
  spalten: readonly Spalte<K>[];
  b: Bereich<K>;
  fest: { bisher: Werte | undefined } | null;
};

/** Columns with something typed that this row is not asked about, given its other answers. */
function listUngefragte<K extends FormKontext>(roh: RoheZeile, { spalten, b }: Umfeld<K>): string[] {
  return spalten
    .filter((spalte) => isGetippt(roh, spalte))
    .filter((spalte) => !isRelevant(spalte, b) || isReadOnly(spalte, b))
    .map(({ label }) => label);
}

/** What the check of the form says about what is there; what is missing is told apart. */
function listBefunde<K extends FormKontext>({ entity, spalten, b }: Umfeld<K>): string[] {
  const derFelder = spalten
    .filter((spalte) => isRelevant(spalte, b) && !isBlank(wertOf(spalte, b.werte)))
    .flatMap((spalte) => checkField(spalte, b).map(({ message }) => `${spalte.label}: ${message}`));
  const derZeile = (entity?.check?.(b) ?? []).map(({ property = "", message }) => {
    const label = entity?.fields.find(({ key }) => key === property)?.label;
    return label === undefined ? message : `${label}: ${message}`;
  });
  return [...derFelder, ...derZeile];
}

/** The answer as readers see it; of a row that is there also the one that it replaces. */
function toVerstanden<K extends FormKontext>(spalte: Spalte<K>, { b, fest }: Umfeld<K>): Urteil["verstanden"][number] {
  const { key, label } = spalte;
  const text = displayField(spalte, b);
  const bisher = fest?.bisher === undefined ? text : displayField(spalte, { ...b, werte: fest.bisher });
  return bisher === text ? { key, label, text } : { key, label, text, bisher };
}

/**
 * Looks at a row that was read: what is understood of it, and what is not. Of a row that is there already only what the
 * text says counts: nothing else of it changes.
 */
export function judgeZeile<K extends FormKontext>(roh: RoheZeile, alles: Umfeld<K>): Urteil {
  const { entity, b, fest } = alles;
  const spalten = fest === null ? alles.spalten : alles.spalten.filter((spalte) => isGetippt(roh, spalte));
  const umfeld = { ...alles, spalten };
  const gefragte = spalten.filter((spalte) => isRelevant(spalte, b));
  const fehlerhafte = new Set(roh.fehler.map(({ label }) => label));
  const ungefragte = listUngefragte(roh, umfeld);
  return {
    titel: entity?.title(b.werte) ?? "",
    verstanden: gefragte
      .filter((spalte) =>
        fest === null ? !isBlank(wertOf(spalte, b.werte)) : spalte.key in roh.gelesen && !isReadOnly(spalte, b),
      )
      .map((spalte) => toVerstanden(spalte, umfeld)),
    fehler: roh.fehler,
    hinweise: roh.hinweise,
    verluste: [
      ...roh.verluste,
      ...(ungefragte.length === 0 ? [] : [`Hier nicht gefragt, wird nicht übernommen: ${ungefragte.join("; ")}.`]),
    ],
    pruefen: listBefunde(umfeld),
    offen: gefragte
      .filter((spalte) => isRequired(spalte, b) && isBlank(wertOf(spalte, b.werte)) && !fehlerhafte.has(spalte.label))
      .map(({ label }) => label),
  };
}
