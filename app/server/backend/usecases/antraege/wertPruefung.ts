import type { ProblemItem } from "~/contract/wire/problem";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Bereich, Field, FieldRules, FormKontext, Wert } from "~/formkit/field";
import { isStored, kinds } from "~/formkit/kinds";
import { messages } from "~/formkit/messages";
import { isRelevant, optionsOf } from "~/formkit/relevance";
import { fail, ok, type Result } from "~/lib/result";
import { replaceSpaces } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import { eingabeUngueltig } from "../../ablehnung";

/** A field of the application form. */
export type AntragFeld = Field<AntragKontext>;
/** An answer that is no table. */
export type EinfacherWert = Exclude<Wert, object[]> | string[];

/** The message for a name that the form does not have; only a program can cause it. */
export const FELD_UNBEKANNT = "Dieses Feld gibt es nicht.";

/**
 * Line breaks and tabs may be stored; other control characters and broken surrogates no screen shows, and the database
 * refuses some.
 */
const NICHT_SPEICHERBAR = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Says whether a text can be stored and shown. */
export function isSpeicherbarerText(text: string): boolean {
  return !NICHT_SPEICHERBAR.test(text);
}

/** Says whether something unknown is an answer of a field that is no table. */
function isEinfacherWert(wert: unknown): wert is EinfacherWert {
  if (wert === null || typeof wert === "boolean") return true;
  if (typeof wert === "string") return isSpeicherbarerText(wert);
  return Array.isArray(wert) && wert.every((text) => typeof text === "string" && isSpeicherbarerText(text));
}

/** Choices that name rows, in the case in which the ids of rows are kept. */
const withKleinenIds = (wert: unknown): unknown =>
  Array.isArray(wert) ? wert.map((key: unknown) => (isUuid(key) ? key.toLowerCase() : key)) : wert;

/**
 * A value as the answer of a field, or why it cannot be stored there. Never about whether the answer is right or
 * complete.
 */
export function readAntwort(feld: FieldRules | undefined, gesendet: unknown): Result<EinfacherWert, string> {
  if (feld === undefined || !isStored(feld.kind) || feld.kind === "table") return fail(FELD_UNBEKANNT);
  const wert = feld.kind === "multiChoice" ? withKleinenIds(gesendet) : gesendet;
  if (!isEinfacherWert(wert)) return fail(messages.pattern);
  const kind = kinds[feld.kind];
  if (kind.accepts(wert, feld)) return ok(wert);
  const { maxLength } = kind.constraints(feld);
  const isText = feld.kind === "text" || feld.kind === "textArea";
  const isZuLang = isText && typeof wert === "string" && maxLength !== undefined && wert.length > maxLength;
  return fail(isZuLang ? messages.maxLength(maxLength) : messages.pattern);
}

/**
 * Says whether everything that was chosen anew is on offer. What was chosen before and is no longer offered stays, the
 * check of the form tells it. Fields that are not asked are not looked at: what they hold is blanked on saving.
 */
export function isAufAngebot<K extends FormKontext>(
  feld: Field<K>,
  { alt, neu }: { alt: Wert | undefined; neu: Wert | undefined },
  b: Bereich<K>,
): boolean {
  if (neu === undefined || (feld.kind !== "choice" && feld.kind !== "multiChoice") || !isRelevant(feld, b)) return true;
  const bisher = new Set<unknown>(Array.isArray(alt) ? alt : [alt]);
  const hinzu = (Array.isArray(neu) ? neu : [neu]).filter((key) => key !== "" && !bisher.has(key));
  if (hinzu.length === 0) return true;
  const angebot = new Set<unknown>(optionsOf(feld, b).map(({ key }) => key));
  return hinzu.every((key) => angebot.has(key));
}

/** The finding about one property of one entity. */
export function problem(uuid: string, property: string, message: string): ProblemItem {
  return { uuid, property, message };
}

/**
 * A typed line of text as it is stored: unusual spaces replaced, trimmed. Throws EINGABE_UNGUELTIG on what cannot be
 * stored.
 */
export function readSingleLine(property: string, text: string): string {
  const bereinigt = replaceSpaces(text, { multiline: false }).text.trim();
  if (!isSpeicherbarerText(bereinigt)) throw eingabeUngueltig(property, messages.pattern);
  return bereinigt;
}
