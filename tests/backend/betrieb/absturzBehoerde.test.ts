import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { abortEverywhere, type Uebergang } from "../../support/absturz";
import { submitNew } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";
import { entscheidung, FACH, fachPfad, succeeds, offeneSendung, submitUntilEingang } from "../../support/fach";
import {
  startHeartbeat,
  bescheide,
  receiveBescheid,
  requestNachforderung,
  type Leben,
  submitSchriftsatz,
  send,
} from "../../support/leben";
import { type GestoertesBackend, startDisturbedPortal } from "../../support/stoerung";

let test: TestBackend;
let gestoertes: GestoertesBackend;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  gestoertes = startDisturbedPortal(test);
});
afterAll(async () => {
  await gestoertes.stop();
  await test.stop();
});
beforeEach(async () => {
  test.uhr.set("2026-03-02T09:00:00Z");
  // What earlier tests have left must not become due in this one.
  await test.eigentuemer.query("UPDATE nachforderung SET status = 'GESCHLOSSEN'");
  await test.eigentuemer.query("UPDATE antrag SET status_seit = '2030-01-01', bescheid_zum_abruf = false");
  await test.eigentuemer.query("UPDATE bescheid SET widerspruch_erinnert_am = '2026-03-02'");
});

type Bereitet = Awaited<ReturnType<Uebergang["prepare"]>>;

/** A command about an Antrag in examination, after what has happened to it before. */
const nach =
  (davor: (leben: Leben) => Promise<unknown>, rest: string, json: object = {}) =>
  async (): Promise<Bereitet> => {
    const leben = await startHeartbeat(test);
    await davor(leben);
    return { antragUuid: leben.im.uuid, ruf: { pfad: fachPfad(leben.im.uuid, rest), json } };
  };

/** A command about what has been done before; its id stands in the path. */
const ueber =
  (davor: (leben: Leben) => Promise<string>, pfad: (uuid: string) => string, json: object = {}) =>
  async (): Promise<Bereitet> => {
    const leben = await startHeartbeat(test);
    return { antragUuid: leben.im.uuid, ruf: { pfad: `${FACH}${pfad(await davor(leben))}`, json } };
  };

/** The answer to what the company has signed. */
const antwort = (davor: (leben: Leben) => Promise<unknown>, wie: "quittung" | "ablehnung", json: object = {}) =>
  ueber(
    async (leben) => {
      await davor(leben);
      return offeneSendung(test, leben.im.uuid);
    },
    (uuid) => `/uebermittlungen/${uuid}/${wie}`,
    json,
  );

/** What the calendar asks for on this day. */
const am = (instant: string, davor: (leben: Leben) => Promise<unknown>) => async (): Promise<Bereitet> => {
  const leben = await startHeartbeat(test);
  await davor(leben);
  test.uhr.set(instant);
  return { antragUuid: leben.im.uuid, ruf: () => runFristen(gestoertes.dienste) };
};

const angefochten = async (leben: Leben) => {
  await receiveBescheid(leben);
  return submitSchriftsatz(leben, "WIDERSPRUCH");
};
const withGebetenerFrist = async (leben: Leben) => {
  const uuid = await requestNachforderung(leben);
  await test.eigentuemer.query("UPDATE nachforderung SET verlaengerung_beantragt_am = '2026-03-02' WHERE uuid = $1", [
    uuid,
  ]);
  return uuid;
};
const GRUND = { grund: "Zu spät" };

