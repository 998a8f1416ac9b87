import type { HilfetextEingabe } from "~/contract/mitteilung/hilfetextVerwaltung";
import type { ProblemItem } from "~/contract/wire/problem";
import { HILFETEXT_MAX } from "~/domain/hilfe/hilfetextGrenzen";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung } from "../../ablehnung";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { toRohesHtml, toWorte } from "../faq/antwortHtml";
import { cleanHtml, HILFETEXT_TAGS, listVerbotenes } from "./cleanHtml";
import { findAllgemeines, listFelder, type Textplatz } from "./plaetze";

/** A version that may be stored. */
export type Textinhalt = { quelle: string; html: string; index: number; isActive: boolean };

const ERLAUBT =
  "Erlaubt sind Absätze, Aufzählungen, fette Wörter sowie Links auf http, https, mailto und Seiten dieses Portals.";

const TABELLEN = "Tabellen";
const UEBERSCHRIFTEN = "Überschriften";

/** How people call what Markdown makes of what they have typed, where the FAQ may hold it and help texts may not. */
const WORTE: Readonly<Record<string, string>> = {
  "<em>": "kursive Wörter",
  "<ol>": "nummerierte Listen",
  "<br>": "Zeilenumbrüche in einem Absatz",
  "<h1>": UEBERSCHRIFTEN,
  "<h2>": UEBERSCHRIFTEN,
  "<h3>": UEBERSCHRIFTEN,
  "<h4>": UEBERSCHRIFTEN,
  "<h5>": UEBERSCHRIFTEN,
  "<h6>": UEBERSCHRIFTEN,
  "<table>": TABELLEN,
  "<thead>": TABELLEN,
  "<tbody>": TABELLEN,
  "<tr>": TABELLEN,
  "<th>": TABELLEN,
  "<td>": TABELLEN,
};

/** What may not stand in a help or hint text, each once, in words where there are some. */
const listVerbotenesInWorten = (html: string): string[] => [
  ...new Set(listVerbotenes(html, HILFETEXT_TAGS).map((teil) => WORTE[teil] ?? teil)),
];

/** What readers get of a text in Markdown or HTML. */
export const toTextHtml = (quelle: string): string => cleanHtml(toRohesHtml(quelle)).trim();

/** A text as it is stored, however it was typed. */
export const toGespeichertes = (quelle: string): string => replaceSpaces(quelle, { multiline: true }).text.trim();

function checkText(quelle: string): string | null {
  if (!isSpeicherbarerText(quelle)) return "Bitte prüfen Sie den Text.";
  if (quelle.length > HILFETEXT_MAX)
    return `Bitte kürzen Sie den Text: höchstens ${HILFETEXT_MAX.toLocaleString("de-DE")} Zeichen.`;
  const html = toRohesHtml(quelle);
  const verboten = listVerbotenesInWorten(html);
  if (verboten.length > 0) return `Bitte entfernen Sie aus dem Text: ${verboten.slice(0, 5).join(", ")}. ${ERLAUBT}`;
  return toWorte(html) === "" ? "Bitte geben Sie den Text ein." : null;
}

/** Which field has which index in an area, by the index. */
export type Belegte = ReadonlyMap<number, string>;

/** The first index of a range that no text has; the first of all where every one is taken, to be chosen by hand. */
export function firstFree(belegte: ReadonlyMap<number, unknown>, { von, bis }: { von: number; bis: number }): number {
  for (let index = von; index <= bis; index += 1) if (!belegte.has(index)) return index;
  return von;
}

/** Of a tab or area, the general text has the first index. */
function checkReihe(index: number, { bereich, ort, feld }: Textplatz, belegte: Belegte): string | null {
  const allgemeines = findAllgemeines({ bereich, ort });
  if (allgemeines === undefined) return null;
  if (allgemeines.feld !== feld) {
    const [erste] = [...belegte].find(([, anderes]) => anderes === allgemeines.feld) ?? [];
    if (erste === undefined || index > erste) return null;
    return `Bitte wählen Sie eine Nummer über ${String(erste)}: Der allgemeine Text von „${ort}“ steht zuerst.`;
  }
  const felder = new Set(listFelder(bereich)?.flatMap((eines) => (eines.ort === ort ? [eines.feld] : [])));
  const naechste = Math.min(...[...belegte].flatMap(([nummer, anderes]) => (felder.has(anderes) ? [nummer] : [])));
  if (index < naechste) return null;
  return `Bitte wählen Sie eine Nummer unter ${String(naechste)}: Der allgemeine Text von „${ort}“ steht zuerst.`;
}

/**
 * Why a text cannot have an index; null: it can. `belegte`: what the other texts of the area have.
 *
 * @spec domain.md 2.11: the ranges of the indexes, "general entry first"
 */
export function checkIndex(index: string, platz: Textplatz, belegte: Belegte): string | null {
  if (platz.art === "HINWEIS") return null;
  const { von, bis, ort, feld } = platz;
  const zahl = /^\d{1,4}$/.test(index) ? Number(index) : null;
  if (zahl === null || zahl < von || zahl > bis)
    return `Bitte geben Sie eine Zahl von ${String(von)} bis ${String(bis)} ein: Diese Nummern gehören zu „${ort}“.`;
  const andere = new Map([...belegte].filter(([, anderes]) => anderes !== feld));
  const anderer = andere.get(zahl);
  if (anderer !== undefined) return `Bitte wählen Sie eine andere Nummer: ${index} hat schon „${anderer}“.`;
  return checkReihe(zahl, platz, andere);
}

/** What somebody has typed for a text, and everything that is wrong with it, each at its field. */
export function checkTextEingabe(
  eingabe: HilfetextEingabe,
  platz: Textplatz,
  belegte: Belegte,
): { inhalt: Omit<Textinhalt, "html">; errors: ProblemItem[] } {
  const quelle = toGespeichertes(eingabe.quelle);
  const index = platz.art === "HINWEIS" ? "0" : eingabe.index.trim();
  const falsch = { quelle: checkText(quelle), index: checkIndex(index, platz, belegte) };
  const errors: ProblemItem[] = Object.entries(falsch).flatMap(([property, message]) =>
    message === null ? [] : [{ uuid: "", property, message }],
  );
  return { inhalt: { quelle, index: Number(index), isActive: eingabe.isActive }, errors };
}

/** The same for a text that shall be stored. Throws EINGABE_UNGUELTIG with everything that is wrong. */
export function readTextEingabe(...frage: Parameters<typeof checkTextEingabe>): Textinhalt {
  const { inhalt, errors } = checkTextEingabe(...frage);
  if (errors.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", errors);
  return { ...inhalt, html: toTextHtml(inhalt.quelle) };
}
