import { plainWort } from "../../formkit/einlesen/readWort";
import { readZelle as readFormularzelle } from "../../formkit/einlesen/readZelle";
import type { Option, Wert, Werte } from "../../formkit/field";
import { findFinanzamtByNummer, FINANZAEMTER } from "../unternehmen/finanzaemter";
import { checkGenutzte } from "./genutzteZeilen";
import { MAERKTE } from "./verbundBeziehung";
import { BEHERRSCHUNGEN, VERBINDUNGEN, type VerbundFeld } from "./verbundFeld";
import { VERBUND_FELDER } from "./verbundFormular";

/** A column of a pasted table: its field, its title, and what else it may be called. */
export type Einlesespalte = { readonly feld: string; readonly titel: string; readonly auch?: readonly string[] };

/** The columns that are understood; only the first two must be there. */
export const EINLESE_SPALTEN: readonly Einlesespalte[] = [
  { feld: "name", titel: "Name" },
  { feld: "verbindung", titel: "Art der Verbindung", auch: ["Verbindung"] },
  { feld: "gegenueber", titel: "Verbunden mit" },
  { feld: "richtung", titel: "Wer hält wen" },
  { feld: "kapital", titel: "Beteiligung %", auch: ["Beteiligung", "Beteiligungsquote", "Beteiligungsquote in %"] },
  { feld: "stimmen", titel: "Stimmrechte %", auch: ["Stimmrechte", "Stimmen"] },
  { feld: "gueltigAb", titel: "Verbunden seit", auch: ["seit"] },
  { feld: "gueltigBis", titel: "Verbunden bis", auch: ["bis"] },
  { feld: "beteiligterArt", titel: "Wer", auch: ["Unternehmen oder Person"] },
  { feld: "strasse", titel: "Straße" },
  { feld: "hausnummer", titel: "Hausnummer" },
  { feld: "plz", titel: "PLZ", auch: ["Postleitzahl"] },
  { feld: "ort", titel: "Ort", auch: ["Sitz"] },
  { feld: "land", titel: "Land" },
  { feld: "inDeutschlandSteuerpflichtig", titel: "In Deutschland steuerpflichtig", auch: ["Steuerpflichtig"] },
  { feld: "bundesland", titel: "Bundesland" },
  { feld: "steuernummer", titel: "Steuernummer" },
  { feld: "finanzamt", titel: "Finanzamt" },
  { feld: "rechtsform", titel: "Rechtsform" },
  { feld: "beherrschung", titel: "Einfluss über die Anteile hinaus", auch: ["Einfluss"] },
  { feld: "ueber", titel: "Mittelbar über" },
  { feld: "markt", titel: "Markt des gehaltenen Unternehmens", auch: ["Markt"] },
  { feld: "nachweis", titel: "Nachweis" },
  { feld: "hatBescheinigungen", titel: "Hat selbst Bescheinigungen", auch: ["Bescheinigungen"] },
  { feld: "genutzteGrundlage", titel: "Genutzte Bemessungsgrundlage", auch: ["Genutzte Grundlage"] },
  { feld: "istVermoegensverwaltung", titel: "Nur Vermögensanlage", auch: ["Vermögensverwaltung"] },
  { feld: "ausnahme", titel: "Besonderer Anteilseigner" },
  { feld: "haushalt", titel: "Jahreshaushalt der Gemeinde", auch: ["Jahreshaushalt", "Haushalt"] },
  { feld: "einwohner", titel: "Einwohner der Gemeinde", auch: ["Einwohner"] },
  { feld: "personengruppe", titel: "Personengruppe", auch: ["Gruppe"] },
  { feld: "einlage", titel: "Eingelegter Betrag", auch: ["Einlage"] },
];

/** The columns that hold the name of somebody else of the list or of the table. */
export const NAMENSSPALTEN = ["gegenueber", "ueber"] as const;
export type Namensspalte = (typeof NAMENSSPALTEN)[number];
export const isNamensspalte = (feld: string): feld is Namensspalte => NAMENSSPALTEN.some((key) => key === feld);

const FELDER: ReadonlyMap<string, VerbundFeld> = new Map(VERBUND_FELDER.map((feld) => [feld.key, feld]));

