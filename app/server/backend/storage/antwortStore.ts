import { and, eq, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antwortEntwurf } from "./schema/nachricht";

export type EntwurfZeile = typeof antwortEntwurf.$inferSelect;

const desMenschen = (nachrichtUuid: string, benutzerUuid: string) =>
  and(eq(antwortEntwurf.nachrichtUuid, nachrichtUuid), eq(antwortEntwurf.benutzerUuid, benutzerUuid));

/** What a person has begun to answer to a message. */
export async function findEntwurf(
  ausfuehrer: Ausfuehrer,
  nachrichtUuid: string,
  benutzerUuid: string,
): Promise<EntwurfZeile | undefined> {
  const [zeile] = await ausfuehrer.select().from(antwortEntwurf).where(desMenschen(nachrichtUuid, benutzerUuid));
  return zeile;
}

/** Whose draft it is, for the files of it. */
export async function findEntwurfNachUuid(ausfuehrer: Ausfuehrer, uuid: string): Promise<EntwurfZeile | undefined> {
  const [zeile] = await ausfuehrer.select().from(antwortEntwurf).where(eq(antwortEntwurf.uuid, uuid));
  return zeile;
}

/**
 * The draft of a person, made when there is none, and locked: of several requests at once one is first. `text` null
 * keeps what it says.
 */
export async function takeEntwurf(
  tx: Tx,
  { text, ...neu }: Omit<EntwurfZeile, "text"> & { text: string | null },
): Promise<EntwurfZeile> {
  const [zeile] = await tx
    .insert(antwortEntwurf)
    .values({ ...neu, text: text ?? "" })
    .onConflictDoUpdate({
      target: [antwortEntwurf.nachrichtUuid, antwortEntwurf.benutzerUuid],
      set: { text: text === null ? sql`${antwortEntwurf.text}` : text, geaendertAm: neu.geaendertAm },
    })
    .returning();
  if (zeile === undefined) throw new Error("No draft was kept");
  return zeile;
}

export async function deleteEntwurf(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(antwortEntwurf).where(eq(antwortEntwurf.uuid, uuid));
}
