import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import type { Ausfuehrer } from "../../storage/datenbank";
import { insertAudit } from "../../storage/auditStore";

/** One line of the audit log: what was done and by whom. No texts of users. */
export type AuditEintrag = {
  vorgang: Vorgang;
  am: Date;
  benutzerUuid?: string | null;
  von?: string | null;
  nach?: string | null;
  grund?: string | null;
};

/** Such a line belongs to no Antrag. */
type OhneAntrag = AuditEintrag & { antragUuid?: never };

/**
 * Appends a line to the audit log, in the transaction of what it tells about. What concerns an Antrag goes through
 * {@link file://./schreibeEreignis.ts}, which appends it to the chain of the Antrag as well.
 */
export async function writeAudit(tx: Ausfuehrer, eintrag: OhneAntrag): Promise<void> {
  await insertAudit(tx, eintrag);
}
