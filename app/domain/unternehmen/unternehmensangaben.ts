import type { FormDefinition, FormKontext, Werte } from "../../formkit/field";
import { isStored } from "../../formkit/kinds";
import { type Abschnitt, readForm } from "../../formkit/readForm";
import { keepAsked, optionsOf } from "../../formkit/relevance";
import { isAnswered, isYes, textOf } from "../../formkit/werte";
import type { JahrKontext } from "../statistik/jahrFeld";
import { jahrFormular } from "../statistik/jahrFormular";
import { jahrLabel } from "../statistik/zeitraum";
import { KONTEXT_ZUM_LESEN, type StammdatenBereich, type StammdatenFeld } from "./stammdatenFeld";
import { stammdatenFormular } from "./stammdatenFormular";
import { STATISTIK_TITEL, UNTERNEHMENSANGABEN_VERSION } from "./unternehmensangabenArt";

/**
 * The company as an Antrag tells it: a draft as it is today, a submission as it was then. `stammdaten` are the answers
 * that were given, by field key: texts, keys of choices, and yes or no.
 */
export type Unternehmensangaben = {
  readonly version: typeof UNTERNEHMENSANGABEN_VERSION;
  readonly stammdaten: Readonly<Antworten>;
  /** The Wirtschaftsjahre that were asked for, the latest first; absent in a record from before they were. */
  readonly geschaeftsstatistik?: Antworten[] | undefined;
};

type Antworten = Record<string, string | boolean>;

/** Those of these questions that are asked and answered with one value, in their order. */
function gegebeneVon<K extends FormKontext>(form: FormDefinition<K>, werte: Werte, kontext: K): Antworten {
  const gefragte = keepAsked(form, werte, kontext);
  const felder = form.tabs.flatMap(({ fields }) => fields);
  const gegebene = felder.flatMap((feld) => {
    const wert = gefragte[feld.key];
    const isEinfach = typeof wert === "string" || typeof wert === "boolean";
    return isEinfach && isStored(feld.kind) && isAnswered(feld, wert) ? [[feld.key, wert] as const] : [];
  });
  return Object.fromEntries(gegebene);
}

/** The figures are read for themselves: nothing is asked of the other years, and no day of today counts. */
const kontextDesJahres = (stammdaten: Werte): JahrKontext => ({
  heute: KONTEXT_ZUM_LESEN.heute,
  istVerbunden: isYes(stammdaten, "verbundStatus"),
  andere: [],
});

/**
 * What an Antrag tells of a company with these answers: those that are asked for and given, in the order of the form.
 * `jahre`: the Wirtschaftsjahre that are asked for, the latest first.
 */
export function toUnternehmensangaben(stammdaten: Werte, jahre: readonly Werte[]): Unternehmensangaben {
  return {
    version: UNTERNEHMENSANGABEN_VERSION,
    stammdaten: gegebeneVon(stammdatenFormular, stammdaten, KONTEXT_ZUM_LESEN),
    geschaeftsstatistik: jahre.map((werte) => gegebeneVon(jahrFormular, werte, kontextDesJahres(stammdaten))),
  };
}

/** The question with the choice that was made, which the form may no longer offer: it then reads by its key. */
function withWahl(feld: StammdatenFeld, bereich: StammdatenBereich): StammdatenFeld {
  const [wert, angebot] = [textOf(bereich.werte, feld.key), optionsOf(feld, bereich)];
  if (feld.kind !== "choice" || angebot.some(({ key }) => key === wert)) return feld;
  return { ...feld, options: [...angebot, { key: wert, title: wert }] };
}

function readStammdaten({ stammdaten }: Unternehmensangaben): Abschnitt[] {
  const bereich = { werte: stammdaten, wurzel: stammdaten, kontext: KONTEXT_ZUM_LESEN };
  const tabs = stammdatenFormular.tabs.map((tab) => ({
    ...tab,
    fields: tab.fields.filter((feld) => isAnswered(feld, stammdaten[feld.key])).map((feld) => withWahl(feld, bereich)),
  }));
  return readForm({ ...stammdatenFormular, tabs }, stammdaten, KONTEXT_ZUM_LESEN);
}

/** One part per Wirtschaftsjahr, without the questions that have no answer. */
function readJahr(stammdaten: Werte, werte: Antworten): Abschnitt {
  const kontext = kontextDesJahres(stammdaten);
  const tabs = jahrFormular.tabs.map((tab) => ({
    ...tab,
    fields: tab.fields.filter((feld) => feld.kind === "computed" || isAnswered(feld, werte[feld.key])),
  }));
  const eintraege = readForm({ ...jahrFormular, tabs }, werte, kontext).flatMap((teil) => teil.eintraege);
  const tage = { beginn: textOf(werte, "wjBeginn"), ende: textOf(werte, "wjEnde") };
  return { titel: `${STATISTIK_TITEL} ${jahrLabel(tage)}`, eintraege };
}

const OHNE_JAHR: Abschnitt = {
  titel: STATISTIK_TITEL,
  eintraege: [
    { label: "Abgeschlossene Wirtschaftsjahre", text: "Es liegt noch kein abgeschlossenes Wirtschaftsjahr vor" },
  ],
};

/** The record as headings, questions and answers; questions without an answer are left out. */
export function readUnternehmensangaben(angaben: Unternehmensangaben): Abschnitt[] {
  const { stammdaten, geschaeftsstatistik } = angaben;
  const jahre = geschaeftsstatistik?.map((werte) => readJahr(stammdaten, werte)) ?? [];
  const ohneJahr = geschaeftsstatistik?.length === 0 ? [OHNE_JAHR] : [];
  return [...readStammdaten(angaben), ...jahre, ...ohneJahr].filter(({ eintraege }) => eintraege.length > 0);
}
