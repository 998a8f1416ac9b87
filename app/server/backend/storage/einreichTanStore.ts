import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { einreichTan } from "./schema/antrag";

type Schluessel = { antragUuid: string; benutzerUuid: string };

const mit = ({ antragUuid, benutzerUuid }: Schluessel) =>
  and(eq(einreichTan.antragUuid, antragUuid), eq(einreichTan.benutzerUuid, benutzerUuid));

/** Stores a new TAN in place of an older one. */
export async function storeTan(tx: Tx, zeile: Schluessel & { tanHash: string; stand: string; gueltigBis: Date }): Promise<void> {
  const { tanHash, stand, gueltigBis } = zeile;
  await tx
    .insert(einreichTan)
    .values(zeile)
    .onConflictDoUpdate({ target: [einreichTan.antragUuid, einreichTan.benutzerUuid], set: { tanHash, stand, gueltigBis, versuche: 0 } });
}

/** Counts one try and returns the hash to compare with and the state that the TAN is for; undefined when there is no TAN, or none that still works. */
export async function nimmTan(
  ausfuehrer: Ausfuehrer,
  schluessel: Schluessel,
  { am, maxVersuche }: { am: Date; maxVersuche: number },
): Promise<{ tanHash: string; stand: string } | undefined> {
  const [zeile] = await ausfuehrer
    .update(einreichTan)
    .set({ versuche: sql`${einreichTan.versuche} + 1` })
    .where(and(mit(schluessel), gt(einreichTan.gueltigBis, am), lt(einreichTan.versuche, maxVersuche)))
    .returning({ tanHash: einreichTan.tanHash, stand: einreichTan.stand });
  return zeile;
}

/** Uses the TAN up; false when another submission was faster. */
export async function verbraucheTan(tx: Tx, schluessel: Schluessel): Promise<boolean> {
  const entfernt = await tx.delete(einreichTan).where(mit(schluessel)).returning({ antragUuid: einreichTan.antragUuid });
  return entfernt.length > 0;
}
