import type { Rufe } from "~/contract/rufe";
import { toWerte } from "~/features/formular";
import { leseVorhaben, type LeseVorhaben } from "./leseAbschnitte";
import { antragTitel } from "./loadStartseite";

export type LesenDaten = { uuid: string; titel: string; darfBearbeiten: boolean; vorhaben: LeseVorhaben[] };

/** The whole draft to read through. */
export async function loadLesen(call: Rufe, uuid: string): Promise<LesenDaten> {
  const { antrag, vorhaben, kontext } = await call.antraege.leseAntrag({ uuid });
  return {
    uuid,
    titel: antragTitel(antrag),
    darfBearbeiten: antrag.rechte.bearbeiten,
    vorhaben: vorhaben.map(({ uuid: vorhabenUuid, werte }, stelle) =>
      leseVorhaben({ uuid: vorhabenUuid, werte: toWerte(vorhabenUuid, werte), zusatz: null, stelle }, kontext, "V2"),
    ),
  };
}
