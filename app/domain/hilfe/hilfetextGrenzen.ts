/** How long a help or hint text may be, with its markup. @assumed bildschirme.md part 9 names no limit. */
export const HILFETEXT_MAX = 8_000;
