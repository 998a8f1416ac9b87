import type { Rufe } from "~/contract/wire/call";
import { findHinweis, type HinweisSchluessel } from "~/domain/hilfe/findHinweis";
import { RufFehler } from "~/server/client/rufFehler";

/**
 * The hint text that a page shows, cleaned by the backend. Null when it is empty or cannot be read: a page never fails
 * for its hint.
 * @assumed 0175
 */
export async function loadHinweis(call: Rufe, schluessel: HinweisSchluessel): Promise<string | null> {
  try {
    const { data } = await call.hilfe.listHinweistexte({});
    return findHinweis(
      data.map((hinweis) => hinweis.data),
      schluessel,
    );
  } catch (error) {
    if (error instanceof RufFehler) return null;
    throw error;
  }
}
