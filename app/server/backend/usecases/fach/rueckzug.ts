import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { settleUebermittlung, findOffene, type UebermittlungZeile } from "../../storage/einreichungStore";
import { settleNachforderungen } from "../nachforderung/settleNachforderungen";
import { notify } from "../nachricht/notify";
import { moveFuerFach, type FachRuf, getGesperrtenFuerFach, imFach, nummerVon } from "./fachSchritt";

type Rueckzug = { satz: AntragZeile; zeile: UebermittlungZeile | undefined; grund: string };

/**
 * Refuses the withdrawal of a locked Antrag, which returns to its status before. While it was on its way the last
 * follow-up request may have expired; then the examination goes on.
 */
export async function refuseRueckzug(tx: Tx, dienste: Dienste, { satz, zeile, grund }: Rueckzug): Promise<AntragZeile> {
  const am = dienste.clock.now();
  if (zeile !== undefined) await settleUebermittlung(tx, zeile.uuid, { status: "ABGELEHNT", am, grund });
  const umstaende = { ...(satz.statusVorRueckzug !== null && { statusVorRueckzug: satz.statusVorRueckzug }) };
  const zurueck = await moveFuerFach(tx, dienste, {
    satz,
    schritt: {
      befehl: "rueckzugAblehnen",
      umstaende,
      grund,
      aenderung: { statusVorRueckzug: null },
    },
  });
  await notify(tx, dienste, { satz: zurueck, inhalt: { art: "RUECKZUG_ABGELEHNT", ...nummerVon(zurueck) } });
  return settleNachforderungen(tx, dienste, { satz: zurueck });
}

/** The same for an examiner, who knows the Antrag and not the transmission. */
export async function refuseRueckzugOfAntrag(
  ruf: FachRuf,
  eingabe: { uuid: string; grund: string },
): Promise<{ status: AntragStatus }> {
  return imFach(ruf, { vorgang: "lehneRueckzugAb", eingabe }, async (tx) => {
    const satz = await getGesperrtenFuerFach(tx, eingabe.uuid);
    const zeile = await findOffene(tx, satz.uuid, "ANTRAG_RUECKZUG");
    const { status } = await refuseRueckzug(tx, ruf.dienste, { satz, zeile, grund: eingabe.grund });
    return { status };
  });
}
