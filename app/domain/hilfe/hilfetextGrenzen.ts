/** How long a help or hint text may be, with its markup. @assumed bildschirme.md part 9 names no limit. */
export const HILFETEXT_MAX = 8_000;

/**
 * The most characters of a file with help texts: three times what the portal is delivered with.
 * @assumed No limit is named.
 */
export const TEXTDATEI_MAX = 1_000_000;

/** The most texts in one file: twice as many as there are places. @assumed No limit is named. */
export const TEXTDATEI_EINTRAEGE = 1_000;

/** Why a larger file is refused, wherever that is noticed. */
export const TEXTDATEI_ZU_GROSS = `Die Datei ist zu groß: höchstens ${TEXTDATEI_MAX.toLocaleString("de-DE")} Zeichen.`;
