import type { Rufe } from "~/contract/wire/call";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { antragTitel } from "~/features/antrag";
import type { UebernehmenDaten } from "./UebernehmenSeite";

/** What would be taken over from an Antrag. */
export async function loadUebernehmen(
  call: Rufe,
  { uuid, darfAnlegen }: { uuid: string; darfAnlegen: boolean },
): Promise<UebernehmenDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  const isV1 = formularArt(antrag.info) === "V1";
  return { uuid, titel: antragTitel(antrag), anzahlVorhaben: antrag.vorhaben.length, isV1, darfAnlegen };
}
