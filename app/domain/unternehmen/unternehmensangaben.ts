import type { Werte } from "../../formkit/field";
import { type Abschnitt, readForm } from "../../formkit/readForm";
import { blankWerte, keepAsked } from "../../formkit/relevance";
import { STAMMDATEN_FELDER, stammdatenFormular } from "./stammdatenFormular";

/** Changes when a record of before could no longer be read as it is. */
export const UNTERNEHMENSANGABEN_VERSION = 1;

/**
 * The company as an Antrag tells it: a draft as it is today, a submission as it was then. Absent in submissions from
 * before there was such a record.
 */
export type Unternehmensangaben = { version: typeof UNTERNEHMENSANGABEN_VERSION; stammdaten: Werte };

/** A part of the record to read; `key` is the id of its heading. */
export type UnternehmensTeil = { key: string; titel: string; abschnitte: readonly Abschnitt[] };

/** Which questions are asked depends on the answers alone: what is proven decides only about typing. */
const KONTEXT = { heute: "", nachgewiesen: [] };

/** The answers that the master data ask for, in the order of their form; all others are left out or blank. */
function stammdatenVon(werte: Werte): Werte {
  const leere = blankWerte(stammdatenFormular);
  const bekannte = STAMMDATEN_FELDER.flatMap(({ key }) => {
    const wert = werte[key] ?? leere[key];
    return wert === undefined ? [] : [[key, wert] as const];
  });
  return keepAsked(stammdatenFormular, Object.fromEntries(bekannte), KONTEXT);
}

/** What an Antrag tells of a company with these answers. */
export const toUnternehmensangaben = (stammdaten: Werte): Unternehmensangaben => ({
  version: UNTERNEHMENSANGABEN_VERSION,
  stammdaten: stammdatenVon(stammdaten),
});

/** The record as headings, questions and answers. */
export function listUnternehmensteile({ stammdaten }: Unternehmensangaben): UnternehmensTeil[] {
  return [
    {
      key: "stammdaten",
      titel: "Unternehmensstammdaten",
      abschnitte: readForm(stammdatenFormular, stammdaten, KONTEXT),
    },
  ];
}