/** What a column may be called: its title, other names, and the question of the form. */
const namenVon = ({ feld, titel, auch = [] }: Einlesespalte): readonly string[] => [
  titel,
  ...auch,
  FELDER.get(feld)?.label ?? titel,
];

/** The column with this title, whatever its case and signs. */
export const findEinlesespalte = (titel: string): Einlesespalte | undefined =>
  EINLESE_SPALTEN.find((spalte) => namenVon(spalte).some((name) => plainWort(name) === plainWort(titel)));

/** What was read from a cell: what is stored, or why it cannot be. */
export type Zelle = { readonly wert: Wert } | { readonly fehler: string };

const BESONDERE_WORTE: Readonly<Record<string, readonly Option[]>> = {
  verbindung: Object.entries(VERBINDUNGEN).flatMap(([key, title]) => [
    { key, title },
    { key, title: title.replace(/gesellschaft$/, "") },
  ]),
  beherrschung: [
    ...Object.entries(BEHERRSCHUNGEN).map(([key, title]) => ({ key, title })),
    ...["Keine", "Keiner", "Nein"].map((title) => ({ key: "KEINE", title })),
    ...["Vertrag", "Satzung"].map((title) => ({ key: "VERTRAG_ODER_SATZUNG", title })),
  ],
  markt: [
    ...Object.entries(MAERKTE).map(([key, title]) => ({ key, title })),
    ...["gleich", "gleicher", "derselbe", "benachbart", "benachbarter"].flatMap((wort) => [
      { key: "GLEICH_ODER_BENACHBART", title: wort },
      { key: "GLEICH_ODER_BENACHBART", title: `${wort} Markt` },
    ]),
    ...["anderer", "anderer Markt"].map((title) => ({ key: "ANDERER", title })),
  ],
  finanzamt: FINANZAEMTER.map(({ text, name }) => ({ key: text, title: name })),
};

function readWahl(feld: VerbundFeld, text: string): Zelle {
  const optionen = BESONDERE_WORTE[feld.key] ?? (typeof feld.options === "function" ? [] : (feld.options ?? []));
  const gesucht = plainWort(text);
  const option = optionen.find(({ key, title }) => [key, title].some((wort) => plainWort(wort) === gesucht));
  const amt = feld.key === "finanzamt" ? findFinanzamtByNummer(text) : undefined;
  const wert = option?.key ?? amt?.text;
  return wert === undefined ? { fehler: `„${text}“ ist nicht bekannt.` } : { wert };
}

/** Several years in one line, as a cell of a spreadsheet has them: one line each, as the field wants them. */
const readGenutzte = (text: string): Zelle => {
  const wert = text.replace(/\s*[;,|]\s*(?=\d{4}(?:\/\d{2}){0,2}\s*:)/g, "\n");
  const [mangel] = checkGenutzte(wert);
  return mangel === undefined ? { wert } : { fehler: mangel };
};

/** Reads one cell as its field does; a blank one is blank. Nothing is cut or changed. */
export function readZelle(key: string, text: string): Zelle {
  const feld = FELDER.get(key);
  if (feld === undefined || text === "") return { wert: "" };
  if (feld.kind === "choice") return readWahl(feld, text);
  if (key === "genutzteGrundlage") return readGenutzte(text);
  const zelle = readFormularzelle(feld, feld.kind === "decimal" ? text.replace(/\s*%$/, "") : text);
  if ("fehler" in zelle) return zelle;
  const [hinweis] = zelle.hinweise;
  return hinweis === undefined ? { wert: zelle.wert } : { fehler: `„${text}“: ${hinweis}` };
}

/** What a new row starts with, and what follows from what was read. */
export const mitVorgaben = (werte: Werte): Werte => ({
  beteiligterArt: "UNTERNEHMEN",
  land: "DE",
  beherrschung: "KEINE",
  ...(typeof werte["steuernummer"] === "string" &&
    werte["steuernummer"] !== "" && { inDeutschlandSteuerpflichtig: true }),
  ...((werte["genutzteGrundlage"] ?? "") !== "" && { hatBescheinigungen: true }),
  ...Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== "")),
});
