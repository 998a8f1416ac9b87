import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, loadSeiten } from "~/features/tabelle";
import { type Fassungen, FASSUNGEN, type Fassungsliste } from "./FassungsKarten";

const FASSUNGEN_JE_SEITE = 10;

/** Of all versions the pages that the query asks for. */
export async function pickFassungen(fassungen: Fassungen, query: URLSearchParams): Promise<Fassungsliste> {
  const { zeilen, ...seiten } = await loadSeiten(pickFolge(query, FASSUNGEN), {
    jeSeite: FASSUNGEN_JE_SEITE,
    list: inSeiten(fassungen.eintraege),
  });
  return { ...fassungen, eintraege: zeilen, seiten };
}
