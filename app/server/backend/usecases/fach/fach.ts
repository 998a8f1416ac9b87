import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import { messages } from "~/formkit/messages";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { UebermittlungInhalt } from "../../storage/antragInhalt";
import { type AntragZeile, lockAntragFuerFach, updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { erledigeUebermittlung, listOffene, lockUebermittlung, type UebermittlungZeile } from "../../storage/einreichungStore";
import { inTransaktion } from "../../storage/transaction";
import { getNaechstenStatus } from "../antraege/antragRechte";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { schreibeAudit } from "../audit/schreibeAudit";
import { benachrichtige } from "./benachrichtige";

type Uebermittlung = UebermittlungInhalt & { uuid: string; antragUuid: string };

/** What waits for the specialist system, oldest first. Asking changes nothing. */
export async function listUebermittlungen({ db }: Dienste, { size }: { size: number }): Promise<{ data: Uebermittlung[] }> {
  const offene = await listOffene(db, size);
  return { data: offene.map(({ uuid, antragUuid, inhalt }) => ({ ...inhalt, uuid, antragUuid })) };
}

type Antwort = { befehl: Befehl; zeile: UebermittlungZeile; grund?: string };

/** Moves the Antrag on by an answer of the specialist system and writes it down. */
async function bewege(tx: Tx, dienste: Dienste, { befehl, zeile, grund }: Antwort): Promise<AntragZeile & { nach: AntragStatus }> {
  const satz = await lockAntragFuerFach(tx, zeile.antragUuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const nach = getNaechstenStatus(satz.status, befehl, "FACH", {});
  const am = dienste.clock.now();
  const istZurueck = nach === "IN_BEARBEITUNG";
  await updateAntrag(tx, satz.uuid, { status: nach, revision: satz.revision + 1, ...(istZurueck && { eingereichtAm: null }) });
  const spur = { vorgang: `antrag.${befehl}`, am, antragUuid: satz.uuid, von: satz.status, nach };
  await schreibeAudit(tx, { ...spur, ...(grund !== undefined && { grund }) });
  return { ...satz, nach };
}

/** Acknowledges a transmission: WIRD_UEBERMITTELT → EINGEREICHT. A repetition changes nothing; after a refusal it is too late. */
export async function quittiere(
  dienste: Dienste,
  { uuid, aktenzeichen }: { uuid: string; aktenzeichen?: string | undefined },
): Promise<{ ok: true }> {
  if (!isSpeicherbarerText(aktenzeichen ?? "")) throw eingabeUngueltig("aktenzeichen", messages.pattern);
  return inTransaktion(dienste, async (tx) => {
    const zeile = await lockUebermittlung(tx, uuid);
    if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    if (zeile.status === "QUITTIERT") return { ok: true };
    if (zeile.status !== "OFFEN") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
    const am = dienste.clock.now();
    await erledigeUebermittlung(tx, zeile.uuid, { status: "QUITTIERT", am, aktenzeichen });
    const satz = await bewege(tx, dienste, { befehl: "quittieren", zeile });
    await benachrichtige(tx, dienste, satz, {
      art: "EINGANGSBESTAETIGUNG",
      titel: "Eingangsbestätigung",
      text: `Ihr Antrag ${zeile.inhalt.antragsnummer} ist eingegangen. Prüfsumme des eingereichten Inhalts: ${zeile.inhalt.pruefsumme}. Die Eingangsbestätigung als PDF finden Sie beim eingereichten Antrag.`,
      seite: `eingereichterAntrag/${zeile.antragUuid}`,
    });
    return { ok: true };
  });
}

/** Refuses a transmission for a technical reason: WIRD_UEBERMITTELT → IN_BEARBEITUNG. The Antragsnummer stays. */
export async function lehneAb(dienste: Dienste, { uuid, grund }: { uuid: string; grund: string }): Promise<{ ok: true }> {
  if (!isSpeicherbarerText(grund)) throw eingabeUngueltig("grund", messages.pattern);
  return inTransaktion(dienste, async (tx) => {
    const zeile = await lockUebermittlung(tx, uuid);
    if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    if (zeile.status === "ABGELEHNT") return { ok: true };
    if (zeile.status !== "OFFEN") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
    const am = dienste.clock.now();
    await erledigeUebermittlung(tx, zeile.uuid, { status: "ABGELEHNT", am, grund });
    const satz = await bewege(tx, dienste, { befehl: "uebermittlungAblehnen", zeile, grund });
    await benachrichtige(tx, dienste, satz, {
      art: "UEBERMITTLUNG_FEHLGESCHLAGEN",
      titel: "Übermittlung fehlgeschlagen",
      text: `Ihr Antrag ${zeile.inhalt.antragsnummer} konnte nicht übermittelt werden. Sie können ihn wieder bearbeiten und erneut einreichen.`,
    });
    dienste.log.warn({ antragUuid: satz.uuid, uebermittlungUuid: zeile.uuid }, "The specialist system refused a transmission");
    return { ok: true };
  });
}
