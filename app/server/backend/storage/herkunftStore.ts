import { eq } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antragHerkunft } from "./schema/antragHerkunft";

/** From which Antrag another one began. */
export type Herkunft = typeof antragHerkunft.$inferSelect;

export async function insertHerkunft(tx: Tx, herkunft: typeof antragHerkunft.$inferInsert): Promise<void> {
  await tx.insert(antragHerkunft).values(herkunft);
}

/** Where the answers of an Antrag came from; undefined when it began empty. */
export async function findHerkunft(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<Herkunft | undefined> {
  const [herkunft] = await ausfuehrer.select().from(antragHerkunft).where(eq(antragHerkunft.antragUuid, antragUuid));
  return herkunft;
}
