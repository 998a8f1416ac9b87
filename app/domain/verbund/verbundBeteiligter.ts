import type { Regelbefund, Wert, Werte } from "../../formkit/field";
import { isYes, textOf } from "../../formkit/werte";
import type { AusnahmeArt } from "../kmu/kmuAngaben";
import { BUNDESLAENDER, toBundesformat } from "../unternehmen/bundeslaender";
import { finanzaemterIn, finanzamtOptionen, findFinanzamt } from "../unternehmen/finanzaemter";
import { LAENDER } from "../unternehmen/laender";
import { RECHTSFORMEN } from "../unternehmen/rechtsformen";
import { fehler, textVonWert, toOptionen, warnung } from "../unternehmen/stammdatenFeld";
import { isPruefzifferPassend } from "../unternehmen/steuernummerPruefziffer";
import { checkGenutzte } from "./genutzteZeilen";
import {
  artIn,
  BETEILIGTER_ARTEN,
  field,
  isErsteZeile,
  isUnternehmen,
  type VerbundBereich,
  type VerbundFeld,
} from "./verbundFeld";

/** The sorts of exempt holders as people read them (kmu.md, rule 3). */
export const AUSNAHMEN: Readonly<Record<AusnahmeArt, string>> = {
  KEINE: "Keine Ausnahme",
  OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT: "Staatliche Beteiligungsgesellschaft",
  RISIKOKAPITAL: "Risikokapitalgesellschaft",
  BUSINESS_ANGEL: "Business Angel",
  HOCHSCHULE: "Hochschule oder Forschungszentrum ohne Gewinnzweck",
  INSTITUTIONELLER_ANLEGER: "Institutioneller Anleger oder regionaler Entwicklungsfonds",
  GEMEINDE: "Autonome Gemeinde",
};

/** The keys of a table of names as options, in its order. */
export const optionenAus = (namen: Readonly<Record<string, string>>) =>
  Object.entries(namen).map(([key, title]) => ({ key, title }));

const isErst = ({ werte }: VerbundBereich): boolean => isErsteZeile(werte);
const isFirma = (bereich: VerbundBereich): boolean => isErst(bereich) && isUnternehmen(bereich);
const isPerson = (bereich: VerbundBereich): boolean => isErst(bereich) && artIn(bereich) === "NATUERLICHE_PERSON";
const isGemeinde = (bereich: VerbundBereich): boolean =>
  isErst(bereich) && textOf(bereich.werte, "ausnahme") === "GEMEINDE";
const isSteuerpflichtig = (bereich: VerbundBereich): boolean =>
  isFirma(bereich) && isYes(bereich.werte, "inDeutschlandSteuerpflichtig");

/** The tax number of the row in 13 digits; "" while it is none. */
export function steuernummerVon(werte: Werte): string {
  const nummer = toBundesformat(textOf(werte, "bundesland"), textOf(werte, "steuernummer"));
  return nummer.ok ? nummer.value : "";
}

function checkSteuernummer(wert: Wert, { werte }: VerbundBereich): readonly Regelbefund[] {
  if (wert === "") return [];
  const land = textOf(werte, "bundesland");
  const nummer = toBundesformat(land, textVonWert(wert));
  if (!nummer.ok) return fehler(nummer.error.message);
  if (isPruefzifferPassend(land, nummer.value)) return [];
  return warnung("Die letzte Ziffer passt nicht zu den übrigen. Bitte vergleichen Sie jede Ziffer mit dem Bescheid.");
}

function checkFinanzamt(wert: Wert, { werte }: VerbundBereich): readonly Regelbefund[] {
  const [amt, nummer] = [findFinanzamt(textVonWert(wert)), steuernummerVon(werte)];
  if (amt === undefined || nummer === "" || nummer.startsWith(amt.nummer)) return [];
  return warnung("Steuernummer und Finanzamt passen nicht zusammen. Bitte prüfen Sie beide Angaben.");
}

function checkPlz(wert: Wert, { werte }: VerbundBereich): readonly Regelbefund[] {
  if (wert === "" || textOf(werte, "land") !== "DE" || /^\d{5}$/.test(textVonWert(wert))) return [];
  return fehler("Die Postleitzahl besteht aus fünf Ziffern.");
}

const hasAnschrift = (bereich: VerbundBereich): boolean => isErst(bereich) && artIn(bereich) !== "NATUERLICHE_PERSON";

