/**
 * Most rows in one table of a Vorhaben.
 *
 * @assumed domain.md 7.2 bounds a Vorhaben at 500 KB; this many rows in one table keep it well below.
 */
export const MAX_ZEILEN = 100;

/**
 * Most characters of rows that are pasted at once. A form sends letters and digits as one byte each, tabs and most
 * signs as three, umlauts and line ends as six: ordinary German text of this length stays below the 256 KiB that a
 * request takes (FORM_LIMIT_BYTES), and what does not is refused by that limit.
 *
 * @assumed Issue 19 §1 leaves the limit open.
 */
export const ZEILENTEXT_MAX = 100_000;
