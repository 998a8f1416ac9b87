/** Digits and letters that nobody takes for another (Crockford's base 32): no I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of a code, its check character included. */
export const BELEGCODE_ZEICHEN = 16;

/** Characters of the checksum beside it, SHA-256 in hexadecimal digits. */
export const PRUEFSUMME_ZEICHEN = 64;

/** x⁵ + x² + 1: the 32 characters are the elements of the field with 32 elements, in which 2 generates all others. */
const POLYNOM = 0x25;

const mal2 = (wert: number): number => (wert & 16 ? (wert << 1) ^ POLYNOM : wert << 1);

/** Zero for a code without a slip: any single other character and any two that changed places give something else. */
const rest = (werte: readonly number[]): number => werte.reduce((summe, wert) => mal2(summe) ^ wert, 0);

/** Code of 75 bits of chance and a check character. `bytes`: at least ten, each equally likely. */
export function belegcodeAus(bytes: Uint8Array): string {
  const zahl = bytes.subarray(0, 10).reduce((summe, byte) => (summe << 8n) | BigInt(byte), 0n);
  const werte = Array.from({ length: BELEGCODE_ZEICHEN - 1 }, (_, stelle) =>
    Number((zahl >> BigInt(5 * stelle)) & 31n),
  );
  return [...werte, mal2(rest(werte))].map((wert) => ALPHABET.charAt(wert)).join("");
}

/** In groups of four, for reading and typing: "7K2M-Q9RT-0XAB-45WZ". */
export function formatBelegcode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/**
 * The code that somebody typed, with or without groups, in either case, O for 0 and I or L for 1; null when it cannot
 * be one.
 */
export function parseBelegcode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const werte = Array.from(code, (zeichen) => ALPHABET.indexOf(zeichen));
  return werte.length === BELEGCODE_ZEICHEN && !werte.includes(-1) && rest(werte) === 0 ? code : null;
}