/** Whom the row is about. @assumed The address of a natural person is nobody's business here: it decides nothing. */
export const beteiligter: readonly VerbundFeld[] = [
  field.choice("bekannt", {
    help: "bekannt",
    label: "Schon in der Liste",
    hint: "Nur wählen, wenn Sie eine weitere Beziehung zu jemandem eintragen, der schon in der Liste steht.",
    when: ({ werte, kontext }) => kontext.andere.length > 0 || !isErsteZeile(werte),
    options: ({ kontext }) => kontext.andere.map(({ uuid, name }) => ({ key: uuid, title: name })),
  }),
  field.choice("beteiligterArt", {
    help: "beteiligterArt",
    label: "Wer ist es?",
    required: true,
    when: isErst,
    options: optionenAus(BETEILIGTER_ARTEN),
  }),
  field.text("name", { help: "name", label: "Name", required: true, max: 200, when: isErst }),
  field.choice("rechtsform", {
    help: "rechtsform",
    label: "Rechtsform",
    when: isFirma,
    options: toOptionen(RECHTSFORMEN),
  }),
  field.text("strasse", { help: "anschrift", label: "Straße", required: true, max: 100, when: hasAnschrift }),
  field.text("hausnummer", { help: "hausnummer", label: "Hausnummer", required: true, max: 10, when: hasAnschrift }),
  field.text("plz", {
    help: "plz",
    label: "Postleitzahl",
    required: true,
    max: 10,
    when: hasAnschrift,
    check: checkPlz,
  }),
  field.text("ort", { help: "ort", label: "Ort", required: true, max: 100, when: hasAnschrift }),
  field.choice("land", { help: "land", label: "Land", required: true, when: isErst, options: toOptionen(LAENDER) }),
];

/** What the Finanzamt needs to know of a company. */
export const steuern: readonly VerbundFeld[] = [
  field.yesNo("inDeutschlandSteuerpflichtig", {
    help: "inDeutschlandSteuerpflichtig",
    label: "Ist das Unternehmen in Deutschland steuerpflichtig?",
    required: true,
    when: isFirma,
  }),
  field.choice("bundesland", {
    help: "bundesland",
    label: "Bundesland des Finanzamts",
    required: true,
    when: isSteuerpflichtig,
    options: toOptionen(BUNDESLAENDER),
  }),
  field.text("steuernummer", {
    help: "steuernummer",
    label: "Steuernummer",
    required: true,
    max: 20,
    hint: "So, wie sie auf dem Steuerbescheid steht, oder mit 13 Ziffern.",
    when: isSteuerpflichtig,
    check: checkSteuernummer,
  }),
  field.choice("finanzamt", {
    help: "finanzamt",
    label: "Finanzamt",
    required: true,
    when: isSteuerpflichtig,
    hint: "Zur Wahl stehen die Finanzämter des Bundeslandes; die Liste folgt ihm spätestens beim Speichern. In Klammern steht die Nummer, mit der die Steuernummern des Finanzamts beginnen.",
    // Stored, not typed: what was there before the list stays on offer, and nothing else joins it.
    options: ({ wurzel }) => finanzamtOptionen(textOf(wurzel, "finanzamt")),
    offered: (optionen, { werte }) =>
      finanzaemterIn(optionen, { land: textOf(werte, "bundesland"), gewaehlt: textOf(werte, "finanzamt") }),
    check: checkFinanzamt,
  }),
  field.yesNo("hatBescheinigungen", {
    help: "hatBescheinigungen",
    label: "Hat selbst Bescheinigungen beantragt oder wird sie beantragen",
    when: isFirma,
  }),
  field.textArea("genutzteGrundlage", {
    help: "genutzteGrundlage",
    label: "Genutzte Bemessungsgrundlage je Wirtschaftsjahr in Euro",
    hint: "Je Jahr eine Zeile, zum Beispiel 2024: 500.000,00. Die Schätzung der Forschungszulage zieht sie vom gemeinsamen Höchstbetrag ab.",
    max: 800,
    when: (bereich) => isFirma(bereich) && isYes(bereich.werte, "hatBescheinigungen"),
    check: (wert) => checkGenutzte(textVonWert(wert)).flatMap((message) => fehler(message)),
  }),
];

/** What the rules of the KMU status ask about a holder. */
export const besonderes: readonly VerbundFeld[] = [
  field.yesNo("istVermoegensverwaltung", {
    help: "istVermoegensverwaltung",
    label: "Hält das Unternehmen die Anteile nur als Vermögensanlage?",
    hint: "Nur für den gemeinsamen Höchstbetrag: Reine Vermögensverwaltung ohne Einfluss auf die Geschäfte verbindet Unternehmen nicht.",
    when: isFirma,
  }),
  field.choice("ausnahme", {
    help: "ausnahme",
    label: "Besonderer Anteilseigner",
    hint: "Nur für den KMU-Status: Manche Anteilseigner zählen bis 50 % nicht mit.",
    when: isErst,
    options: optionenAus(AUSNAHMEN),
  }),
  field.euro("haushalt", { help: "haushalt", label: "Jahreshaushalt der Gemeinde", when: isGemeinde }),
  field.integer("einwohner", { help: "einwohner", label: "Einwohner der Gemeinde", when: isGemeinde }),
  field.text("personengruppe", {
    help: "personengruppe",
    label: "Handelt gemeinsam mit anderen Personen als Gruppe",
    hint: "Geben Sie bei allen Personen der Gruppe dieselbe Bezeichnung ein, zum Beispiel „Familie“.",
    max: 100,
    when: isPerson,
  }),
];
