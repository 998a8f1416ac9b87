import { addDays, berlinDate, berlinInstant } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { closeWartungsfenster, insertWartungsfenster } from "../storage/wartungsfensterStore";
import { writeAudit } from "../usecases/audit/writeAudit";

const GRUND = "Wir spielen eine neue Version ein.";

/**
 * A maintenance window that was announced and is over, as the log tells of it. None is to come: its banner would stand
 * on every page of the demo.
 */
export async function seedWartungsfenster(tx: Tx, { clock, random }: Dienste, admin: string): Promise<void> {
  const heute = berlinDate(clock.now());
  const um = (tage: number, uhrzeit: string) => berlinInstant(`${addDays(heute, tage)}T${uhrzeit}`);
  const [angekuendigt, beginn, ende, beendet] = [
    um(-20, "08:00"),
    um(-15, "08:00"),
    um(-15, "12:00"),
    um(-15, "10:45"),
  ];
  const uuid = random.uuid();
  await insertWartungsfenster(tx, { uuid, beginn, ende, grund: GRUND }, { am: angekuendigt, von: admin });
  await closeWartungsfenster(tx, uuid, { am: beendet, von: admin, ende: beendet });
  const wer = { benutzerUuid: admin, von: "ADMINISTRATOR", grund: GRUND };
  const zeit = (bis: Date) => `${beginn.toISOString()} bis ${bis.toISOString()}`;
  await writeAudit(tx, { ...wer, vorgang: "wartung.angekuendigt", am: angekuendigt, nach: zeit(ende) });
  await writeAudit(tx, { ...wer, vorgang: "wartung.beendet", am: beendet, nach: zeit(beendet) });
}
