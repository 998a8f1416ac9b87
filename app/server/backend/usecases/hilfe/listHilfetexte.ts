import type { Dienste } from "../../dienste";
import { listHilfetextZeilen, listHinweistextZeilen } from "../../storage/hilfeStore";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { cleanHtml } from "./cleanHtml";

/** The help texts of an area, sorted by index. @spec §7 */
export async function listHilfetexte(
  { db, clock }: Dienste,
  { bereich, page, size, sort }: { bereich: string; page: number; size: number; sort: "index:asc" | "index:desc" },
) {
  if (!isSpeicherbarerText(bereich)) return { data: [] };
  const zeilen = await listHilfetextZeilen(db, {
    bereich,
    page,
    size,
    absteigend: sort === "index:desc",
    am: clock.now(),
  });
  return {
    data: zeilen.map(({ uuid, bereich: hier, feld, index, text, isActive }) => ({
      uuid,
      data: { bereich: hier, feld, index, text: cleanHtml(text), isActive },
    })),
  };
}

/** The hint texts, by key. @spec §7 */
export async function listHinweistexte({ db, clock }: Dienste, seite: { page: number; size: number }) {
  const zeilen = await listHinweistextZeilen(db, { ...seite, am: clock.now() });
  return { data: zeilen.map(({ uuid, schluessel, text }) => ({ uuid, data: { schluessel, text: cleanHtml(text) } })) };
}
