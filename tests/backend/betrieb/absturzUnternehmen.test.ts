import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { antragPfad, fetchTan, createFertig } from "../../support/antraege";
import { abortEverywhere, type Uebergang } from "../../support/absturz";
import { startBackend, type TestBackend, textOf } from "../../support/backend";
import { entscheidung, fachPfad, succeeds } from "../../support/fach";
import {
  abrufFuer,
  startHeartbeat,
  bescheide,
  receiveBescheid,
  requestNachforderung,
  type Leben,
  submitSchriftsatz,
  writeSchriftsatz,
  unterschriftFuer,
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
beforeEach(() => {
  test.uhr.vor({ minuten: 1 });
});

const unterschrift = (json: object, { browser, im }: Leben) => ({
  antragUuid: im.uuid,
  ruf: { pfad: "/v1/unterschriften", json, als: browser },
});

/** Signs a document that is ready for it. */
async function sign(leben: Leben, art: string, bezug: { nachforderungUuid?: string } = {}) {
  return unterschrift(await unterschriftFuer(leben, await writeSchriftsatz(leben, art, bezug)), leben);
}

const UEBERGAENGE: Uebergang[] = [
  {
    name: "Einreichung",
    prepare: async () => {
      const als = await test.alsBevollmaechtigter();
      const { uuid } = await createFertig(als);
      return {
        antragUuid: uuid,
        ruf: { pfad: antragPfad(uuid, "/einreichen"), json: await fetchTan(test, als, uuid), als },
      };
    },
    status: ["IN_BEARBEITUNG", "WIRD_UEBERMITTELT"],
    ereignisse: ["antrag.einreichen", "beleg.ausstellen"],
    offen: ["EINREICHUNG"],
  },
  {
    name: "Bitte um eine Fristverlängerung",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      const { uuid } = leben.im;
      const pfad = antragPfad(uuid, `/nachforderungen/${await requestNachforderung(leben)}/fristverlaengerung`);
      return {
        antragUuid: uuid,
        ruf: { pfad, json: { grund: "Unsere Fachleute sind im Urlaub." }, als: leben.browser },
      };
    },
    status: ["UNTERLAGEN_NACHGEFORDERT", "UNTERLAGEN_NACHGEFORDERT"],
    ereignisse: ["nachforderung.verlaengerungBeantragen"],
  },
  {
    name: "Nachtrag auf die letzte Nachforderung",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      return sign(leben, "NACHTRAG", { nachforderungUuid: await requestNachforderung(leben) });
    },
    status: ["UNTERLAGEN_NACHGEFORDERT", "IN_PRUEFUNG"],
    ereignisse: ["nachtrag.einreichen", "antrag.nachforderungenErledigen", "beleg.ausstellen"],
    offen: ["NACHTRAG"],
  },
  {
    name: "Nachtrag ohne Nachforderung",
    prepare: async () => sign(await startHeartbeat(test), "NACHTRAG"),
    status: ["IN_PRUEFUNG", "IN_PRUEFUNG"],
    ereignisse: ["nachtrag.einreichen", "beleg.ausstellen"],
    offen: ["NACHTRAG"],
  },
  {
    name: "Abruf des Bescheids",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      return unterschrift(await abrufFuer(leben, await bescheide(leben)), leben);
    },
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.bescheidAbrufen"],
    // The first certified Vorhaben of a company earns it the Siegel.
    nachrichten: ["BESCHEID_ABGERUFEN", "SIEGEL_VERFUEGBAR"],
  },
  {
    name: "Abruf des Widerspruchsbescheids",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      await receiveBescheid(leben);
      await submitSchriftsatz(leben, "WIDERSPRUCH");
      const json = { ...(await entscheidung(test, leben.im)), widerspruchErgebnis: "ABHILFE" };
      const { uuid } = await succeeds(test, fachPfad(leben.im.uuid, "/widerspruchsbescheid"), json);
      return unterschrift(await abrufFuer(leben, textOf(uuid)), leben);
    },
    status: ["WS_BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.bescheidAbrufen"],
    nachrichten: ["WIDERSPRUCHSBESCHEID_ABGERUFEN"],
  },
  {
    name: "Widerspruch",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      await receiveBescheid(leben);
      return sign(leben, "WIDERSPRUCH");
    },
    status: ["BESCHEID_LIEGT_VOR", "WIDERSPRUCH_EINGEREICHT"],
    ereignisse: ["antrag.widersprechen", "beleg.ausstellen"],
    offen: ["WIDERSPRUCH"],
  },
  {
    name: "Rücknahme des Widerspruchs",
    prepare: async () => {
      const leben = await startHeartbeat(test);
      await receiveBescheid(leben);
      await submitSchriftsatz(leben, "WIDERSPRUCH");
      return sign(leben, "WIDERSPRUCH_RUECKZUG");
    },
    status: ["WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_ZURUECKGEZOGEN"],
    ereignisse: ["antrag.widerspruchZurueckziehen", "beleg.ausstellen"],
    offen: ["WIDERSPRUCH_RUECKZUG"],
  },
  {
    name: "Rückzug des Antrags",
    prepare: async () => sign(await startHeartbeat(test), "ANTRAG_RUECKZUG"),
    status: ["IN_PRUEFUNG", "RUECKZUG_WIRD_UEBERMITTELT"],
    ereignisse: ["antrag.zurueckziehen", "beleg.ausstellen"],
    offen: ["ANTRAG_RUECKZUG"],
  },
];

it.each(UEBERGAENGE)("$name: nach einem Absturz ist alles wie davor oder alles wie danach", async (uebergang) => {
  expect(await abortEverywhere(test, gestoertes, uebergang)).toBeGreaterThan(5);
});
