import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import { endAlleSitzungen, endSitzung, isOffeneSitzung } from "../../storage/sitzungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";

const OK = { ok: true } as const;

/** Ends one session of the user. Refuses with NICHT_GEFUNDEN one that has ended and one of somebody else alike. */
export async function endEigeneSitzung(
  ruf: RufKontext,
  benutzerUuid: string,
  eingabe: { uuid: string },
): Promise<void> {
  const { dienste } = ruf;
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "profil.beendeSitzung",
      eingabe,
      fn: async () => {
        if (!(await isOffeneSitzung(tx, eingabe.uuid, benutzerUuid))) throw new Ablehnung("NICHT_GEFUNDEN");
        const am = dienste.clock.now();
        await endSitzung(tx, eingabe.uuid, am);
        await writeAudit(tx, { vorgang: "SITZUNG_BEENDET", am, benutzerUuid });
        return OK;
      },
    }),
  );
}

/** Ends all sessions of the user except the one that asks for it. */
export async function endAndereSitzungen(dienste: Dienste, benutzerUuid: string, ausser: string): Promise<void> {
  const am = dienste.clock.now();
  await inTransaktion(dienste, async (tx) => {
    await endAlleSitzungen(tx, benutzerUuid, { am, ausser });
    await writeAudit(tx, { vorgang: "SITZUNGEN_BEENDET", am, benutzerUuid });
  });
}
