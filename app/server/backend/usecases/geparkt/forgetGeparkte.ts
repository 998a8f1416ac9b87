import type { Person } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { deleteGeparkte } from "../../storage/geparktStore";

/** Removes the kept form that a save has taken over; nothing without one. Belongs into the transaction of the save. */
export async function forgetGeparkte(
  tx: Tx,
  { person: { benutzerUuid } }: { person: Pick<Person, "benutzerUuid"> },
  { geparkt }: { geparkt?: string | undefined },
): Promise<void> {
  if (geparkt !== undefined) await deleteGeparkte(tx, { uuid: geparkt, benutzerUuid });
}
