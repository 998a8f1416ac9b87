import { afterAll, beforeAll, expect, it } from "vitest";
import { createFachSimulator } from "~/server/embedded/fachSimulator";
import { reicheNeuenEin } from "../support/antraege";
import { FACH_TOKEN, listOf, starteBackend, textOf, type Browser, type TestBackend } from "../support/backend";
import { FACH, fachPfad, gelingt, reicheBisEingangEin, setzeStatus, legeSchriftsatzVor } from "../support/fach";

let test: TestBackend;
let browser: Browser;
let pfade: string[];
let warnungen: object[];
let jetzt = 0;

beforeAll(async () => {
  test = await starteBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  browser = await test.alsBevollmaechtigter();
  [pfade, warnungen] = [[], []];
});
afterAll(() => test.stop());

/** A simulator that has just been started; an older one knows nothing of it. */
const starte = (schrittSekunden = 30) =>
  createFachSimulator({
    basis: "http://localhost:3000",
    token: FACH_TOKEN,
    verzoegerungSekunden: 0,
    schrittSekunden,
    fragtNach: true,
    now: () => jetzt,
    log: { warn: (facts) => warnungen.push(facts) },
    fetch: (request) => {
      pfade.push(new URL(request.url).pathname);
      return test.backend.handle(request, { clientIp: "127.0.0.1" });
    },
  });

const ganz = async (uuid: string) => (await test.fach("GET", fachPfad(uuid))).body;
const statusVon = async (uuid: string) => textOf((await ganz(uuid)).status);

/** Three looks, each after the waiting. */
async function lebe(runden: number): Promise<void> {
  const simulator = starte();
  for (let runde = 0; runde < runden; runde += 1) {
    await simulator.sieheNach();
    await simulator.lebeWeiter();
    jetzt += 30_000;
  }
}

it("geht mit neu eingereichten Anträgen bis zum Bescheid und lässt alle anderen, wie sie sind", async () => {
  const fremder = await reicheBisEingangEin(test, browser);
  const neue = [];
  for (let nummer = 0; nummer < 9; nummer += 1) neue.push((await reicheNeuenEin(test, browser)).uuid);
  await lebe(6);
  const stati = await Promise.all(neue.map(statusVon));
  expect(new Set(stati)).toEqual(new Set(["BESCHEID_LIEGT_VOR", "UNTERLAGEN_NACHGEFORDERT"]));
  expect(await statusVon(fremder.uuid)).toBe("EINGEREICHT");
  // Even after a restart: what the simulator has begun, it ends.
  for (const uuid of neue) {
    const { nachforderungen } = await ganz(uuid);
    for (const { uuid: offene, status } of listOf(nachforderungen)) {
      if (textOf(status) === "OFFEN") await gelingt(test, `${FACH}/nachforderungen/${textOf(offene)}/schliessen`);
    }
  }
  await lebe(3);
  expect(new Set(await Promise.all(neue.map(statusVon)))).toEqual(new Set(["BESCHEID_LIEGT_VOR"]));
  expect(warnungen).toEqual([]);
  expect(pfade.every((pfad) => pfad.startsWith("/fach/v1/"))).toBe(true);
});

it("gewährt mehr Zeit, nimmt Widersprüche an und entscheidet über sie", async () => {
  const im = await reicheBisEingangEin(test, browser);
  const { uuid } = await gelingt(test, fachPfad(im.uuid, "/nachforderungen"), { fragen: [{ frage: "Was ist neu?" }] });
  await test.dienste.pool.query("UPDATE nachforderung SET verlaengerung_beantragt_am = now() WHERE uuid = $1", [uuid]);
  await lebe(1);
  expect(await ganz(im.uuid)).toMatchObject({ nachforderungen: [{ verlaengerung: { gewaehrt: true } }] });
  await legeSchriftsatzVor(test, im.uuid, "WIDERSPRUCH");
  await setzeStatus(test, im.uuid, { status: "WIDERSPRUCH_EINGEREICHT" });
  await lebe(3);
  expect(await ganz(im.uuid)).toMatchObject({
    status: "WS_BESCHEID_LIEGT_VOR",
    nachforderungen: [{ status: "GESCHLOSSEN" }],
    schriftsaetze: [{ status: "BESCHIEDEN" }],
  });
});

it("bestätigt nur den Eingang, wenn das Leben ausgeschaltet ist", async () => {
  const { uuid } = await reicheNeuenEin(test, browser);
  const simulator = starte(0);
  expect(await simulator.sieheNach()).toBe(1);
  jetzt += 3_600_000;
  expect(await simulator.lebeWeiter()).toBe(0);
  expect(await statusVon(uuid)).toBe("EINGEREICHT");
});
