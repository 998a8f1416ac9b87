/**
 * What other features use of the forms: the hidden fields of every form, the work plan as a chart, the stored answers as the rules read
 * them, the controls of questions with what is typed in them, and what is to be decided about a kept form.
 */
export { Arbeitsplandiagramm } from "./Arbeitsplandiagramm";
export { optionenVon, textVon, toFormData } from "./eingaben";
export { FeldEingabe } from "./FeldEingabe";
export { FormularFelder } from "./FormularFelder";
export { GESEHEN, type Konflikt, KONFLIKT_GEZEIGT, type KonfliktFeld, WAHL } from "./formularDaten";
export { GeparktHinweis, geparktTitel } from "./GeparktHinweis";
export { findOrNull, formDataVon, type GeparktesVorhaben, loadGeparktLage, type Unlesbar } from "./geparktLage";
export type { GetippteAngabe } from "./getippteAngaben";
export { createHilfeHref } from "./hilfeHref";
export { KonfliktFrage, wahlId } from "./KonfliktFrage";
export { leseEntscheidungen } from "./konflikt";
export { toWerte } from "./loadFormularSeite";
export { eingabenAus, vollstaendig } from "./texte";
export type { Entwurf } from "./entwurf";
export { useEntwurfSchutz } from "./useEntwurfSchutz";
export { isOhneServer, sendeSicher } from "./sendeSicher";
export { SitzungBeendet } from "./SitzungBeendet";
export { zusatzHinweis } from "./zusatzHinweis";
