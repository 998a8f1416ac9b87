import { asc, eq, gt, sql } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { systemnachricht, type SystemnachrichtZeile } from "./schema/systemnachricht";

export type { SystemnachrichtZeile };
import { vorbereitet } from "./vorbereitet";

/** So many announcements at most are given at once; more nobody could read. */
const HOECHSTENS = 100;

/** Every page asks for it. */
const offene = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select()
    .from(systemnachricht)
    .where(gt(systemnachricht.anzeigenBis, sql.placeholder("jetzt")))
    .orderBy(asc(systemnachricht.anzeigenVon), asc(systemnachricht.uuid))
    .limit(HOECHSTENS)
    .prepare(name),
);

/** Announcements that are not over yet, earliest first. */
export function listOffeneSystemnachrichten(ausfuehrer: Ausfuehrer, jetzt: Date): Promise<SystemnachrichtZeile[]> {
  return offene(ausfuehrer).execute({ jetzt });
}

export async function insertSystemnachricht(ausfuehrer: Ausfuehrer, zeile: SystemnachrichtZeile): Promise<void> {
  await ausfuehrer.insert(systemnachricht).values(zeile);
}

/** False when there is no such announcement. */
export async function updateSystemnachricht(
  ausfuehrer: Ausfuehrer,
  { uuid, ...werte }: SystemnachrichtZeile,
): Promise<boolean> {
  const geaendert = await ausfuehrer
    .update(systemnachricht)
    .set(werte)
    .where(eq(systemnachricht.uuid, uuid))
    .returning({ uuid: systemnachricht.uuid });
  return geaendert.length > 0;
}

/** False when there is no such announcement. */
export async function deleteSystemnachricht(ausfuehrer: Ausfuehrer, uuid: string): Promise<boolean> {
  const geloescht = await ausfuehrer
    .delete(systemnachricht)
    .where(eq(systemnachricht.uuid, uuid))
    .returning({ uuid: systemnachricht.uuid });
  return geloescht.length > 0;
}
