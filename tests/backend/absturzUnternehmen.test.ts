import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { antragPfad, holeTan, legeFertigenAn } from "../support/antraege";
import { brichUeberallAb, type Uebergang } from "../support/absturz";
import { starteBackend, type TestBackend, textOf } from "../support/backend";
import { entscheidung, fachPfad, gelingt } from "../support/fach";
import {
  abrufFuer,
  beginneLeben,
  bescheide,
  erhalteBescheid,
  fordereNach,
  type Leben,
  reicheSchriftsatzEin,
  schreibeSchriftsatz,
  unterschriftFuer,
} from "../support/leben";
import { type GestoertesBackend, starteGestoertes } from "../support/stoerung";

let test: TestBackend;
let gestoertes: GestoertesBackend;
beforeAll(async () => {
  test = await starteBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  gestoertes = starteGestoertes(test);
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
async function signiere(leben: Leben, art: string, bezug: { nachforderungUuid?: string } = {}) {
  return unterschrift(await unterschriftFuer(leben, await schreibeSchriftsatz(leben, art, bezug)), leben);
}

const UEBERGAENGE: Uebergang[] = [
  {
    name: "Einreichung",
    bereite: async () => {
      const als = await test.alsBevollmaechtigter();
      const { uuid } = await legeFertigenAn(als);
      return { antragUuid: uuid, ruf: { pfad: antragPfad(uuid, "/einreichen"), json: await holeTan(test, als, uuid), als } };
    },
    status: ["IN_BEARBEITUNG", "WIRD_UEBERMITTELT"],
    ereignisse: ["antrag.einreichen", "beleg.ausstellen"],
    offen: ["EINREICHUNG"],
  },
  {
    name: "Bitte um eine Fristverlängerung",
    bereite: async () => {
      const leben = await beginneLeben(test);
      const { uuid } = leben.im;
      const pfad = antragPfad(uuid, `/nachforderungen/${await fordereNach(leben)}/fristverlaengerung`);
      return { antragUuid: uuid, ruf: { pfad, json: { grund: "Unsere Fachleute sind im Urlaub." }, als: leben.browser } };
    },
    status: ["UNTERLAGEN_NACHGEFORDERT", "UNTERLAGEN_NACHGEFORDERT"],
    ereignisse: ["nachforderung.verlaengerungBeantragen"],
  },
  {
    name: "Nachtrag auf die letzte Nachforderung",
    bereite: async () => {
      const leben = await beginneLeben(test);
      return signiere(leben, "NACHTRAG", { nachforderungUuid: await fordereNach(leben) });
    },
    status: ["UNTERLAGEN_NACHGEFORDERT", "IN_PRUEFUNG"],
    ereignisse: ["nachtrag.einreichen", "antrag.nachforderungenErledigen", "beleg.ausstellen"],
    offen: ["NACHTRAG"],
  },
  {
    name: "Nachtrag ohne Nachforderung",
    bereite: async () => signiere(await beginneLeben(test), "NACHTRAG"),
    status: ["IN_PRUEFUNG", "IN_PRUEFUNG"],
    ereignisse: ["nachtrag.einreichen", "beleg.ausstellen"],
    offen: ["NACHTRAG"],
  },
  {
    name: "Abruf des Bescheids",
    bereite: async () => {
      const leben = await beginneLeben(test);
      return unterschrift(await abrufFuer(leben, await bescheide(leben)), leben);
    },
    status: ["BESCHEID_LIEGT_VOR", "BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.bescheidAbrufen"],
    // The first certified Vorhaben of a company earns it the Siegel.
    nachrichten: ["BESCHEID_ABGERUFEN", "SIEGEL_VERFUEGBAR"],
  },
  {
    name: "Abruf des Widerspruchsbescheids",
    bereite: async () => {
      const leben = await beginneLeben(test);
      await erhalteBescheid(leben);
      await reicheSchriftsatzEin(leben, "WIDERSPRUCH");
      const json = { ...(await entscheidung(test, leben.im)), widerspruchErgebnis: "ABHILFE" };
      const { uuid } = await gelingt(test, fachPfad(leben.im.uuid, "/widerspruchsbescheid"), json);
      return unterschrift(await abrufFuer(leben, textOf(uuid)), leben);
    },
    status: ["WS_BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR"],
    ereignisse: ["antrag.bescheidAbrufen"],
    nachrichten: ["WIDERSPRUCHSBESCHEID_ABGERUFEN"],
  },
  {
    name: "Widerspruch",
    bereite: async () => {
      const leben = await beginneLeben(test);
      await erhalteBescheid(leben);
      return signiere(leben, "WIDERSPRUCH");
    },
    status: ["BESCHEID_LIEGT_VOR", "WIDERSPRUCH_EINGEREICHT"],
    ereignisse: ["antrag.widersprechen", "beleg.ausstellen"],
    offen: ["WIDERSPRUCH"],
  },
  {
    name: "Rücknahme des Widerspruchs",
    bereite: async () => {
      const leben = await beginneLeben(test);
      await erhalteBescheid(leben);
      await reicheSchriftsatzEin(leben, "WIDERSPRUCH");
      return signiere(leben, "WIDERSPRUCH_RUECKZUG");
    },
    status: ["WIDERSPRUCH_EINGEREICHT", "WIDERSPRUCH_ZURUECKGEZOGEN"],
    ereignisse: ["antrag.widerspruchZurueckziehen", "beleg.ausstellen"],
    offen: ["WIDERSPRUCH_RUECKZUG"],
  },
  {
    name: "Rückzug des Antrags",
    bereite: async () => signiere(await beginneLeben(test), "ANTRAG_RUECKZUG"),
    status: ["IN_PRUEFUNG", "RUECKZUG_WIRD_UEBERMITTELT"],
    ereignisse: ["antrag.zurueckziehen", "beleg.ausstellen"],
    offen: ["ANTRAG_RUECKZUG"],
  },
];

it.each(UEBERGAENGE)("$name: nach einem Absturz ist alles wie davor oder alles wie danach", async (uebergang) => {
  expect(await brichUeberallAb(test, gestoertes, uebergang)).toBeGreaterThan(5);
});
