import type { Rufe } from "~/contract/wire/call";
import { antragTitel } from "~/features/antrag";
import type { ImportDaten } from "./ImportSeite";

/** The Antrag that a file is compared with. */
export async function loadImport(call: Rufe, antragUuid: string): Promise<ImportDaten> {
  const { uuid, ...antrag } = await call.antraege.getAntrag({ uuid: antragUuid });
  return { uuid, titel: antragTitel(antrag), darfBearbeiten: antrag.rechte.bearbeiten };
}
