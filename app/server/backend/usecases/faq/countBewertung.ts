import { berlinDate } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { countFaqBewertung } from "../../storage/faqStore";
import { limit } from "../ratelimit/count";

/**
 * Counts one answer to "War das hilfreich?" for its day. Throws ZU_VIELE_VERSUCHE after many from one address, and
 * NICHT_GEFUNDEN when there is no such entry, or none that is active.
 *
 * @assumed Issue 18 §4 counts without personal data: no session, no cookie and no address stands beside a count. So the
 * same person can count twice; only many clicks from one address within an hour are refused.
 */
export async function countBewertung(
  { dienste, clientIp }: Pick<RufKontext, "dienste" | "clientIp">,
  { uuid, hilfreich }: { uuid: string; hilfreich: boolean },
): Promise<{ ok: true }> {
  await limit(dienste, "faqBewertungProIp", clientIp);
  const tag = berlinDate(dienste.clock.now());
  if (!(await countFaqBewertung(dienste.db, { uuid, tag, hilfreich }))) throw new Ablehnung("NICHT_GEFUNDEN");
  return { ok: true };
}
