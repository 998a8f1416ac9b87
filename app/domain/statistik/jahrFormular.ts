import { defineForm, tab } from "../../formkit/defineForm";
import type { FormDefinition, Regelbefund, Wert } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { isIsoDate } from "../../lib/date";
import { formatEuro } from "../../lib/money";
import { EBENEN, field, type JahrBereich, type JahrFeld, type JahrKontext, WERTARTEN, zeitraumIn } from "./jahrFeld";
import { askFueKoepfe, askJeKopf, askMehrAlsUmsatz, askSprung, askSprungFue } from "./jahrFragen";
import { fueGesamtVon } from "./jahrZahlen";
import { checkZeitraum } from "./zeitraum";

export type JahrFormular = FormDefinition<JahrKontext>;

/** What stands against the days of a Wirtschaftsjahr, at both of its fields. */
function checkTage(feld: "wjBeginn" | "wjEnde") {
  return (_wert: Wert, { werte, kontext }: JahrBereich): readonly Regelbefund[] => {
    const { beginn, ende } = zeitraumIn(werte);
    if (!isIsoDate(beginn) || !isIsoDate(ende)) return [];
    const fehler = checkZeitraum({ beginn, ende }, kontext.andere, kontext.heute);
    return fehler?.property === feld ? [{ art: "fehler", message: fehler.message }] : [];
  };
}

type Frage = (wert: Wert, bereich: JahrBereich) => readonly Regelbefund[];

/** One question at a time: the first that there is. */
const askFirst =
  (...fragen: readonly Frage[]): Frage =>
  (wert, bereich) =>
    fragen.flatMap((frage) => frage(wert, bereich)).slice(0, 1);

const isVerbunden = ({ kontext }: JahrBereich): boolean => kontext.istVerbunden;
const isAllein = ({ werte, kontext }: JahrBereich): boolean =>
  kontext.istVerbunden && textOf(werte, "ebene") === "UNTERNEHMEN";

const toOptions = (namen: Readonly<Record<string, string>>) =>
  Object.entries(namen).map(([key, title]) => ({ key, title }));

const zeitraum: readonly JahrFeld[] = [
  field.date("wjBeginn", {
    help: "wjBeginn",
    label: "Wirtschaftsjahr von",
    required: true,
    check: checkTage("wjBeginn"),
  }),
  field.date("wjEnde", {
    help: "wjEnde",
    label: "Wirtschaftsjahr bis",
    required: true,
    hint: "Höchstens zwölf Monate; das Ende liegt in der Vergangenheit.",
    check: checkTage("wjEnde"),
  }),
  field.checkbox("rumpfjahr", { help: "rumpfjahr", label: "Rumpfwirtschaftsjahr" }),
  field.choice("ebene", {
    help: "ebene",
    label: "Die Angaben gelten für",
    required: true,
    when: isVerbunden,
    options: toOptions(EBENEN),
  }),
  field.choice("wertart", {
    help: "wertart",
    label: "Art der Werte",
    required: true,
    options: toOptions(WERTARTEN),
  }),
];

const groesse: readonly JahrFeld[] = [
  field.euro("umsatz", {
    help: "umsatz",
    label: "Umsatz in Euro",
    required: true,
    min: "0",
    check: askFirst(askJeKopf, askSprung("umsatz")),
  }),
  field.euro("bilanzsumme", {
    help: "bilanzsumme",
    label: "Bilanzsumme in Euro",
    min: "0",
    check: askSprung("bilanzsumme"),
  }),
  field.decimal("beschaeftigteVzae", {
    help: "beschaeftigteVzae",
    label: "Beschäftigte insgesamt (VZÄ, Ende des Wirtschaftsjahres)",
    required: true,
    min: "0",
    check: askSprung("beschaeftigteVzae"),
  }),
  field.decimal("fueBeschaeftigteVzae", {
    help: "fueBeschaeftigteVzae",
    label: "Davon in Forschung und Entwicklung (VZÄ)",
    required: true,
    min: "0",
    check: askFirst(askFueKoepfe, askSprung("fueBeschaeftigteVzae")),
  }),
  field.euro("verbundUmsatz", {
    help: "verbundUmsatz",
    label: "Umsatz des Verbunds in Euro",
    required: true,
    min: "0",
    when: isAllein,
  }),
  field.decimal("verbundBeschaeftigteVzae", {
    help: "verbundBeschaeftigteVzae",
    label: "Beschäftigte des Verbunds (VZÄ, Ende des Wirtschaftsjahres)",
    required: true,
    min: "0",
    when: isAllein,
  }),
];

const aufwendungen: readonly JahrFeld[] = [
  field.euro("fuePersonal", {
    help: "fuePersonal",
    label: "Interne FuE-Aufwendungen: Personal (Euro)",
    required: true,
    min: "0",
  }),
  field.euro("fueSach", {
    help: "fueSach",
    label: "Interne FuE-Aufwendungen: Sachmittel (Euro)",
    required: true,
    min: "0",
  }),
  field.euro("fueExtern", {
    help: "fueExtern",
    label: "Externe FuE-Aufwendungen: Aufträge (Euro)",
    required: true,
    min: "0",
    check: askFirst(askMehrAlsUmsatz, askSprungFue),
  }),
  field.computed("fueGesamt", {
    help: "fueGesamt",
    label: "FuE-Gesamtaufwendungen",
    hint: "Wird beim Speichern neu berechnet.",
    compute: ({ werte }) => {
      const gesamt = fueGesamtVon(werte);
      return gesamt === "" ? "" : formatEuro(gesamt);
    },
  }),
  field.textArea("bemerkung", { help: "bemerkung", label: "Bemerkung", max: 500 }),
];

const HILFE = "wirtschaftsjahrAllgemein";

/**
 * The business statistics of one Wirtschaftsjahr.
 *
 * @spec domain.md 3.4
 * @assumed The order of the parts is ours; so is the wording of hints and questions. domain.md 3.4 asks for radios for
 * the level and the sort of the values; both are lists, as each choice from several words is in all forms.
 * @assumed kmu.md wants each figure to say whether it is final, provisional or estimated, bildschirme.md part 3 has one
 * `wertart` for the year: once for the year, by its least certain figure. Annual accounts are final as a whole.
 */
export const jahrFormular: JahrFormular = defineForm<JahrKontext>("wirtschaftsjahr", {
  bereich: "wirtschaftsjahr",
  tabs: [
    tab("zeitraum", "Wirtschaftsjahr", zeitraum, { help: HILFE }),
    tab("groesse", "Umsatz und Beschäftigte", groesse, { help: HILFE }),
    tab("aufwendungen", "Forschung und Entwicklung", aufwendungen, { help: HILFE }),
  ],
});

/** Every question about a Wirtschaftsjahr, in the order of the page. */
export const JAHR_FELDER: readonly JahrFeld[] = jahrFormular.tabs.flatMap(({ fields }) => fields);
