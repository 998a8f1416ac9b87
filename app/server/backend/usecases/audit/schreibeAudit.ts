import type { Ausfuehrer } from "../../storage/datenbank";
import { audit } from "../../storage/schema/audit";

/** One line of the audit log: what was done, by whom, to which Antrag; `von` and `nach` are statuses. No texts of users. */
export type AuditEintrag = {
  vorgang: string;
  am: Date;
  benutzerUuid?: string | null;
  antragUuid?: string | null;
  von?: string | null;
  nach?: string | null;
  grund?: string | null;
};

/** Appends a line to the audit log, in the transaction of what it tells about. */
export async function schreibeAudit(tx: Ausfuehrer, eintrag: AuditEintrag): Promise<void> {
  await tx.insert(audit).values(eintrag);
}
