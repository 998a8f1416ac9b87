import { OFFENE_NACHFORDERUNG } from "~/domain/nachforderung/nachforderungStatus";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { findFristFehler, fristFuer, verlaengerteFrist } from "~/domain/nachforderung/nachforderungFrist";
import { todayBerlin } from "~/lib/date";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { findEingereichten } from "../../storage/einreichungStore";
import {
  findAntragDerNachforderung,
  insertNachforderung,
  lockNachforderung,
  naechsteNummer,
} from "../../storage/nachforderungFachStore";
import { type NachforderungZeile, updateNachforderung } from "../../storage/nachforderungStore";
import { writeEreignis } from "../audit/writeEreignis";
import { settleNachforderungen } from "../nachforderung/settleNachforderungen";
import { notify } from "../nachricht/notify";
import { moveFuerFach, type FachRuf, getGesperrtenFuerFach, imFach, nummerVon, requireStatusFuer } from "./fachSchritt";

type Nachforderung = {
  uuid: string;
  anschreiben: string;
  frist?: string | undefined;
  fragen: { vorhabenUuid: string | null; frage: string }[];
};

async function checkFragen(tx: Tx, antragUuid: string, fragen: Nachforderung["fragen"]): Promise<void> {
  const eingereicht = (await findEingereichten(tx, antragUuid))?.inhalt.vorhaben ?? [];
  const falsch = fragen.findIndex(
    ({ vorhabenUuid }) => vorhabenUuid !== null && !eingereicht.some(({ uuid }) => uuid === vorhabenUuid),
  );
  if (falsch >= 0)
    throw eingabeUngueltig(
      `fragen.${String(falsch)}.vorhabenUuid`,
      "Dieses Vorhaben gehört nicht zum eingereichten Antrag.",
    );
}

/** The last day for the answers. Refuses a day that is none. */
function chooseFrist(heute: string, gewuenscht: string | undefined): string {
  const fehler = gewuenscht === undefined ? null : findFristFehler(heute, gewuenscht);
  if (fehler !== null) throw eingabeUngueltig("frist", fehler);
  return fristFuer(heute, gewuenscht);
}

type Inhalt = Pick<Nachforderung, "anschreiben" | "fragen"> & { antragUuid: string; frist: string };

/** Stores a request with its questions, under the next number of the Antrag. */
async function storeNachforderung(
  tx: Tx,
  { clock, random }: Dienste,
  { antragUuid, anschreiben, frist, fragen }: Inhalt,
): Promise<{ uuid: string; nummer: number; frist: string }> {
  const [uuid, nummer] = [random.uuid(), await naechsteNummer(tx, antragUuid)];
  await insertNachforderung(
    tx,
    {
      uuid,
      antragUuid,
      nummer,
      status: "OFFEN",
      anschreiben,
      frist,
      fristUrspruenglich: frist,
      erstelltAm: clock.now(),
    },
    fragen.map((frage, stelle) => ({
      ...frage,
      uuid: random.uuid(),
      nachforderungUuid: uuid,
      position: stelle + 1,
    })),
  );
  return { uuid, nummer, frist };
}

/** Issues a follow-up request. Several may run side by side. @spec domain.md 4.4 no. 7 */
export async function requestNachforderung(
  ruf: FachRuf,
  eingabe: Nachforderung,
): Promise<{ uuid: string; nummer: number; frist: string; status: AntragStatus }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "fordereNach", eingabe }, async (tx) => {
    const satz = await getGesperrtenFuerFach(tx, eingabe.uuid);
    requireStatusFuer(satz, "nachfordern");
    const frist = chooseFrist(todayBerlin(dienste.clock), eingabe.frist);
    await checkFragen(tx, satz.uuid, eingabe.fragen);
    const { status } = await moveFuerFach(tx, dienste, {
      satz,
      schritt: {
        befehl: "nachfordern",
        aenderung: { anzahlNachforderungen: satz.anzahlNachforderungen + 1 },
      },
    });
    const { anschreiben, fragen } = eingabe;
    const gestellt = await storeNachforderung(tx, dienste, { antragUuid: satz.uuid, anschreiben, frist, fragen });
    const { nummer } = gestellt;
    await notify(tx, dienste, {
      satz,
      inhalt: { art: "NACHFORDERUNG_EINGEGANGEN", ...nummerVon(satz), nummer, frist },
    });
    return { ...gestellt, status };
  });
}

