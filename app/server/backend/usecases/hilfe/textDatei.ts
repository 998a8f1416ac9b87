import { type Document, isMap, isSeq, LineCounter, parseDocument, stringify, visit, type YAMLError } from "yaml";
import { TEXTDATEI_EINTRAEGE, TEXTDATEI_MAX, TEXTDATEI_ZU_GROSS } from "~/domain/hilfe/hilfetextGrenzen";
import { isRecord } from "~/lib/json";
import { eingabeUngueltig } from "../../ablehnung";

/** A text as a file holds it; what it does not say about index and sight stays as it is. */
export type DateiText = { bereich: string; feld: string; index?: number; aktiv?: boolean; text: string };

/** One entry of a file: what it says, or why it says nothing that could be taken over. */
export type DateiEintrag = { zeile: number; bereich: string; feld: string } & (
  { text: DateiText; gruende?: never } | { text: null; gruende: string[] }
);

/** The only key of a file, and those of an entry. */
const WURZEL = "texte";
const SCHLUESSEL = ["bereich", "feld", "index", "aktiv", "text"];

/** The texts as YAML, each line of a text on a line of its own. */
export function toTextdatei(texte: readonly DateiText[], tag: string): string {
  const kopf = `# Hilfe- und Hinweistexte des Antragsportals, Stand ${tag}\n`;
  return kopf + stringify({ [WURZEL]: texte }, { lineWidth: 0, blockQuote: "literal" });
}

/** What is wrong with a file, in German; the library says it in English. */
const FEHLER: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  BAD_INDENT: "Die Einrückung stimmt nicht.",
  TAB_AS_INDENT: "Bitte rücken Sie mit Leerzeichen ein, nicht mit Tabulatoren.",
  DUPLICATE_KEY: "Derselbe Schlüssel steht hier zweimal.",
  MISSING_CHAR: "Hier fehlt ein Zeichen, zum Beispiel ein Anführungszeichen, ein Doppelpunkt oder eine Klammer.",
  MULTIPLE_DOCS: "Bitte nur ein Dokument: Hier beginnt ein zweites.",
  MULTILINE_IMPLICIT_KEY: "Ein Schlüssel darf nicht über mehrere Zeilen gehen.",
  BLOCK_AS_IMPLICIT_KEY: "Hier stehen zwei Angaben in einer Zeile. Texte mit Doppelpunkt brauchen Anführungszeichen.",
  TAG_RESOLVE_FAILED: "Typangaben mit „!“ sind nicht erlaubt.",
};

const falsch = (meldung: string) => eingabeUngueltig("yaml", meldung);
const inZeile = (zeile: number, meldung: string) => falsch(`Zeile ${String(zeile)}: ${meldung}`);

function parse(yaml: string, zeilen: LineCounter): Document.Parsed {
  const options = { lineCounter: zeilen, schema: "core", merge: false, stringKeys: true, prettyErrors: false } as const;
  try {
    return parseDocument(yaml, options);
  } catch (error) {
    if (error instanceof RangeError) throw falsch("Die Datei ist zu tief verschachtelt.");
    throw error;
  }
}

/** Refuses what is no YAML, and references: a few lines of them can stand for more than any memory holds. */
function checkDokument(dokument: Document.Parsed, zeilen: LineCounter): void {
  const fehler = [...dokument.errors, ...dokument.warnings].sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (fehler !== undefined)
    throw inZeile(zeilen.linePos(fehler.pos[0]).line, FEHLER[fehler.code] ?? "Das ist kein gültiges YAML.");
  visit(dokument, {
    Alias: (_, { range }) => {
      throw inZeile(zeilen.linePos(range?.[0] ?? 0).line, "Verweise mit „*“ sind nicht erlaubt.");
    },
  });
}

const AUFBAU = `Die Datei braucht den Schlüssel „${WURZEL}“ mit einer Liste von Texten, wie in einer exportierten Datei.`;

const nameVon = (wert: unknown): string => (typeof wert === "string" ? wert.slice(0, 100) : "");

/** What is wrong in an entry by itself, whatever there is in the portal. */
function listMaengel(eintrag: Readonly<Record<string, unknown>>): string[] {
  const fremde = Object.keys(eintrag).filter((key) => !SCHLUESSEL.includes(key));
  const { bereich, feld, index, aktiv, text } = eintrag;
  return [
    ...fremde.slice(0, 5).map((key) => `Den Schlüssel „${key.slice(0, 60)}“ gibt es hier nicht.`),
    ...(typeof bereich === "string" && typeof feld === "string" ? [] : ["„bereich“ oder „feld“ fehlt."]),
    ...(index === undefined || Number.isInteger(index) ? [] : ["„index“ ist keine ganze Zahl."]),
    ...(aktiv === undefined || typeof aktiv === "boolean" ? [] : ["„aktiv“ ist weder true noch false."]),
    ...(typeof text === "string" ? [] : ["„text“ fehlt oder ist kein Text."]),
  ];
}

function readEintrag(eintrag: unknown, zeile: number): DateiEintrag {
  if (!isRecord(eintrag))
    return { zeile, bereich: "", feld: "", text: null, gruende: ["Das ist kein Text mit Angaben."] };
  const gruende = listMaengel(eintrag);
  const [bereich, feld] = [nameVon(eintrag["bereich"]), nameVon(eintrag["feld"])];
  if (gruende.length > 0) return { zeile, bereich, feld, text: null, gruende };
  const { index, aktiv, text } = eintrag;
  const gesagtes = {
    ...(index === undefined ? {} : { index: Number(index) }),
    ...(aktiv === undefined ? {} : { aktiv: aktiv === true }),
  };
  return { zeile, bereich, feld, text: { bereich, feld, ...gesagtes, text: String(text) } };
}

/**
 * The entries of a file, in their order. Throws EINGABE_UNGUELTIG at `yaml`, with the line, when the file as a whole
 * cannot be read.
 */
export function readTextdatei(yaml: string): DateiEintrag[] {
  if (yaml.trim() === "") throw falsch("Bitte wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein.");
  if (yaml.length > TEXTDATEI_MAX) throw falsch(TEXTDATEI_ZU_GROSS);
  const zeilen = new LineCounter();
  const dokument = parse(yaml, zeilen);
  checkDokument(dokument, zeilen);
  const liste = isMap(dokument.contents) ? dokument.contents.get(WURZEL) : undefined;
  if (!isMap(dokument.contents) || !isSeq(liste)) throw falsch(AUFBAU);
  if (dokument.contents.items.length > 1) throw falsch(`Neben „${WURZEL}“ darf es keinen weiteren Schlüssel geben.`);
  if (liste.items.length > TEXTDATEI_EINTRAEGE)
    throw falsch(`Die Datei hat zu viele Texte: höchstens ${TEXTDATEI_EINTRAEGE.toLocaleString("de-DE")}.`);
  const werte: unknown = liste.toJS(dokument, { maxAliasCount: 0 });
  const anfaenge = liste.items.map((item) => zeilen.linePos(findAnfang(item)).line);
  return (Array.isArray(werte) ? werte : []).map((wert, stelle) => readEintrag(wert, anfaenge[stelle] ?? 1));
}

const findAnfang = (item: unknown): number =>
  isRecord(item) && Array.isArray(item["range"]) && typeof item["range"][0] === "number" ? item["range"][0] : 0;
