import { abrufbarBis, bekanntgabeAm, widerspruchsfrist } from "~/domain/bescheid/bescheidFristen";
import { berlinDate, todayBerlin } from "~/lib/date";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragZeile, updateAntrag } from "../../storage/antragStore";
import { type BescheidZeile, findAntragDesBescheids, lockBescheid, updateBescheid } from "../../storage/bescheidStore";
import type { Tx } from "../../storage/datenbank";
import { writeEreignis } from "../audit/writeEreignis";
import { ERLASS } from "../bescheid/issueBescheid";
import { notify } from "../nachricht/notify";
import { type FachRuf, getGesperrtenFuerFach, imFach, nummerVon } from "./fachSchritt";

const STATUS = { BESCHEID: "BESCHEID_LIEGT_VOR", WIDERSPRUCHSBESCHEID: "WS_BESCHEID_LIEGT_VOR" } as const;

const nicht = (grund: string) => new Ablehnung("STATUS_NICHT_ERLAUBT", [], grund);

/** A decision that has not been announced, with its Antrag, both locked. */
async function getUnbekanntgegebenen(tx: Tx, uuid: string): Promise<{ satz: AntragZeile; zeile: BescheidZeile }> {
  const satz = await getGesperrtenFuerFach(tx, await findAntragDesBescheids(tx, uuid));
  const zeile = await lockBescheid(tx, satz.uuid, uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (zeile.abgerufenAm !== null) throw nicht("Der Bescheid ist schon abgerufen.");
  if (zeile.bekanntgabeAm !== null) throw nicht("Der Bescheid ist schon bekannt gegeben.");
  if (satz.status !== STATUS[zeile.art]) throw nicht("Über diesen Antrag ist inzwischen anders entschieden.");
  return { satz, zeile };
}

/** Provides a decision again that nobody has retrieved in time; the ten days begin anew. */
export async function provideAgain(ruf: FachRuf, eingabe: { uuid: string }): Promise<{ abrufbarBis: string }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "stelleErneutBereit", eingabe }, async (tx) => {
    const { satz, zeile } = await getUnbekanntgegebenen(tx, eingabe.uuid);
    if (zeile.bereitstellungBeendetAm === null) throw nicht("Der Bescheid liegt noch zum Abruf bereit.");
    const bis = abrufbarBis(todayBerlin(dienste.clock));
    await updateBescheid(tx, zeile.uuid, { abrufbarBis: bis, bereitstellungBeendetAm: null, erinnertAm: null });
    await updateAntrag(tx, satz.uuid, { bescheidZumAbruf: true, revision: satz.revision + 1 });
    await writeEreignis(tx, dienste, {
      vorgang: "bescheid.bereitstellen",
      am: dienste.clock.now(),
      antragUuid: satz.uuid,
    });
    await notify(tx, dienste, {
      satz,
      inhalt: { art: ERLASS[zeile.art].nachricht, ...nummerVon(satz), abrufBis: bis },
    });
    return { abrufbarBis: bis };
  });
}

type Postaufgabe = { uuid: string; aufgegebenAm?: string | undefined };

/**
 * A decision went out by post instead: it counts as announced four days after the posting, and the period for an
 * objection begins.
 *
 * @spec domain.md 1.5 Delivery, POST_PLUS_4
 */
export async function recordPost(
  ruf: FachRuf,
  eingabe: Postaufgabe,
): Promise<{ bekanntgabeAm: string; widerspruchsfrist: string }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "vermerkePost", eingabe }, async (tx) => {
    const { satz, zeile } = await getUnbekanntgegebenen(tx, eingabe.uuid);
    const [am, heute] = [dienste.clock.now(), todayBerlin(dienste.clock)];
    const aufgabe = eingabe.aufgegebenAm ?? heute;
    if (aufgabe > heute) throw eingabeUngueltig("aufgegebenAm", "Dieser Tag liegt in der Zukunft.");
    // A mistyped year would end the period for an objection before it begins.
    if (aufgabe < berlinDate(zeile.erstelltAm))
      throw eingabeUngueltig("aufgegebenAm", "Dieser Tag liegt vor dem Bescheid.");
    const bekanntgabe = bekanntgabeAm("POST_PLUS_4", aufgabe);
    const frist = widerspruchsfrist(bekanntgabe, zeile.inhalt.hatRechtsbehelfsbelehrung);
    await updateBescheid(tx, zeile.uuid, {
      bekanntgabeRegel: "POST_PLUS_4",
      bekanntgabeAm: bekanntgabe,
      widerspruchsfrist: frist,
      bereitstellungBeendetAm: zeile.bereitstellungBeendetAm ?? am,
    });
    await updateAntrag(tx, satz.uuid, { bescheidZumAbruf: false, revision: satz.revision + 1 });
    await writeEreignis(tx, dienste, { vorgang: "bescheid.versenden", am, antragUuid: satz.uuid });
    await notify(tx, dienste, {
      satz,
      inhalt: { art: "BESCHEID_MIT_POST", ...nummerVon(satz), bekanntgabe, widerspruchBis: frist },
    });
    return { bekanntgabeAm: bekanntgabe, widerspruchsfrist: frist };
  });
}
