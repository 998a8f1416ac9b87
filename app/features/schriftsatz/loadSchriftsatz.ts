import type { Rufe } from "~/contract/wire/call";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { antragTitel } from "~/features/antrag";

/** A document with the name of its Antrag. */
export type SchriftsatzDaten = { antragUuid: string; antragTitel: string; schriftsatz: Schriftsatz };

/** Loads a document; not found for an unknown and a foreign one alike. */
export async function loadSchriftsatz(call: Rufe, id: { antragUuid: string; uuid: string }): Promise<SchriftsatzDaten> {
  const [schriftsatz, antrag] = await Promise.all([
    call.schriftsaetze.getSchriftsatz(id),
    call.antraege.getAntrag({ uuid: id.antragUuid }),
  ]);
  return { antragUuid: id.antragUuid, antragTitel: antragTitel(antrag), schriftsatz };
}
