import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { notify } from "../nachricht/notify";
import { moveFuerFach, type FachRuf, getGesperrtenFuerFach, imFach, nummerVon } from "./fachSchritt";

/** The formal check is passed, the examination begins. */
export async function startPruefung(ruf: FachRuf, eingabe: { uuid: string }): Promise<{ status: AntragStatus }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "beginnePruefung", eingabe }, async (tx) => {
    const satz = await getGesperrtenFuerFach(tx, eingabe.uuid);
    const { status } = await moveFuerFach(tx, dienste, { satz, schritt: { befehl: "pruefungBeginnen" } });
    await notify(tx, dienste, { satz, inhalt: { art: "PRUEFUNG_BEGONNEN", ...nummerVon(satz) } });
    return { status };
  });
}
