/** @spec §5 Decimal fields use German format: dot as thousands separator, comma as decimal separator. */

export type NumberShape = {
  /** Digits allowed before the comma. */
  integerDigits: number;
  /** Digits allowed after the comma; 0 means whole numbers. */
  fractionDigits: number;
};

const complete = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/;

function parts(text: string): { whole: string; fraction: string | undefined } {
  const [whole = "", fraction] = text.split(",");
  return { whole: whole.replaceAll(".", ""), fraction };
}

/**
 * May this stand in the field while one types? Digits and dots, at most one comma and not first, not too many digits.
 */
export function isTypable(text: string, { integerDigits, fractionDigits }: NumberShape): boolean {
  if (text === "") return true;
  const pattern = fractionDigits === 0 ? /^\d[\d.]*$/ : /^\d[\d.]*(?:,\d*)?$/;
  if (!pattern.test(text)) return false;
  const { whole, fraction } = parts(text);
  return whole.length <= integerDigits && (fraction?.length ?? 0) <= fractionDigits;
}

/**
 * What a pasted text becomes: blanks around it and a euro sign are dropped, surplus decimals are shortened.
 * Null when it is no German number of this shape.
 */
export function readPaste(
  pasted: string,
  { integerDigits, fractionDigits }: NumberShape,
): { text: string; isShortened: boolean } | null {
  const text = pasted.replace(/€|EUR/g, "").replace(/^\s+|\s+$/g, "");
  if (!complete.test(text)) return null;
  const { whole, fraction } = parts(text);
  if (whole.length > integerDigits) return null;
  if (fraction === undefined) return { text, isShortened: false };
  if (fractionDigits === 0)
    return /^0*$/.test(fraction) ? { text: text.replace(/,.*$/, ""), isShortened: false } : null;
  const kept = fraction.slice(0, fractionDigits);
  return { text: text.replace(/,.*$/, `,${kept}`), isShortened: kept !== fraction };
}

/**
 * The text when the field is left: a trailing comma goes, and thousands are grouped as they are after a save.
 *
 * @spec §5 A trailing comma is removed on blur
 */
export function tidyNumber(text: string): string {
  const number = text.replace(/,$/, "");
  if (!complete.test(number)) return number;
  const { whole, fraction } = parts(number);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
