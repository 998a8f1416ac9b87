import type { Regelbefund, Wert } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { compareDecimal } from "../../lib/decimal";
import type { Beziehung } from "../kmu/kmuAngaben";
import { fehler, textVonWert } from "../unternehmen/stammdatenFeld";
import { optionenAus } from "./verbundBeteiligter";
import {
  artIn,
  BEHERRSCHUNGEN,
  field,
  isBusinessAngel,
  isErsteZeile,
  type VerbundBereich,
  type VerbundFeld,
} from "./verbundFeld";

const VERBINDUNG_WAHL = {
  MUTTER: "Muttergesellschaft oder Anteilseigner: hält Anteile an Ihrem Unternehmen",
  TOCHTER: "Tochtergesellschaft: Ihr Unternehmen hält Anteile daran",
  SCHWESTER: "Schwestergesellschaft: jemand anderes aus der Liste hält Anteile an beiden",
  SONSTIGE: "Sonstige: eine Beziehung zwischen zwei anderen aus der Liste",
};

/** On which market the company is that a natural person holds. */
export const MAERKTE = {
  GLEICH_ODER_BENACHBART: "derselbe oder ein benachbarter Markt wie Ihr Unternehmen",
  ANDERER: "ein anderer Markt",
} as const satisfies Record<Beziehung["markt"], string>;

/** More than everything nobody can hold. */
export const HOECHSTER_ANTEIL = "100";
export const ANTEIL_ZU_GROSS = "Ein Anteil kann nicht größer als 100 % sein. Bitte prüfen Sie die Zahl.";
export const ENDE_VOR_BEGINN = "Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Tage.";
export const MIT_SICH_SELBST = "Niemand kann mit sich selbst verbunden sein. Bitte wählen Sie jemand anderen.";

function checkAnteil(wert: Wert): readonly Regelbefund[] {
  const anteil = textVonWert(wert);
  return anteil !== "" && compareDecimal(anteil, HOECHSTER_ANTEIL) > 0 ? fehler(ANTEIL_ZU_GROSS) : [];
}

function checkEnde(wert: Wert, { werte }: VerbundBereich): readonly Regelbefund[] {
  const [beginn, ende] = [textOf(werte, "gueltigAb"), textVonWert(wert)];
  return ende !== "" && beginn !== "" && ende < beginn ? fehler(ENDE_VOR_BEGINN) : [];
}

const verbindungIn = ({ werte }: VerbundBereich): string => textOf(werte, "verbindung");
const hasGegenueber = (bereich: VerbundBereich): boolean => ["SCHWESTER", "SONSTIGE"].includes(verbindungIn(bereich));

/** Everybody else of the list; whoever the row is about is not offered as the other end. */
const andereAlsOptionen = ({ werte, kontext }: VerbundBereich) =>
  kontext.andere
    .filter(({ uuid }) => isErsteZeile(werte) || uuid !== textOf(werte, "bekannt"))
    .map(({ uuid, name }) => ({ key: uuid, title: name }));

/** How the two are connected. One row is one relation. */
export const beziehung: readonly VerbundFeld[] = [
  field.choice("verbindung", {
    help: "verbindung",
    label: "Art der Verbindung",
    required: true,
    options: optionenAus(VERBINDUNG_WAHL),
  }),
  field.choice("richtung", {
    help: "richtung",
    label: "Wer hält wen?",
    required: true,
    when: (bereich) => verbindungIn(bereich) === "SONSTIGE",
    options: [
      { key: "HAELT", title: "hält Anteile an dem anderen" },
      { key: "WIRD_GEHALTEN", title: "wird von dem anderen gehalten" },
    ],
  }),
  field.choice("gegenueber", {
    help: "gegenueber",
    label: "Mit wem besteht die Beziehung?",
    hint: "Bei einer Schwestergesellschaft: wer die Anteile hält. Tragen Sie ihn zuerst ein, wenn er noch fehlt.",
    required: true,
    when: hasGegenueber,
    options: andereAlsOptionen,
  }),
  field.decimal("kapital", {
    help: "kapital",
    label: "Beteiligungsquote in %",
    hint: "Anteil am Kapital, zum Beispiel 33,33.",
    integerDigits: 3,
    check: checkAnteil,
  }),
  field.decimal("stimmen", {
    help: "stimmen",
    label: "Anteil an den Stimmrechten in %",
    hint: "Nur nötig, wenn er vom Anteil am Kapital abweicht.",
    integerDigits: 3,
    check: checkAnteil,
  }),
  field.choice("beherrschung", {
    help: "beherrschung",
    label: "Einfluss über die Anteile hinaus",
    options: optionenAus(BEHERRSCHUNGEN),
  }),
  field.choice("ueber", {
    help: "ueber",
    label: "Mittelbar über",
    hint: "Leer heißt: unmittelbar.",
    when: ({ kontext, werte }) => kontext.andere.length > 0 || textOf(werte, "ueber") !== "",
    options: andereAlsOptionen,
  }),
  field.date("gueltigAb", { help: "gueltigAb", label: "Verbunden seit" }),
  field.date("gueltigBis", {
    help: "gueltigBis",
    label: "Verbunden bis",
    hint: "Leer, solange es so ist.",
    check: checkEnde,
  }),
  field.choice("markt", {
    help: "markt",
    label: "Markt des gehaltenen Unternehmens",
    required: true,
    when: (bereich) => artIn(bereich) === "NATUERLICHE_PERSON",
    options: optionenAus(MAERKTE),
  }),
  field.euro("einlage", { help: "einlage", label: "Vom Business Angel eingelegter Betrag", when: isBusinessAngel }),
  field.text("nachweis", {
    help: "nachweis",
    label: "Nachweis",
    hint: "Zum Beispiel Gesellschafterliste vom 15.01.2026.",
    max: 200,
  }),
];