/** A request that can still be answered, with its Antrag, both locked. */
async function getOffene(tx: Tx, uuid: string): Promise<{ satz: AntragZeile; zeile: NachforderungZeile }> {
  const satz = await getGesperrtenFuerFach(tx, await findAntragDerNachforderung(tx, uuid));
  const zeile = await lockNachforderung(tx, uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (!OFFENE_NACHFORDERUNG.includes(zeile.status)) {
    throw new Ablehnung(
      "STATUS_NICHT_ERLAUBT",
      [],
      "Diese Nachforderung ist bereits beantwortet, abgelaufen oder geschlossen.",
    );
  }
  return { satz, zeile };
}

/** Decides the one request for more time. @spec domain.md 4.4 Fristverlängerung request (1×, 14 days, reason 500) */
export async function decideFristverlaengerung(
  ruf: FachRuf,
  eingabe: { uuid: string; gewaehrt: boolean },
): Promise<{ frist: string }> {
  const { dienste } = ruf;
  const { gewaehrt } = eingabe;
  return imFach(ruf, { vorgang: "entscheideFristverlaengerung", eingabe }, async (tx) => {
    const { satz, zeile } = await getOffene(tx, eingabe.uuid);
    if (zeile.verlaengerungBeantragtAm === null || zeile.verlaengerungEntschiedenAm !== null) {
      const grund =
        zeile.verlaengerungBeantragtAm === null
          ? "Es ist keine Fristverlängerung beantragt."
          : "Über die Fristverlängerung ist schon entschieden.";
      throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], grund);
    }
    const am = dienste.clock.now();
    const frist = gewaehrt ? verlaengerteFrist(zeile.frist, todayBerlin(dienste.clock)) : zeile.frist;
    await updateNachforderung(tx, zeile.uuid, {
      verlaengerungEntschiedenAm: am,
      verlaengerungGewaehrt: gewaehrt,
      frist,
      ...(gewaehrt && { erinnertAm: null }),
    });
    const vorgang = gewaehrt ? "nachforderung.verlaengern" : "nachforderung.verlaengerungAblehnen";
    await writeEreignis(tx, dienste, { vorgang, am, antragUuid: satz.uuid });
    await notify(tx, dienste, {
      satz,
      inhalt: {
        art: gewaehrt ? "FRIST_VERLAENGERT" : "FRISTVERLAENGERUNG_ABGELEHNT",
        ...nummerVon(satz),
        nummer: zeile.nummer,
        frist,
      },
    });
    return { frist };
  });
}

/** Closes a request without an answer; when it was the last one, the examination goes on. */
export async function closeNachforderung(ruf: FachRuf, eingabe: { uuid: string }): Promise<{ status: AntragStatus }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "schliesseNachforderung", eingabe }, async (tx) => {
    const { satz, zeile } = await getOffene(tx, eingabe.uuid);
    const am = dienste.clock.now();
    await updateNachforderung(tx, zeile.uuid, { status: "GESCHLOSSEN", erledigtAm: am });
    await writeEreignis(tx, dienste, { vorgang: "nachforderung.schliessen", am, antragUuid: satz.uuid });
    await notify(tx, dienste, {
      satz,
      inhalt: { art: "NACHFORDERUNG_GESCHLOSSEN", ...nummerVon(satz), nummer: zeile.nummer },
    });
    const { status } = await settleNachforderungen(tx, dienste, { satz });
    return { status };
  });
}
