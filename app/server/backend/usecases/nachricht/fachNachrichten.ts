import { messages } from "~/formkit/messages";
import { isBeantwortbar } from "~/domain/nachricht/antwort";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import { lockAntragFuerFach } from "../../storage/antragStore";
import { listAntwortDateien } from "../../storage/dateiStore";
import { listOffeneAntworten, markQuittiert } from "../../storage/nachrichtStore";
import { inTransaktion } from "../../storage/transaction";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { writeEreignis } from "../audit/writeEreignis";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { einmalig } from "../idempotenz/einmalig";
import { notify } from "./notify";

/** Answers that wait for the specialist system, oldest first. Asking changes nothing. */
export async function listAntworten({ db }: Dienste, { size }: { size: number }) {
  const offene = await listOffeneAntworten(db, size);
  const dateien = await listAntwortDateien(
    db,
    offene.map(({ zeile }) => zeile.uuid),
  );
  const data = offene.map(({ zeile, antragsnummer, firma, vonName }) => ({
    uuid: zeile.uuid,
    antragUuid: zeile.antragUuid ?? "",
    antragsnummer,
    antwortAuf: zeile.antwortAuf,
    text: zeile.text,
    unternehmen: { uuid: zeile.unternehmenUuid, firma },
    von: vonName ?? "",
    erstelltAm: zeile.erstelltAm.toISOString(),
    anlagen: dateien.filter(({ antwortUuid }) => antwortUuid === zeile.uuid).map(toEingereichteAnlage),
  }));
  return { data };
}

/** The specialist system has the answer. A repetition changes nothing. */
export async function acknowledgeAntwort(dienste: Dienste, uuid: string): Promise<{ ok: true }> {
  return inTransaktion(dienste, async (tx) => {
    if (!(await markQuittiert(tx, uuid, dienste.clock.now()))) throw new Ablehnung("NICHT_GEFUNDEN");
    return { ok: true as const };
  });
}

type Mitteilung = { antragUuid: string; titel: string; text: string };

/** The authority writes to the company about an Antrag that has been submitted. */
export async function writeMitteilung(
  kontext: RufKontext,
  { antragUuid, titel, text }: Mitteilung,
): Promise<{ uuid: string }> {
  const { dienste } = kontext;
  for (const [feld, wert] of Object.entries({ titel, text }))
    if (!isSpeicherbarerText(wert)) throw eingabeUngueltig(feld, messages.pattern);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "fachNachrichten.schreibeMitteilung",
      eingabe: { antragUuid, titel, text },
      fn: async () => {
        const satz = await lockAntragFuerFach(tx, antragUuid);
        // The authority knows an Antrag from its first submission on.
        if (satz === undefined || satz.antragsnummer === null) throw new Ablehnung("NICHT_GEFUNDEN");
        if (!isBeantwortbar(satz.status)) throw new Ablehnung("STATUS_NICHT_ERLAUBT");
        const uuid = await notify(tx, dienste, { satz, inhalt: { art: "MITTEILUNG", betreff: titel, text } });
        await writeEreignis(tx, dienste, {
          vorgang: "nachricht.mitteilen",
          am: dienste.clock.now(),
          antragUuid: satz.uuid,
        });
        return { uuid };
      },
    }),
  );
}
