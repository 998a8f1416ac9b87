import type { Rufe } from "~/contract/wire/call";
import type { LoeschenDaten } from "./LoeschenSeite";
import { antragTitel } from "./loadStartseite";

/** The draft that is about to be deleted. */
export async function loadLoeschen(call: Rufe, uuid: string): Promise<LoeschenDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  return {
    uuid,
    titel: antragTitel(antrag),
    anzahlVorhaben: antrag.vorhaben.length,
    darfLoeschen: antrag.rechte.loeschen,
  };
}
