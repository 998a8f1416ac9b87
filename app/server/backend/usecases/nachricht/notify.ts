import type { NachrichtInhalt } from "~/domain/nachricht/nachrichtArten";
import { format } from "~/domain/nachricht/nachrichtArten";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { listBevollmaechtigte } from "../../storage/einreichungStore";
import { postBrief } from "../mail/postBrief";
import { writeNachricht } from "./writeNachricht";

type Bezug = { unternehmenUuid: string; antragUuid: string | null; urheber?: string };

/**
 * Puts a message about an Antrag into the company's inbox and tells its authorised representatives by mail that there
 * is one. The mail has no content: Anträge are secret. Answers the id of the message.
 *
 * @spec domain.md 4.6 E-mail contains no content, only „Neue Nachricht im Portal“ + link /nachrichten/{uuid}
 */
export async function notify(
  tx: Tx,
  dienste: Dienste,
  {
    satz: { uuid, unternehmenUuid },
    inhalt,
  }: { satz: Pick<AntragZeile, "uuid" | "unternehmenUuid">; inhalt: NachrichtInhalt<"antrag"> },
): Promise<string> {
  return send(tx, dienste, { bezug: { unternehmenUuid, antragUuid: uuid }, inhalt });
}

/**
 * The same for a message about the company as a whole, by its id; or with `urheber`, the mail address of the person
 * whose own doing it was; it gets no mail.
 * @assumed domain.md 4.6 does not say who is told: whoever has just done it need not be.
 */
export async function notifyUnternehmen(
  tx: Tx,
  dienste: Dienste,
  {
    firma,
    inhalt,
  }: { firma: string | { unternehmenUuid: string; urheber: string }; inhalt: NachrichtInhalt<"unternehmen"> },
): Promise<string> {
  const bezug = typeof firma === "string" ? { unternehmenUuid: firma } : firma;
  return send(tx, dienste, { bezug: { ...bezug, antragUuid: null }, inhalt });
}

async function send(
  tx: Tx,
  dienste: Dienste,
  { bezug: { urheber, ...bezug }, inhalt }: { bezug: Bezug; inhalt: NachrichtInhalt },
): Promise<string> {
  const uuid = await writeNachricht(tx, dienste, { ...bezug, ...format(inhalt), am: dienste.clock.now() });
  for (const to of await listBevollmaechtigte(tx, bezug.unternehmenUuid)) {
    if (to === urheber) continue;
    await postBrief(tx, dienste, {
      to,
      brief: "NEUE_NACHRICHT",
      nachrichtUuid: uuid,
      unternehmenUuid: bezug.unternehmenUuid,
    });
  }
  return uuid;
}
