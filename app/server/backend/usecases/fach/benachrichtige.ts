import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { listBevollmaechtigte } from "../../storage/einreichungStore";
import { merkeMail } from "../mail/merkeMail";
import { schreibeNachricht } from "../nachricht/schreibeNachricht";

/** `seite`: the page that the mail leads to, without a leading slash; it tells nothing of the content. */
type Inhalt = { art: string; titel: string; text: string; seite?: string };

/**
 * Puts a message into the company's inbox and tells its authorised representatives by mail that there is one. The mail has no
 * content: Anträge are secret (§ 2(3) FZulBV, domain.md 4.6).
 */
export async function benachrichtige(
  tx: Tx,
  dienste: Dienste,
  { uuid: antragUuid, unternehmenUuid }: Pick<AntragZeile, "uuid" | "unternehmenUuid">,
  { seite, ...inhalt }: Inhalt,
): Promise<void> {
  await schreibeNachricht(tx, dienste, { unternehmenUuid, antragUuid, ...inhalt, am: dienste.clock.now() });
  const text = [
    "Guten Tag,",
    "im Antragsportal liegt eine neue Nachricht für Ihr Unternehmen. Diese E-Mail enthält aus Gründen der Geheimhaltung keinen Inhalt.",
    `Bitte melden Sie sich an: ${dienste.config.publicUrl}${seite === undefined ? "" : `/${seite}`}`,
  ].join("\n\n");
  for (const to of await listBevollmaechtigte(tx, unternehmenUuid)) {
    await merkeMail(tx, dienste, { to, subject: "Neue Nachricht im Portal", text });
  }
}
