import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { createHilfeHref } from "~/features/formular";

/** The documents whose pages have a help drawer. */
const MIT_HILFE: readonly SchriftsatzArt[] = ["NACHTRAG", "WIDERSPRUCH"];

/** What leads to the help on a field. */
export type SchriftsatzHilfe = (feld: string, label: string) => { href: string; label: string };

/** Leads to the page of a document, at this address, with the help on a field open; null for one without help. */
export function schriftsatzHilfe(art: SchriftsatzArt, hier: string): SchriftsatzHilfe | null {
  if (!MIT_HILFE.includes(art)) return null;
  const hilfeHref = createHilfeHref(hier, "");
  return (feld, label) => ({ href: hilfeHref(feld), label });
}
