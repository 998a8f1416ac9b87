import { randomUUID } from "node:crypto";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import { listOf, textOf, type Browser } from "../support/browser";
import { must, UnerwarteteAntwort, type Kunde } from "../support/kunde";
import type { Anlage, Einreichung, Protokoll, Speicherung } from "./protokoll";

/** Anträge of this run are told from those of the demo by the beginning of their name. */
export const NAMENSANFANG = "Ausfall";

const ERKLAERUNG = {
  ...LEERE_EINREICHUNG,
  beratung: false,
  erklaerungen: ["richtigkeit", "datenverarbeitung", "abruf", "vertretung"],
};

type Gefuellt = { uuid: string; vorhabenUuid: string; pfad: string };

/** Saves one Vorhaben again and again, each time on the revision of the last answer, until the portal falls. */
export async function hammerSaves({ browser }: Kunde, protokoll: Protokoll, kraft: string): Promise<void> {
  await untilItFalls(protokoll, async () => {
    const { pfad, vorhabenUuid } = await createFilled(browser, protokoll, kraft);
    let revision = Number(must(await browser.get(pfad), "read").body.vorhaben?.revision);
    for (let nummer = 1; ; nummer += 1) {
      const titel = `Runde ${protokoll.runde} ${kraft} Nr. ${nummer}`;
      const eine: Speicherung = { pfad, vorhabenUuid, revision, titel, schluessel: randomUUID(), antwort: null };
      protokoll.speicherungen.push(eine);
      eine.antwort = must(await sendSpeicherung(browser, eine), "save").body;
      revision = Number(eine.antwort.revision);
    }
  });
}

/** Fills, declares, signs and submits one Antrag after the other until the portal falls. */
export async function hammerSubmissions(kunde: Kunde, protokoll: Protokoll, kraft: string): Promise<void> {
  await untilItFalls(protokoll, async () => {
    for (let nummer = 1; ; nummer += 1) {
      const { uuid } = await createFilled(kunde.browser, protokoll, `${kraft}.${nummer}`);
      await explain(kunde.browser, uuid);
      const eine: Einreichung = { uuid, bestaetigt: false };
      protokoll.einreichungen.push(eine);
      await submit(kunde, uuid);
      eine.bestaetigt = true;
    }
  });
}

/** Sends a save; the second time with the same key it must change nothing. */
export function sendSpeicherung(browser: Browser, { pfad, revision, titel, schluessel }: Speicherung) {
  return browser.put(pfad, { revision, aenderungen: [{ art: "felder", werte: { titel } }] }, { schluessel });
}

/** Creates an Antrag; the second time with the same key it is the same one. */
export function sendAnlage(browser: Browser, { bezeichnung, schluessel }: Anlage) {
  return browser.post("/v1/antraege", { bezeichnung }, { schluessel });
}

/** Signs at the simulated identification service and submits. */
export async function submit({ browser, unternehmenUuid }: Kunde, antragUuid: string): Promise<void> {
  const intent = "EINREICHEN";
  const { stand } = must(await browser.get(`/v1/antraege/${antragUuid}`), "read").body;
  const beginn = must(await browser.post("/v1/nezo/vorgaenge", { intent, antragUuid, stand }), "signature");
  const frage = new URL(textOf(beginn.body.weiterleitungUrl));
  const state = frage.searchParams.get("state") ?? "";
  const form = { ...Object.fromEntries(frage.searchParams), zertifikat: `konto-${unternehmenUuid}` };
  must(await browser.ruf("POST", frage.pathname, { form, headers: { origin: frage.origin } }), "simulator");
  must(await browser.post("/v1/nezo/abschluss", { state, intent }), "submission");
}

/** Ticks the declarations of an Antrag. */
export async function explain(browser: Browser, uuid: string): Promise<void> {
  const { revision } = must(await browser.get(`/v1/antraege/${uuid}`), "read").body;
  must(await browser.put(`/v1/antraege/${uuid}/einreichung`, { revision, einreichung: ERKLAERUNG }), "declarations");
}

async function createFilled(browser: Browser, protokoll: Protokoll, kraft: string): Promise<Gefuellt> {
  const anlage: Anlage = {
    bezeichnung: `${NAMENSANFANG} ${protokoll.runde} ${kraft}`,
    schluessel: randomUUID(),
    uuid: null,
  };
  protokoll.anlagen.push(anlage);
  const uuid = textOf(must(await sendAnlage(browser, anlage), "create").body.uuid);
  anlage.uuid = uuid;
  const antrag = must(await browser.get(`/v1/antraege/${uuid}`), "read");
  const vorhabenUuid = textOf(listOf(antrag.body.vorhaben)[0]?.uuid);
  const pfad = `/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}`;
  must(await browser.post(`${pfad}/testdaten`), "test data");
  return { uuid, vorhabenUuid, pfad };
}

/** Ends quietly when the connection breaks after the blow; anything else is written down. */
async function untilItFalls(protokoll: Protokoll, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isAntwort = error instanceof UnerwarteteAntwort;
    const code = isAntwort ? /: 5\d\d /.test(error.message) : true;
    if (!protokoll.istGefallen || !code)
      protokoll.unerwartet.push(error instanceof Error ? error.message : String(error));
  }
}
