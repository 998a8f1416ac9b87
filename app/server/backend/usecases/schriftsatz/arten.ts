import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { ANTRAG_RUECKZUG } from "./antragRueckzug";
import type { SchriftsatzArtDienst } from "./artDienst";
import { NACHTRAG } from "./nachtrag";
import { WIDERSPRUCH, WIDERSPRUCH_RUECKZUG } from "./widerspruch";

const DIENSTE: { readonly [art in SchriftsatzArt]: SchriftsatzArtDienst } = {
  NACHTRAG,
  WIDERSPRUCH,
  WIDERSPRUCH_RUECKZUG,
  ANTRAG_RUECKZUG,
};

/** What is special about a kind. */
export const dienstFuer = (art: SchriftsatzArt): SchriftsatzArtDienst => DIENSTE[art];
