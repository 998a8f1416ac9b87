import { parseDate } from "../../lib/date";
import type { FieldRules, Option, Wert } from "../field";
import { kinds } from "../kinds";
import { asList, asText } from "../kinds/kind";
import { messages } from "../messages";
import { findOptionskey, listOptionsnamen, readOptionskeys, type Wahl, writeOptionskeys } from "./optionen";
import { plainWort, readJaNein, zitat } from "./readWort";

/** What was read from a cell: what is stored, with what was changed on the way, or why it cannot be. */
export type Zelle = { readonly wert: Wert; readonly hinweise: readonly string[] } | { readonly fehler: string };

const understood = (wert: Wert, ...hinweise: string[]): Zelle => ({ wert, hinweise });

/** More options than these are not named one by one. */
const MEISTE_GENANNT = 8;

function unknown(text: string, optionen: readonly Wahl[]): Zelle {
  const namen = listOptionsnamen(optionen).map(({ name }) => name);
  const moeglich = namen.length > 0 && namen.length <= MEISTE_GENANNT ? ` Möglich sind: ${namen.join("; ")}.` : "";
  return { fehler: `${zitat(text)} gibt es hier nicht zur Auswahl.${moeglich}` };
}

function readChoice(text: string, optionen: readonly Wahl[]): Zelle {
  const key = findOptionskey(optionen, text);
  return key === undefined ? unknown(text, optionen) : understood(key);
}

function readMehrere(text: string, optionen: readonly Wahl[]): Zelle {
  const { keys, unbekannte } = readOptionskeys(optionen, text);
  const [erste] = unbekannte;
  return erste === undefined ? understood([...keys]) : unknown(erste, optionen);
}

const KEINE_ANGABE = [plainWort(messages.keineAngabe), ""];

function readAntwort({ trueLabel = "Ja", falseLabel = "Nein" }: FieldRules, text: string): Zelle {
  const wort = plainWort(text);
  if (wort === plainWort(trueLabel)) return understood(true);
  if (wort === plainWort(falseLabel)) return understood(false);
  if (KEINE_ANGABE.includes(wort)) return understood(null);
  const wert = readJaNein(text);
  return wert === undefined
    ? { fehler: `Bitte schreiben Sie „${trueLabel}“ oder „${falseLabel}“ statt ${zitat(text)}.` }
    : understood(wert);
}

const MONATE = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];
const IN_WORTEN = /^(\p{L}{3})\p{L}*\.?[ -](\d{2}|\d{4})$/u;

const TAG_MIT_KURZEM_JAHR = /^(\d{1,2}\.\d{1,2}\.)(\d{2})$/;
/** "03.25"; what may as well be a day without its year is none. */
const MONAT_MIT_KURZEM_JAHR = /^(\d{1,2}\.)(1[3-9]|[2-9]\d)$/;
const JAHRHUNDERT = "$120$2";

/** A month as spreadsheets show it, too: as its first or any other day, or as "Mrz 25". */
function normalizeMonat(getippt: string): string {
  const text = normalizeTag(getippt).replace(MONAT_MIT_KURZEM_JAHR, JAHRHUNDERT);
  const tag = parseDate(text);
  if (tag !== undefined) return tag.slice(0, 7);
  const [, name = "", jahr = ""] = IN_WORTEN.exec(text) ?? [];
  const monat = MONATE.indexOf(name.toLocaleLowerCase("de-DE").replace(/^m(?:rz|ae)$/, "mär")) + 1;
  return monat === 0 ? text : `${String(monat)}.${jahr.length === 2 ? `20${jahr}` : jahr}`;
}

const MITTERNACHT = / +0?0:00(?::00)?$/;

/** A day as spreadsheets show it, too: with an hour, or a year of two digits. */
const normalizeTag = (text: string): string =>
  text.trim().replace(MITTERNACHT, "").replace(TAG_MIT_KURZEM_JAHR, JAHRHUNDERT);

/** What the kind of a field understands, after what only spreadsheets write. */
function normalize({ kind }: FieldRules, text: string): string {
  if (kind === "month") return normalizeMonat(text);
  if (kind === "date") return normalizeTag(text);
  return text;
}

/** Said of a value that holds less than what was typed. */
export const GEKUERZT = "Nachkommastellen sind gekürzt.";

const HINWEISE: Readonly<Record<string, string>> = {
  [messages.spacesReplaced]: "Umbrüche oder ungewöhnliche Leerzeichen sind durch gewöhnliche ersetzt.",
  [messages.decimalsShortened]: GEKUERZT,
};

const zuLang = (text: string, max: number): string => `${messages.maxLength(max)}. Es sind ${String(text.length)}.`;

function parse(feld: FieldRules, text: string): Zelle {
  const kind = kinds[feld.kind];
  const { wert, issue, notices, rest } = kind.parse(normalize(feld, text), feld);
  if (issue !== undefined) return { fehler: `${zitat(text)}: ${issue}.` };
  // Nobody notices in a row of many that the end of a text is missing.
  if (rest !== undefined) return { fehler: zuLang(text, kind.constraints(feld).maxLength ?? 0) };
  return understood(wert, ...notices.map((notice) => HINWEISE[notice] ?? notice));
}

/** Reads one cell as its field does; a blank one is blank. Nothing is cut. `optionen`: those of the field. */
export function readZelle(feld: FieldRules, text: string, optionen: readonly Wahl[] = []): Zelle {
  if (text.trim() === "" && (feld.kind !== "textArea" || text === "")) return understood(kinds[feld.kind].blank(feld));
  switch (feld.kind) {
    case "choice":
      return readChoice(text, optionen);
    case "multiChoice":
      return readMehrere(text, optionen);
    case "yesNo":
      return readAntwort(feld, text);
    case "checkbox":
      return understoodBox(text);
    default:
      return parse(feld, text);
  }
}

function understoodBox(text: string): Zelle {
  const wert = readJaNein(text);
  return wert === undefined
    ? { fehler: `Bitte schreiben Sie „Ja“ oder „Nein“ statt ${zitat(text)}.` }
    : understood(wert);
}

/** An answer as the text of a cell, which `readZelle` reads as the same. */
export function writeZelle(feld: FieldRules, wert: Wert, optionen: readonly Option[] = []): string {
  const kind = kinds[feld.kind];
  switch (feld.kind) {
    case "choice":
      return listOptionsnamen(optionen).find(({ key }) => key === asText(wert))?.name ?? "";
    case "multiChoice":
      return writeOptionskeys(optionen, asList(wert));
    case "yesNo":
      return wert === null ? "" : kind.display(wert, feld);
    case "checkbox":
      return wert === true ? "Ja" : "";
    case "chips":
      return asList(wert).join("\n");
    default:
      return asText(wert) === "" ? "" : [kind.format(wert, feld)].flat().join("\n");
  }
}
