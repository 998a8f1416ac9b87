import { pickErinnerungTage } from "~/domain/frist/erinnerung";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import type { UnternehmensPerson } from "../../kontext";
import { storeErinnerungTage } from "../../storage/erinnerungStore";

/** Keeps when a person wants to be reminded of deadlines besides what everybody gets; nothing chosen ends it. */
export async function chooseErinnerungen(
  { db, clock }: Dienste,
  { benutzerUuid }: UnternehmensPerson,
  tage: readonly number[],
): Promise<{ ok: true }> {
  await storeErinnerungTage(db, { benutzerUuid, tage: pickErinnerungTage(tage), heute: todayBerlin(clock) });
  return { ok: true };
}
