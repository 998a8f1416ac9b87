// Apart from the record itself, which knows every field of the form: pages name the part without loading them.

/** Changes when a record of before could no longer be read as it is. */
export const UNTERNEHMENSANGABEN_VERSION = 1;

/** What the part is called wherever it is read. */
export const UNTERNEHMENSANGABEN_TITEL = "Unternehmensstammdaten";

/** What its part of one Wirtschaftsjahr is called, before the year. */
export const STATISTIK_TITEL = "Geschäftsstatistik";

/** What its part of one affiliated company is called, before the name. */
export const VERBUND_TITEL = "Verbundene Unternehmen";
