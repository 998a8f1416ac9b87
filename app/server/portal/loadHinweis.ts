import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
import { findHinweis, type HinweisSchluessel } from "~/domain/hilfe/findHinweis";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";

type Hinweistexte = readonly { schluessel: string; text: string }[];

/** All hint texts, cleaned by the backend; none when they cannot be read: a page never fails for its hint. */
async function listHinweise(anfrage: Anfrage): Promise<Hinweistexte> {
  try {
    const { data } = await anfrage.client().hilfe.listHinweistexte({});
    return data.map((hinweis) => hinweis.data);
  } catch (error) {
    if (error instanceof RufFehler) return [];
    throw error;
  }
}

/**
 * The hint text that a page shows; null when it is empty or cannot be read.
 * @assumed 0175
 */
export async function loadHinweis(anfrage: Anfrage, schluessel: HinweisSchluessel): Promise<string | null> {
  return findHinweis(await listHinweise(anfrage), schluessel);
}

/** Both hints of the forms of an Antrag, in one call. */
export async function loadFormularHinweise(anfrage: Anfrage): Promise<FormularHinweise> {
  const hinweise = await listHinweise(anfrage);
  return { pflichtfelder: findHinweis(hinweise, "pflichtfelder"), speichern: findHinweis(hinweise, "speichern") };
}
