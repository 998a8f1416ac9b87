import { href } from "~/routing/href";

/** What is asked about before it happens: its button asks, and the answer acts. */
export type Rueckfrage = "zurueckziehen" | "entfernen";

/** The name of the question in the address of the page. */
const FELD = "frage";

/** What the address asks about; null for nothing. */
export function rueckfrageVon({ searchParams }: URL): Rueckfrage | null {
  const gefragt = searchParams.get(FELD);
  return gefragt === "zurueckziehen" || gefragt === "entfernen" ? gefragt : null;
}

/** The page of somebody with this question. */
export const rueckfrageHref = (uuid: string, frage: Rueckfrage): string =>
  href("benutzerBearbeiten", { uuid }, { [FELD]: frage });
