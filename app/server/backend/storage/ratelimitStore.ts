import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { ratelimit } from "./schema/ratelimit";

/** The uses of something by somebody, both in `schluessel`; a window that begins `now` would end at `ablauf`. */
type Benutzung = { schluessel: string; now: Date; ablauf: Date };

/** Counts one use, in the window that is open or in a new one; says how many it has seen and when it ends. */
export async function countUse(
  ausfuehrer: Ausfuehrer,
  { schluessel, now, ablauf }: Benutzung,
): Promise<{ anzahl: number; ablauf: Date } | undefined> {
  const vorbei = lte(ratelimit.ablauf, now);
  const [zeile] = await ausfuehrer
    .insert(ratelimit)
    .values({ schluessel, fenster: now, anzahl: 1, ablauf })
    .onConflictDoUpdate({
      target: ratelimit.schluessel,
      set: {
        anzahl: sql`case when ${vorbei} then 1 else ${ratelimit.anzahl} + 1 end`,
        fenster: sql`case when ${vorbei} then excluded.fenster else ${ratelimit.fenster} end`,
        ablauf: sql`case when ${vorbei} then excluded.ablauf else ${ratelimit.ablauf} end`,
      },
    })
    .returning({ anzahl: ratelimit.anzahl, ablauf: ratelimit.ablauf });
  return zeile;
}

/** Takes one counted use back. */
export async function returnUse(ausfuehrer: Ausfuehrer, schluessel: string): Promise<void> {
  await ausfuehrer
    .update(ratelimit)
    .set({ anzahl: sql`greatest(${ratelimit.anzahl} - 1, 0)` })
    .where(sql`${ratelimit.schluessel} = ${schluessel}`);
}

/** Takes a place that only one may have at a time, until `ablauf`; false when it is somebody else's. */
export async function takePlatz(ausfuehrer: Ausfuehrer, { schluessel, now, ablauf }: Benutzung): Promise<boolean> {
  const genommen = await ausfuehrer
    .insert(ratelimit)
    .values({ schluessel, fenster: now, anzahl: 1, ablauf })
    .onConflictDoUpdate({
      target: ratelimit.schluessel,
      set: { fenster: now, ablauf },
      setWhere: lte(ratelimit.ablauf, now),
    })
    .returning({ ablauf: ratelimit.ablauf });
  return genommen.length > 0;
}

/** Until when a place is taken at most; undefined when nobody has it. */
export async function findPlatzEnde(ausfuehrer: Ausfuehrer, schluessel: string): Promise<Date | undefined> {
  const [zeile] = await ausfuehrer
    .select({ ablauf: ratelimit.ablauf })
    .from(ratelimit)
    .where(eq(ratelimit.schluessel, schluessel));
  return zeile?.ablauf;
}

/** Gives up the place that was taken until `ablauf`; one that has passed to somebody else stays. */
export async function freePlatz(ausfuehrer: Ausfuehrer, schluessel: string, ablauf: Date): Promise<void> {
  await ausfuehrer.delete(ratelimit).where(and(eq(ratelimit.schluessel, schluessel), eq(ratelimit.ablauf, ablauf)));
}

/** Removes the windows that have ended. */
export async function purgeRatelimit(ausfuehrer: Ausfuehrer, jetzt: Date): Promise<void> {
  await ausfuehrer.delete(ratelimit).where(lt(ratelimit.ablauf, jetzt));
}
