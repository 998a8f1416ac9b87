import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { refuseMailsAn, updateMailsAn } from "../storage/mailStore";
import type { Briefauftrag } from "../usecases/mail/briefe/writeBrief";
import { WARTET_MINUTEN } from "../usecases/mail/mailFristen";
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

/** One that its server has put off: it waits almost as long as a mail may wait before the operator is told. */
const WARTENDE = {
  auftrag: { to: "ausgang@example.org", brief: "ZUGANG_DEAKTIVIERT", firma },
  versuche: 3,
  minuten: WARTET_MINUTEN - 1,
  fehler: "451 4.7.1 <ausgang@example.org>: Greylisting in action, please come back later",
} as const;

/** Mails that did not arrive, refused long enough ago that nobody is alarmed by a demo that has just begun. */
async function seedAbgelehnte(tx: Tx, dienste: Dienste): Promise<void> {
  for (const { brief, vorTagen, fehler } of ABGELEHNTE) {
    const auftrag = brief(dienste.random.token());
    await postBrief(tx, dienste, auftrag);
    await refuseMailsAn(tx, auftrag.to, { am: new Date(dienste.clock.now().getTime() - vorTagen * TAG), fehler });
  }
}

/** Mails of the outbox that nobody has got: refused ones, and one that is tried again later. */
export async function seedMails(tx: Tx, dienste: Dienste): Promise<void> {
  await seedAbgelehnte(tx, dienste);
  const { auftrag, versuche, minuten, fehler } = WARTENDE;
  await postBrief(tx, dienste, auftrag);
  const bis = new Date(dienste.clock.now().getTime() + minuten * 60_000);
  await updateMailsAn(tx, auftrag.to, { naechsterVersuchAm: bis, versuche, letzterFehler: fehler });
}
