import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { benachrichtige } from "../nachricht/benachrichtige";
import { bewegeFuerFach, type FachRuf, getGesperrtenFuerFach, imFach, nummerVon } from "./fachSchritt";

/** The formal check is passed, the examination begins. */
export async function beginnePruefung(ruf: FachRuf, eingabe: { uuid: string }): Promise<{ status: AntragStatus }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "beginnePruefung", eingabe }, async (tx) => {
    const satz = await getGesperrtenFuerFach(tx, eingabe.uuid);
    const { status } = await bewegeFuerFach(tx, dienste, { satz, schritt: { befehl: "pruefungBeginnen" } });
    await benachrichtige(tx, dienste, { satz, inhalt: { art: "PRUEFUNG_BEGONNEN", ...nummerVon(satz) } });
    return { status };
  });
}
