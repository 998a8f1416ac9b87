import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { nachricht } from "../../storage/schema/nachricht";

/** A message to a company; `antragUuid` when it is about an Antrag. */
export type NeueNachricht = { unternehmenUuid: string; antragUuid?: string; art: string; titel: string; text: string; am: Date };

/** Puts a message into the inbox of a company. */
export async function schreibeNachricht(tx: Ausfuehrer, dienste: Dienste, { am, ...neu }: NeueNachricht): Promise<void> {
  await tx.insert(nachricht).values({ uuid: dienste.random.uuid(), ...neu, erstelltAm: am });
}
