import { addDays, berlinDate } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { addFaqBewertungen, listFaqEintraege } from "../storage/faqStore";

/** How often some delivered entries helped or did not, by their number and how many days ago. */
const BEWERTUNGEN: readonly { nummer: number; vorTagen: number; ja: number; nein: number }[] = [
  { nummer: 1, vorTagen: 2, ja: 12, nein: 1 },
  { nummer: 1, vorTagen: 45, ja: 30, nein: 4 },
  { nummer: 7, vorTagen: 1, ja: 3, nein: 9 },
  { nummer: 20, vorTagen: 40, ja: 8, nein: 0 },
];

/** Counts for the list of those who edit the FAQ. */
export async function seedFaqBewertungen(tx: Tx, { clock }: Dienste): Promise<void> {
  const heute = berlinDate(clock.now());
  const eintraege = await listFaqEintraege(tx);
  for (const { nummer, vorTagen, ja, nein } of BEWERTUNGEN) {
    const eintrag = eintraege.find((einer) => einer.nummer === nummer);
    if (eintrag === undefined) continue;
    await addFaqBewertungen(tx, { eintragUuid: eintrag.uuid, tag: addDays(heute, -vorTagen), ja, nein });
  }
}
