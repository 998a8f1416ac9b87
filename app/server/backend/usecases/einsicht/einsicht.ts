import { type Einsicht, rollenText } from "~/contract/antrag/einsicht";
import { einsichtBis, type EinsichtTage, isEntwurfStatus } from "~/domain/antrag/einsicht";
import { lesungszeileText } from "~/domain/antrag/lesungen";
import { Ablehnung } from "../../ablehnung";
import type { AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { deleteEinsicht, findEinsicht, listLesungen, storeEinsicht } from "../../storage/einsichtStore";
import { inTransaktion } from "../../storage/transaction";
import { getGesperrten, getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { endBeobachtungOfOthers } from "../live/watch";

/** Whether staff may see what is not submitted, and a page of what they have read. */
export async function getEinsicht(
  { dienste, person }: Aufruf,
  { uuid, page, size }: { uuid: string; page: number; size: number },
): Promise<Einsicht> {
  const { db, clock } = dienste;
  const satz = await getLesbaren(db, person, uuid);
  const erteilt = await findEinsicht(db, satz.uuid, clock.now());
  const { data, total } = await listLesungen(db, satz.uuid, { limit: size, offset: page * size });
  return {
    darfVerwalten: satz.status !== "GELOESCHT" && hasRecht("antragBenutzerVerwalten", person, satz),
    erteilt: erteilt === undefined ? null : toErteilt(erteilt),
    data: data.map((zeile) => ({
      am: zeile.am.toISOString(),
      name: zeile.name,
      rolle: rollenText(zeile.rolle),
      was: lesungszeileText(zeile),
    })),
    total,
  };
}

const toErteilt = ({ bis, erteiltAm, erteiltVon }: { bis: Date; erteiltAm: Date; erteiltVon: string }) => ({
  bis: bis.toISOString(),
  erteiltAm: erteiltAm.toISOString(),
  erteiltVon,
});

/** The Antrag, locked, for whoever decides who sees it. */
async function getVerwaltbaren(tx: Tx, { person }: Aufruf, uuid: string): Promise<AntragSatz> {
  const satz = await getGesperrten(tx, person, { uuid, recht: "antragBenutzerVerwalten" });
  if (satz.status === "GELOESCHT") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  return satz;
}

/** Lets staff see what is not submitted of an Antrag, from now on for so many days. */
export async function grantEinsicht(
  ruf: Aufruf,
  eingabe: { uuid: string; tage: EinsichtTage },
): Promise<{ bis: string }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "einsicht.erteileEinsicht",
      eingabe,
      fn: async () => {
        const { uuid: antragUuid } = await getVerwaltbaren(tx, ruf, eingabe.uuid);
        const am = dienste.clock.now();
        const bis = einsichtBis(am, eingabe.tage);
        await storeEinsicht(tx, { antragUuid, bis, erteiltAm: am, erteiltVon: person.benutzerUuid });
        const wer = { am, benutzerUuid: person.benutzerUuid, antragUuid };
        await writeEreignis(tx, dienste, { ...wer, vorgang: "einsicht.erteilen", grund: bis.toISOString() });
        return { bis: bis.toISOString() };
      },
    }),
  );
}

/** Takes the consent back: from the commit on, staff find no draft of it, and nothing about one is pushed to them. */
export async function revokeEinsicht(ruf: Aufruf, eingabe: { uuid: string }): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "einsicht.entzieheEinsicht",
      eingabe,
      fn: async () => {
        const satz = await getVerwaltbaren(tx, ruf, eingabe.uuid);
        if (!(await deleteEinsicht(tx, satz.uuid))) return { ok: true as const };
        if (isEntwurfStatus(satz.status)) await endBeobachtungOfOthers(tx, dienste, satz);
        const wer = { am: dienste.clock.now(), benutzerUuid: person.benutzerUuid, antragUuid: satz.uuid };
        await writeEreignis(tx, dienste, { ...wer, vorgang: "einsicht.entziehen" });
        return { ok: true as const };
      },
    }),
  );
}
