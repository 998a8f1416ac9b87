import { and, eq, isNull, ne } from "drizzle-orm";
import type { Ausfuehrer } from "../../storage/datenbank";
import { sitzung } from "../../storage/schema/sitzung";

/** Ends one session. */
export async function beendeSitzung(tx: Ausfuehrer, sitzungUuid: string, am: Date): Promise<void> {
  await tx
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(eq(sitzung.uuid, sitzungUuid), isNull(sitzung.beendetAm)));
}

/** Ends all sessions of a user, except one when it is named. */
export async function beendeAlleSitzungen(
  tx: Ausfuehrer,
  benutzerUuid: string,
  { am, ausser }: { am: Date; ausser?: string | undefined },
): Promise<void> {
  const andere = ausser === undefined ? undefined : ne(sitzung.uuid, ausser);
  await tx
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(eq(sitzung.benutzerUuid, benutzerUuid), isNull(sitzung.beendetAm), andere));
}
