import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { refuseMailsAn } from "../storage/mailStore";
import type { Briefauftrag } from "../usecases/mail/briefe/writeBrief";
import { postBrief } from "../usecases/mail/postBrief";
import { DEMO_UNTERNEHMEN } from "./unternehmen";

const TAG = 86_400_000;
const { firma } = DEMO_UNTERNEHMEN.maschinenbau;

/** Letters that the mail server has refused for good: to whom, how many days ago, and what it said. */
const ABGELEHNTE: readonly { brief: (token: string) => Briefauftrag; vorTagen: number; fehler: string }[] = [
  {
    brief: (token) => ({ to: "vergessen@example.org", brief: "EINLADUNG", firma, token }),
    vorTagen: 10,
    fehler: "550 5.1.1 <vergessen@example.org>: Recipient address rejected: User unknown",
  },
  {
    brief: () => ({ to: "ehemals@example.org", brief: "ZUGANG_DEAKTIVIERT", firma }),
    vorTagen: 6,
    fehler: "552 5.2.2 Mailbox full",
  },
];

/**
 * Mails that did not arrive, refused long enough ago that nobody is alarmed by a demo that has just begun. None waits:
 * the worker would send it.
 */
export async function seedAbgelehnteMails(tx: Tx, dienste: Dienste): Promise<void> {
  for (const { brief, vorTagen, fehler } of ABGELEHNTE) {
    const auftrag = brief(dienste.random.token());
    await postBrief(tx, dienste, auftrag);
    await refuseMailsAn(tx, auftrag.to, { am: new Date(dienste.clock.now().getTime() - vorTagen * TAG), fehler });
  }
}
