import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import type { Ausfuehrer, Tx } from "./datenbank";
import { unterschriftTan } from "./schema/unterschriftTan";

export type TanSchluessel = { benutzerUuid: string; intent: UnterschriftIntent; gegenstandUuid: string };

const mit = ({ benutzerUuid, intent, gegenstandUuid }: TanSchluessel) =>
  and(
    eq(unterschriftTan.benutzerUuid, benutzerUuid),
    eq(unterschriftTan.intent, intent),
    eq(unterschriftTan.gegenstandUuid, gegenstandUuid),
  );

/** Stores a new TAN in place of an older one. */
export async function storeTan(
  tx: Tx,
  zeile: TanSchluessel & { antragUuid: string; tanHash: string; stand: string; gueltigBis: Date },
): Promise<void> {
  const { tanHash, stand, gueltigBis } = zeile;
  const target = [unterschriftTan.benutzerUuid, unterschriftTan.intent, unterschriftTan.gegenstandUuid];
  await tx
    .insert(unterschriftTan)
    .values(zeile)
    .onConflictDoUpdate({ target, set: { tanHash, stand, gueltigBis, versuche: 0 } });
}

/**
 * Counts one try and returns the hash to compare with and the state that the TAN is for; undefined when there is no
 * TAN, or none that still works.
 */
export async function takeTan(
  ausfuehrer: Ausfuehrer,
  schluessel: TanSchluessel,
  { am, maxVersuche }: { am: Date; maxVersuche: number },
): Promise<{ tanHash: string; stand: string } | undefined> {
  const [zeile] = await ausfuehrer
    .update(unterschriftTan)
    .set({ versuche: sql`${unterschriftTan.versuche} + 1` })
    .where(and(mit(schluessel), gt(unterschriftTan.gueltigBis, am), lt(unterschriftTan.versuche, maxVersuche)))
    .returning({ tanHash: unterschriftTan.tanHash, stand: unterschriftTan.stand });
  return zeile;
}

/** Uses the TAN up; false when another signature was faster. */
export async function consumeTan(tx: Tx, schluessel: TanSchluessel): Promise<boolean> {
  const entfernt = await tx
    .delete(unterschriftTan)
    .where(mit(schluessel))
    .returning({ intent: unterschriftTan.intent });
  return entfernt.length > 0;
}
