/**
 * What other features use of the forms: the hidden fields of every form, the work plan as a chart, the stored answers
 * as the rules read them, the controls of questions with what is typed in them, and what is to be decided about a kept
 * form.
 */
export { Arbeitsplandiagramm } from "./seite/Arbeitsplandiagramm";
export { optionenVon, textVon, toFormData } from "./felder/eingaben";
export { FeldEingabe } from "./felder/FeldEingabe";
export { VerschiebeHinweis } from "./felder/VerschiebeHinweis";
export { useVerschieben } from "./felder/useVerschieben";
export { useGetippteTexte } from "./felder/useGetippteTexte";
export { FormularFelder } from "./seite/FormularFelder";
export { isLockedInMuster, listUmfeld } from "./seite/musterDaten";
export { MusterFormular } from "./seite/MusterFormular";
export { StandardKnopf } from "./seite/StandardKnopf";
export { SpeicherBanner } from "./seite/SpeicherBanner";
export { GESEHEN, GEZEIGT, type Konflikt, KONFLIKT_GEZEIGT, type KonfliktFeld, REST } from "./seite/formularDaten";
export { zeilenStatesVon } from "./seite/befundeFuerPlatz";
export { werteFuerPlatz } from "./seite/werteFuerPlatz";
export { GeparktHinweis, geparktTitel } from "./speichern/GeparktHinweis";
export {
  findOrNull,
  formDataVon,
  type GeparktesVorhaben,
  type GeparktZumAntrag,
  isZumAntrag,
  loadGeparktLage,
  type Unlesbar,
} from "./speichern/loadGeparktLage";
export type { GetippteAngabe } from "./felder/getippteAngaben";
export { createHilfeHref } from "./felder/hilfeHref";
export { useFeldhilfe } from "./felder/useFeldhilfe";
export { useFragen } from "./felder/useFragen";
export { useIsGefragt } from "./felder/useIsGefragt";
export { KonfliktFrage, wahlId } from "./speichern/KonfliktFrage";
export { listKonfliktFelder } from "./speichern/listKonfliktFelder";
export { listUebernommene, listUnentschiedene, readEntscheidungen, toKonflikt } from "./speichern/konflikt";
export { toWerte } from "./seite/toWerte";
export { eingabenAus, vollstaendig } from "./seite/texte";
export type { Entwurf } from "./schutz/entwurf";
export { useEntwurfSchutz } from "./schutz/useEntwurfSchutz";
export { isOhneServer, sendSafely } from "./speichern/sendSafely";
export { SitzungBeendet } from "./schutz/SitzungBeendet";
export { zusatzHinweis } from "./seite/zusatzHinweis";
