/**
 * What a spreadsheet would take for a formula: these characters at the beginning, blanks before them or not, also in
 * full width; with the apostrophes that say that it is none.
 *
 * Source: OWASP, CSV Injection.
 */
const FORMEL = /^'*[\s\u00A0]*[=+\-@＝＋－＠]/;

/** A text for a cell that no spreadsheet calculates: an apostrophe in front of what it would. */
export const guardFormel = (text: string): string => (FORMEL.test(text) ? `'${text}` : text);

/** The text of a cell without that apostrophe. */
export const releaseFormel = (text: string): string =>
  text.startsWith("'") && FORMEL.test(text) ? text.slice(1) : text;
