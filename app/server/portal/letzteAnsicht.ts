import { z } from "zod";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";
import { openSealed, sealJson } from "./signatur";

/** A browser drops cookies over 4 KB; a longer view is not kept. */
const LAENGSTE = 2_500;

const gemerkt = z.string();

/** Bound to the session: whoever logs in next begins with the plain view. */
const zweckVon = async ({ anfrage }: OffeneSeite): Promise<string> => `ansicht ${await anfrage.csrf()}`;

/**
 * The query of the list as this session saw it last, "" for the plain view.
 *
 * @spec §3 Filter caches per table, firstVisitInSession
 * @assumed §3 keeps them in the session storage of the browser; a session cookie also works without scripts.
 */
export async function readLetzteAnsicht(offen: OffeneSeite): Promise<string> {
  const { anfrage } = offen;
  const parsed = gemerkt.safeParse(
    openSealed(anfrage.schluessel, await zweckVon(offen), anfrage.readCookie(EIGENE_COOKIES.ansicht)),
  );
  return parsed.success ? parsed.data : "";
}

/** Keeps the query for the next visit; "" ends the memory. */
export async function rememberLetzteAnsicht(offen: OffeneSeite, query: string): Promise<void> {
  const { anfrage } = offen;
  if (query === (await readLetzteAnsicht(offen))) return;
  if (query === "" || query.length > LAENGSTE) anfrage.setCookie(EIGENE_COOKIES.ansicht, "", 0);
  else anfrage.setCookie(EIGENE_COOKIES.ansicht, sealJson(anfrage.schluessel, await zweckVon(offen), query));
}