const UEBERGAENGE: Uebergang[] = [
  {
    name: "Quittung der Einreichung",
    prepare: async () => {
      const { uuid } = await submitNew(test, await test.alsBevollmaechtigter());
      return { antragUuid: uuid, ruf: { pfad: `${FACH}/uebermittlungen/${await offeneSendung(test, uuid)}/quittung` } };
    },
    status: ["WIRD_UEBERMITTELT", "EINGEREICHT"],
    ereignisse: ["antrag.quittieren"],
    nachrichten: ["EINGANGSBESTAETIGUNG"],
  },
  {
    name: "Ablehnung der Einreichung",
    prepare: async () => {
      const { uuid } = await submitNew(test, await test.alsBevollmaechtigter());
      return {
        antragUuid: uuid,
        ruf: { pfad: `${FACH}/uebermittlungen/${await offeneSendung(test, uuid)}/ablehnung`, json: GRUND },
      };
    },
    status: ["WIRD_UEBERMITTELT", "IN_BEARBEITUNG"],
    ereignisse: ["antrag.uebermittlungAblehnen"],
    nachrichten: ["UEBERMITTLUNG_FEHLGESCHLAGEN"],
  },
  {
    name: "Beginn der Prüfung",
    prepare: async () => {
      const { uuid } = await submitUntilEingang(test, await test.alsBevollmaechtigter());
      return { antragUuid: uuid, ruf: { pfad: fachPfad(uuid, "/pruefung") } };
    },
    status: ["EINGEREICHT", "IN_PRUEFUNG"],
    ereignisse: ["antrag.pruefungBeginnen"],
    nachrichten: ["PRUEFUNG_BEGONNEN"],
  },
  {
    name: "Nachforderung",
    prepare: nach(() => Promise.resolve(), "/nachforderungen", {
      fragen: [{ frage: "Was ist neu?" }, { frage: "Für wen?" }],
    }),
    status: ["IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"],
    ereignisse: ["antrag.nachfordern"],
    nachrichten: ["NACHFORDERUNG_EINGEGANGEN"],
  },
  {
    name: "Verlängerung der Frist",
    prepare: ueber(withGebetenerFrist, (uuid) => `/nachforderungen/${uuid}/fristverlaengerung`, { gewaehrt: true }),
    status: ["UNTERLAGEN_NACHGEFORDERT", "UNTERLAGEN_NACHGEFORDERT"],
    ereignisse: ["nachforderung.verlaengern"],
    nachrichten: ["FRIST_VERLAENGERT"],
  },
  {
    name: "Schließen der letzten Nachforderung",
    prepare: ueber(requestNachforderung, (uuid) => `/nachforderungen/${uuid}/schliessen`),
    status: ["UNTERLAGEN_NACHGEFORDERT", "IN_PRUEFUNG"],
    ereignisse: ["nachforderung.schliessen", "antrag.nachforderungenErledigen"],
    nachrichten: ["NACHFORDERUNG_GESCHLOSSEN"],
  },
  {
    name: "Quittung eines Nachtrags",
    prepare: antwort((leben) => send(leben, "NACHTRAG"), "quittung"),
    status: ["IN_PRUEFUNG", "IN_PRUEFUNG"],
    ereignisse: ["uebermittlung.quittieren"],
    nachrichten: ["NACHTRAG_EINGEGANGEN"],
  },
  {
    name: "Wiedervorlage eines abgelehnten Nachtrags",
    prepare: ueber(
      async (leben) => {
        await send(leben, "NACHTRAG");
        const sendung = await offeneSendung(test, leben.im.uuid);
        await succeeds(test, `${FACH}/uebermittlungen/${sendung}/ablehnung`, GRUND);
        return sendung;
      },
      (uuid) => `/uebermittlungen/${uuid}/wiedervorlage`,
    ),
    status: ["IN_PRUEFUNG", "IN_PRUEFUNG"],
    ereignisse: ["uebermittlung.wiedervorlegen"],
    offen: ["NACHTRAG"],
  },
  {
    name: "Bescheid",
    prepare: async () => {
      const { im } = await startHeartbeat(test);
      return { antragUuid: im.uuid, ruf: { pfad: fachPfad(im.uuid, "/bescheid"), json: await entscheidung(test, im) } };
    },
    status: ["IN_PRUEFUNG", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.bescheiden", "beleg.ausstellen"],
    nachrichten: ["BESCHEID_ZUM_ABRUF"],
  },
  {
    name: "Versand des Bescheids mit der Post",
    prepare: ueber(bescheide, (uuid) => `/bescheide/${uuid}/post`),
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["bescheid.versenden"],
    nachrichten: ["BESCHEID_MIT_POST"],
  },
  {
    name: "erneute Bereitstellung des Bescheids",
    prepare: ueber(
      async (leben) => {
        const uuid = await bescheide(leben);
        test.uhr.set("2026-03-13T09:00:00Z");
        expect(await runFristen(test.dienste)).toBe(1);
        return uuid;
      },
      (uuid) => `/bescheide/${uuid}/bereitstellung`,
    ),
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["bescheid.bereitstellen"],
    nachrichten: ["BESCHEID_ZUM_ABRUF"],
  },
  {
    name: "Widerspruchsbescheid",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      await angefochten(leben);
      const { im } = leben;
      const json = { ...(await entscheidung(test, im)), widerspruchErgebnis: "ABHILFE" };
      return { antragUuid: im.uuid, ruf: { pfad: fachPfad(im.uuid, "/widerspruchsbescheid"), json } };
    },
    status: ["WIDERSPRUCH_EINGEREICHT", "WS_BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.widerspruchBescheiden", "beleg.ausstellen"],
    nachrichten: ["WIDERSPRUCH_BESCHIEDEN"],
  },
  {
    name: "Erledigung des Widerspruchs",
    prepare: nach(angefochten, "/widerspruch/erledigung", GRUND),
    status: ["WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_GESCHLOSSEN"],
    ereignisse: ["antrag.widerspruchErledigen"],
    nachrichten: ["WIDERSPRUCH_GESCHLOSSEN"],
  },
  {
    name: "Quittung des Rückzugs",
    prepare: antwort((leben) => send(leben, "ANTRAG_RUECKZUG"), "quittung"),
    status: ["RUECKZUG_WIRD_UEBERMITTELT", "ZURUECKGEZOGEN"],
    ereignisse: ["antrag.rueckzugQuittieren"],
    nachrichten: ["RUECKZUG_BESTAETIGT"],
  },
  {
    name: "Ablehnung des Rückzugs",
    prepare: nach((leben) => send(leben, "ANTRAG_RUECKZUG"), "/rueckzug/ablehnung", GRUND),
    status: ["RUECKZUG_WIRD_UEBERMITTELT", "IN_PRUEFUNG"],
    ereignisse: ["antrag.rueckzugAblehnen"],
    nachrichten: ["RUECKZUG_ABGELEHNT"],
  },
  {
    name: "Erinnerung an die Frist einer Nachforderung",
    prepare: am("2026-03-14T09:00:00Z", requestNachforderung),
    status: ["UNTERLAGEN_NACHGEFORDERT", "UNTERLAGEN_NACHGEFORDERT"],
    ereignisse: [],
    nachrichten: ["FRIST_ERINNERUNG"],
  },
  {
    name: "Erinnerung an den Abruf",
    prepare: am("2026-03-09T09:00:00Z", bescheide),
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: [],
    nachrichten: ["ABRUF_ERINNERUNG"],
  },
  {
    name: "Archivierung",
    prepare: am("2027-05-04T09:00:00Z", receiveBescheid),
    status: ["BESCHEID_LIEGT_VOR", "GESCHLOSSEN"],
    ereignisse: ["antrag.archivieren"],
  },
  {
    name: "Ablauf der Frist",
    prepare: am("2026-03-17T05:00:00Z", requestNachforderung),
    status: ["UNTERLAGEN_NACHGEFORDERT", "IN_PRUEFUNG"],
    ereignisse: ["nachforderung.ablaufen", "antrag.nachforderungenErledigen"],
    nachrichten: ["FRIST_ABGELAUFEN"],
  },
  {
    name: "Ende der Bereitstellung",
    prepare: am("2026-03-13T09:00:00Z", bescheide),
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.abrufBeenden"],
    nachrichten: ["BEREITSTELLUNG_BEENDET"],
  },
  {
    name: "Erinnerung an die Widerspruchsfrist",
    prepare: am("2026-04-01T09:00:00Z", receiveBescheid),
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: [],
    nachrichten: ["WIDERSPRUCH_ERINNERUNG"],
  },
];

it.each(UEBERGAENGE)("$name: nach einem Absturz ist alles wie davor oder alles wie danach", async (uebergang) => {
  expect(await abortEverywhere(test, gestoertes, uebergang)).toBeGreaterThan(5);
});
