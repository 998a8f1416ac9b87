import type { Dienste } from "../../dienste";
import { pruefsummeVon } from "../../pruefsumme";
import type { Tx } from "../../storage/datenbank";
import { insertNumberedAudit } from "../../storage/auditStore";
import type { EreignisInhalt } from "../../storage/ereignisStore";
import { append, lockKette } from "./append";
import type { AuditEintrag } from "./writeAudit";

/**
 * Something that happened to an Antrag; `von` and `nach` are statuses, `pruefsumme` the checksum of the content that it
 * is about.
 */
export type AntragEreignis = AuditEintrag & { antragUuid: string; pruefsumme?: string };

/** What the chain keeps of a line of the audit log. */
export function inhaltVon(
  { benutzerUuid, von, nach, grund, pruefsumme }: Omit<AntragEreignis, "vorgang">,
  lfd: number,
): EreignisInhalt {
  return {
    ...(benutzerUuid ? { akteur: "PERSON" as const, person: benutzerUuid } : { akteur: "VERFAHREN" as const }),
    lfd,
    ...(von && { von }),
    ...(nach && { nach }),
    ...(grund && { grund: pruefsummeVon(grund) }),
    ...(pruefsumme !== undefined && { pruefsumme }),
  };
}

/**
 * Writes down what happened to an Antrag, in the transaction in which it happens: a line of the audit log, and the next
 * event of the chain of this Antrag. The lock of the Antrag comes first, if the transaction takes it at all.
 */
export async function writeEreignis(tx: Tx, dienste: Dienste, eintrag: AntragEreignis): Promise<void> {
  const ende = await lockKette(tx, dienste, eintrag.antragUuid);
  const lfd = await insertNumberedAudit(tx, eintrag);
  await append(tx, dienste, {
    kettenende: ende,
    neu: { am: eintrag.am, art: eintrag.vorgang, inhalt: inhaltVon(eintrag, lfd) },
  });
}
