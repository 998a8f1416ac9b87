import type { Rufe } from "~/contract/wire/call";
import { antragTitel } from "~/features/antrag";
import { formatDate } from "~/lib/date";
import type { ErgaenzenDaten } from "./ErgaenzenSeite";

const NUR_UNTERNEHMEN = "Ergänzungsanträge können nur Mitarbeitende des Unternehmens anlegen.";

/** The Vorhaben that a supplementary application may take, and what stands in the way. */
export async function loadErgaenzen(
  call: Rufe,
  { uuid, darfAnlegen }: { uuid: string; darfAnlegen: boolean },
): Promise<ErgaenzenDaten> {
  const [antrag, { hindernis, vorhaben }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.antraege.getErgaenzung({ uuid }),
  ]);
  return {
    uuid,
    titel: antragTitel(antrag),
    hindernis: darfAnlegen ? hindernis : NUR_UNTERNEHMEN,
    vorhaben: vorhaben.map((eintrag) => ({ ...eintrag, beginn: formatDate(eintrag.beginn) })),
  };
}
