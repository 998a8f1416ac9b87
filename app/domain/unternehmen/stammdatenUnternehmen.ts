import type { Regelbefund, Wert } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import { readBeginnTag } from "./beginnTag";
import { isMitunternehmerschaft } from "./besteuerung";
import { hinweisZurRechtsform, RECHTSFORMEN } from "./rechtsformen";
import {
  fehler,
  field,
  isNachgewiesen,
  type StammdatenBereich,
  type StammdatenFeld,
  textVonWert,
  toOptionen,
  warnung,
} from "./stammdatenFeld";
import { WIRTSCHAFTSZWEIG_AUSGABE, wirtschaftszweigOptionen } from "./wirtschaftszweige";

/** The oldest year of foundation. @spec domain.md 3.1 */
const FRUEHESTES_GRUENDUNGSJAHR = 1000;

const hasOption = ({ werte }: StammdatenBereich): boolean => isMitunternehmerschaft(textOf(werte, "rechtsform"));

export const unternehmen: readonly StammdatenFeld[] = [
  field.text("firma", {
    label: "Name / Firma (mit Rechtsformzusatz)",
    required: true,
    max: 200,
    autocomplete: "organization",
    readOnly: isNachgewiesen("firma"),
  }),
  field.choice("rechtsform", {
    help: "rechtsform",
    label: "Rechtsform",
    required: true,
    options: toOptionen(RECHTSFORMEN),
    readOnly: isNachgewiesen("rechtsform"),
    check: (wert) => {
      const hinweis = hinweisZurRechtsform(textVonWert(wert));
      return hinweis === null ? [] : warnung(hinweis);
    },
  }),
  field.yesNo("optionKoerperschaft", {
    help: "optionKoerperschaft",
    label: "Option nach § 1a KStG ausgeübt?",
    required: true,
    hint: "Bei Ja wird Ihre Gesellschaft wie eine Körperschaft behandelt.",
    when: hasOption,
  }),
  field.choice("wirtschaftszweig", {
    help: "wirtschaftszweig",
    label: `Wirtschaftszweig (${WIRTSCHAFTSZWEIG_AUSGABE})`,
    required: true,
    options: toOptionen(wirtschaftszweigOptionen()),
  }),
];

const isAbweichend = ({ werte }: StammdatenBereich): boolean => isYes(werte, "wirtschaftsjahrAbweichend");

/** A year is written without a point, so that it is a text and no number. */
function checkGruendungsjahr(wert: Wert, { kontext }: StammdatenBereich): readonly Regelbefund[] {
  if (wert === "") return [];
  const jahr = Number(textVonWert(wert));
  if (!/^\d{4}$/.test(textVonWert(wert)) || jahr < FRUEHESTES_GRUENDUNGSJAHR)
    return fehler("Bitte geben Sie ein Jahr mit vier Ziffern ein, zum Beispiel 1998.");
  return jahr > Number(kontext.heute.slice(0, 4)) ? fehler("Das Gründungsjahr liegt in der Zukunft.") : [];
}

export const wirtschaftsjahr: readonly StammdatenFeld[] = [
  field.text("gruendungsjahr", {
    help: "gruendungsjahr",
    label: "Gründungsjahr",
    required: true,
    max: 4,
    check: checkGruendungsjahr,
  }),
  field.yesNo("wirtschaftsjahrAbweichend", {
    help: "wirtschaftsjahrAbweichend",
    label: "Weicht das Wirtschaftsjahr vom Kalenderjahr ab?",
    required: true,
  }),
  field.text("wirtschaftsjahrBeginn", {
    help: "wirtschaftsjahrBeginn",
    label: "Beginn des Wirtschaftsjahres",
    required: true,
    max: 6,
    hint: "Tag und Monat, zum Beispiel 01.07.",
    when: isAbweichend,
    check: (wert) =>
      wert === "" || readBeginnTag(textVonWert(wert)) !== undefined
        ? []
        : fehler("Bitte geben Sie Tag und Monat im Format TT.MM. ein, zum Beispiel 01.07."),
  }),
];
