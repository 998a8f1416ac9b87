import { useLocation } from "@remix-run/react";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { createHilfeHref } from "~/features/formular";

/** The documents whose pages have a help drawer. */
const MIT_HILFE: readonly SchriftsatzArt[] = ["NACHTRAG", "WIDERSPRUCH"];

type Hilfe = (feld: string, label: string) => { href: string; label: string };

/** Leads to this page with the help on a field open; null for a document without help. */
export function useSchriftsatzHilfe(art: SchriftsatzArt): Hilfe | null {
  const { pathname, search } = useLocation();
  if (!MIT_HILFE.includes(art)) return null;
  const query = new URLSearchParams(search);
  // What a button wanted is not wanted again.
  query.delete("absicht");
  const hilfeHref = createHilfeHref(pathname, query.toString());
  return (feld, label) => ({ href: hilfeHref(feld), label });
}
