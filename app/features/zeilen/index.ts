/** What other features use of the rows of a table: where it is, whether it can be changed, and the pasted ones. */
export { ZEILEN_FELD, ZEILEN_LABELS } from "./zeilenEntwurf";
export { findTabelle, type GefundeneTabelle, readZeilenOrt, zeilenHref, type ZeilenOrt } from "./zeilenOrt";
export { findSperre, findZeilenStand, type ZeilenStand } from "./zeilenStand";
export type { TabellenAnfrage } from "./loadZeilen";
export type { TabellenSeite } from "./zeilenAbsichten";
