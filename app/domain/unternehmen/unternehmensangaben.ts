import type { Werte } from "../../formkit/field";
import { isStored } from "../../formkit/kinds";
import { type Abschnitt, readForm } from "../../formkit/readForm";
import { keepAsked, optionsOf } from "../../formkit/relevance";
import { isAnswered, textOf } from "../../formkit/werte";
import { KONTEXT_ZUM_LESEN, type StammdatenBereich, type StammdatenFeld } from "./stammdatenFeld";
import { STAMMDATEN_FELDER, stammdatenFormular } from "./stammdatenFormular";
import { UNTERNEHMENSANGABEN_VERSION } from "./unternehmensangabenArt";

/**
 * The company as an Antrag tells it: a draft as it is today, a submission as it was then. `stammdaten` are the answers
 * that were given, by field key: texts, keys of choices, and yes or no.
 */
export type Unternehmensangaben = {
  readonly version: typeof UNTERNEHMENSANGABEN_VERSION;
  readonly stammdaten: Readonly<Record<string, string | boolean>>;
};

/**
 * What an Antrag tells of a company with these answers: those that are asked for and given, in the order of the form.
 */
export function toUnternehmensangaben(stammdaten: Werte): Unternehmensangaben {
  const gefragte = keepAsked(stammdatenFormular, stammdaten, KONTEXT_ZUM_LESEN);
  const gegebene = STAMMDATEN_FELDER.flatMap((feld) => {
    const wert = gefragte[feld.key];
    const isEinfach = typeof wert === "string" || typeof wert === "boolean";
    return isEinfach && isStored(feld.kind) && isAnswered(feld, wert) ? [[feld.key, wert] as const] : [];
  });
  return { version: UNTERNEHMENSANGABEN_VERSION, stammdaten: Object.fromEntries(gegebene) };
}

/** The question with the choice that was made, which the form may no longer offer: it then reads by its key. */
function withWahl(feld: StammdatenFeld, bereich: StammdatenBereich): StammdatenFeld {
  const [wert, angebot] = [textOf(bereich.werte, feld.key), optionsOf(feld, bereich)];
  if (feld.kind !== "choice" || angebot.some(({ key }) => key === wert)) return feld;
  return { ...feld, options: [...angebot, { key: wert, title: wert }] };
}

/** The record as headings, questions and answers; questions without an answer are left out. */
export function readUnternehmensangaben({ stammdaten }: Unternehmensangaben): Abschnitt[] {
  const bereich = { werte: stammdaten, wurzel: stammdaten, kontext: KONTEXT_ZUM_LESEN };
  const tabs = stammdatenFormular.tabs.map((tab) => ({
    ...tab,
    fields: tab.fields.filter((feld) => isAnswered(feld, stammdaten[feld.key])).map((feld) => withWahl(feld, bereich)),
  }));
  return readForm({ ...stammdatenFormular, tabs }, stammdaten, KONTEXT_ZUM_LESEN).filter(
    ({ eintraege }) => eintraege.length > 0,
  );
}
