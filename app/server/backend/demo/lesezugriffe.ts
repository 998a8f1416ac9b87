import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { writeAudit } from "../usecases/audit/writeAudit";

type Wer = { support: string; admin: string; bevollmaechtigt: string; unternehmenUuid: string };

/** What staff have looked at, so that the page of the data protection officer has lines of several kinds. */
export async function seedLesezugriffe(tx: Tx, { clock }: Dienste, wer: Wer): Promise<void> {
  const support = { am: clock.now(), benutzerUuid: wer.support, von: "SUPPORT_MITARBEITER" };
  const admin = { am: clock.now(), benutzerUuid: wer.admin, von: "ADMINISTRATOR" };
  await writeAudit(tx, { ...support, vorgang: "einsicht.liste", grund: "personen.listPersonen" });
  await writeAudit(tx, { ...support, vorgang: "BENUTZER_ANGESEHEN", nach: wer.bevollmaechtigt });
  await writeAudit(tx, { ...support, vorgang: "UNTERNEHMEN_ANGESEHEN", nach: wer.unternehmenUuid });
  await writeAudit(tx, { ...admin, vorgang: "einsicht.liste", grund: "wartung.listMailAusgang" });
}
