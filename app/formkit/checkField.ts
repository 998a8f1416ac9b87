import { compareDecimal, formatGermanDecimal, isDecimal } from "../lib/decimal";
import { formatDate, formatMonth } from "../lib/date";
import { formatEuro } from "../lib/money";
import type { Bereich, Field, FormKontext, Regelbefund, Wert } from "./field";
import { messages, ownMessages } from "./messages";
import { isRequired, wertOf } from "./relevance";
import { isBlank } from "./werte";

/** One @ with something on both sides and a dot in the domain; whether the address exists only a mail can tell. */
const EMAIL_PATTERN = /^[^\s@,;<>()[\]\\"]+@[^\s@,;<>()[\]\\"]+\.[^\s@.,;<>()[\]\\"]{2,}$/;

const NOTHING: readonly Regelbefund[] = [];

/** Looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && !text.includes("..") && EMAIL_PATTERN.test(text);
}

type RangeRule = {
  compare: (a: string, b: string) => number;
  format: (value: string) => string;
  low: (text: string) => string;
  high: (text: string) => string;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const compareNumber = (a: string, b: string): number => (isDecimal(a) ? compareDecimal(a, b) : 0);
const numberRange = { compare: compareNumber, low: ownMessages.tooSmall, high: ownMessages.tooLarge };
const dateRange = { compare: compareText, low: ownMessages.tooEarly, high: ownMessages.tooLate };

const ranges: { [kind: string]: RangeRule } = {
  integer: { ...numberRange, format: formatGermanDecimal },
  decimal: { ...numberRange, format: formatGermanDecimal },
  euro: { ...numberRange, format: formatEuro },
  date: { ...dateRange, format: formatDate },
  month: { ...dateRange, format: formatMonth },
};

function checkRange<K extends FormKontext>(field: Field<K>, wert: Wert): string[] {
  const range = ranges[field.kind];
  if (!range || typeof wert !== "string" || wert === "") return [];
  if (field.min !== undefined && range.compare(wert, field.min) < 0) return [range.low(range.format(field.min))];
  if (field.maxValue !== undefined && range.compare(wert, field.maxValue) > 0)
    return [range.high(range.format(field.maxValue))];
  return [];
}

/** @assumed spec §5 does not say how many chips are allowed: 10 unless the field says otherwise. */
function checkItems<K extends FormKontext>(field: Field<K>, wert: Wert): string[] {
  const max = field.maxItems ?? (field.kind === "chips" ? 10 : undefined);
  return max !== undefined && Array.isArray(wert) && wert.length > max ? [ownMessages.maxItems(max)] : [];
}

function checkRows<K extends FormKontext>(field: Field<K>, wert: Wert, b: Bereich<K>): string[] {
  const least = field.minRows ?? (isRequired(field, b) ? 1 : 0);
  return Array.isArray(wert) && wert.length < least ? [ownMessages.minRows(least)] : [];
}

function checkRequired<K extends FormKontext>(field: Field<K>, wert: Wert, b: Bereich<K>): string[] {
  const isMissing = isBlank(wert) || (field.kind === "checkbox" && wert === false);
  if (!isMissing || !isRequired(field, b)) return [];
  return [field.kind === "multiChoice" || field.kind === "chips" ? messages.notEmpty : messages.required];
}

/**
 * What is wrong with one relevant field: its being missing, its range, its form, then the field's own check (which also
 * sees blank values). Rows of a table are not looked at here.
 */
export function checkField<K extends FormKontext>(field: Field<K>, b: Bereich<K>): readonly Regelbefund[] {
  const wert = wertOf(field, b.werte);
  const found = field.kind === "table" ? checkRows(field, wert, b) : checkRequired(field, wert, b);
  if (!isBlank(wert)) {
    found.push(...checkRange(field, wert), ...checkItems(field, wert));
    if (field.inputType === "email" && typeof wert === "string" && !isEmail(wert)) found.push(messages.email);
  }
  const own = field.check?.(wert, b) ?? NOTHING;
  if (found.length === 0) return own;
  return [...found.map((message): Regelbefund => ({ art: "fehler", message })), ...own];
}
