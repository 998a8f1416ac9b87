import { and, eq, lt } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { idempotenz } from "./schema/idempotenz";

/** What is kept of a call besides its answer. */
export type Eintrag = Omit<typeof idempotenz.$inferInsert, "antwort">;
type Kennung = Pick<Eintrag, "schluessel" | "benutzerUuid" | "vorgang">;

const meiner = ({ schluessel, benutzerUuid, vorgang }: Kennung) =>
  and(
    eq(idempotenz.schluessel, schluessel),
    eq(idempotenz.benutzerUuid, benutzerUuid),
    eq(idempotenz.vorgang, vorgang),
  );

/** The entry of an earlier request with this key; undefined when it is the first. */
export async function findEintrag(ausfuehrer: Ausfuehrer, kennung: Kennung) {
  const [eintrag] = await ausfuehrer.select().from(idempotenz).where(meiner(kennung));
  return eintrag;
}

/** Adds the entry of a call; false when there is one. Waits for a transaction that adds the same. */
export async function insertEintrag(tx: Tx, eintrag: Eintrag): Promise<boolean> {
  const inserted = await tx
    .insert(idempotenz)
    .values(eintrag)
    .onConflictDoNothing()
    .returning({ vorgang: idempotenz.vorgang });
  return inserted.length > 0;
}

/** Keeps the answer of a call for its repetition. */
export async function storeAntwort(tx: Tx, kennung: Kennung, antwort: unknown): Promise<void> {
  await tx.update(idempotenz).set({ antwort }).where(meiner(kennung));
}

/** Removes the entries from before `vor`. */
export async function purgeIdempotenz(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(idempotenz).where(lt(idempotenz.erstelltAm, vor));
}
