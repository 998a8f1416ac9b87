import type { BescheidInhalt } from "./bescheidInhalt";

/** A Vorhaben of which a decision refuses something: all of it, or assets by their names; with its reasons. */
export type Abgelehntes = {
  readonly vorhabenUuid: string;
  readonly titel: string;
  readonly isGanz: boolean;
  readonly wirtschaftsgueter: readonly string[];
  readonly begruendung: string;
};

/** What a decision refuses, in its order; empty when it certifies everything. @spec domain.md 1.5 */
export const listAbgelehntes = ({ vorhaben }: Pick<BescheidInhalt, "vorhaben">): readonly Abgelehntes[] =>
  vorhaben
    .map(({ vorhabenUuid, titel, ergebnis, begruendung, wirtschaftsgueter }) => ({
      vorhabenUuid,
      titel,
      isGanz: ergebnis === "NEGATIV",
      wirtschaftsgueter: wirtschaftsgueter.filter(({ erforderlich }) => !erforderlich).map((gut) => gut.bezeichnung),
      begruendung,
    }))
    .filter(({ isGanz, wirtschaftsgueter }) => isGanz || wirtschaftsgueter.length > 0);
