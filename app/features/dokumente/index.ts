/** What other features use of the documents: the links to them. */
export { DokumenteKarte } from "./DokumenteKarte";
export { EingangsbestaetigungLink } from "./EingangsbestaetigungLink";
