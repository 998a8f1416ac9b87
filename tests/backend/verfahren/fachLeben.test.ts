import { afterAll, beforeAll, expect, it } from "vitest";
import { createFachSimulator } from "~/server/embedded/fachSimulator";
import { submitNew } from "../../support/antraege";
import { FACH_TOKEN, listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import { FACH, fachPfad, succeeds, submitUntilEingang, setStatus, presentSchriftsatz } from "../../support/fach";

let test: TestBackend;
let browser: Browser;
let pfade: string[];
let warnungen: object[];
let jetzt = 0;

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  browser = await test.alsBevollmaechtigter();
  [pfade, warnungen] = [[], []];
});
afterAll(() => test.stop());

/** A simulator that has just been started; an older one knows nothing of it. */
const start = (schrittSekunden = 30) =>
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
async function live(runden: number): Promise<void> {
  const simulator = start();
  for (let runde = 0; runde < runden; runde += 1) {
    await simulator.look();
    await simulator.liveOn();
    jetzt += 30_000;
  }
}

it("geht mit neu eingereichten Anträgen bis zum Bescheid und lässt alle anderen, wie sie sind", async () => {
  const fremder = await submitUntilEingang(test, browser);
  const neue = [];
  for (let nummer = 0; nummer < 9; nummer += 1) neue.push((await submitNew(test, browser)).uuid);
  await live(6);
  const stati = await Promise.all(neue.map(statusVon));
  expect(new Set(stati)).toEqual(new Set(["BESCHEID_LIEGT_VOR", "UNTERLAGEN_NACHGEFORDERT"]));
  expect(await statusVon(fremder.uuid)).toBe("EINGEREICHT");
  // Even after a restart: what the simulator has begun, it ends.
  for (const uuid of neue) {
    const { nachforderungen } = await ganz(uuid);
    for (const { uuid: offene, status } of listOf(nachforderungen)) {
      if (textOf(status) === "OFFEN") await succeeds(test, `${FACH}/nachforderungen/${textOf(offene)}/schliessen`);
    }
  }
  await live(3);
  expect(new Set(await Promise.all(neue.map(statusVon)))).toEqual(new Set(["BESCHEID_LIEGT_VOR"]));
  expect(warnungen).toEqual([]);
  expect(pfade.every((pfad) => pfad.startsWith("/fach/v1/"))).toBe(true);
});

it("gewährt mehr Zeit, nimmt Widersprüche an und entscheidet über sie", async () => {
  const im = await submitUntilEingang(test, browser);
  const { uuid } = await succeeds(test, fachPfad(im.uuid, "/nachforderungen"), { fragen: [{ frage: "Was ist neu?" }] });
  await test.dienste.pool.query("UPDATE nachforderung SET verlaengerung_beantragt_am = now() WHERE uuid = $1", [uuid]);
  await live(1);
  expect(await ganz(im.uuid)).toMatchObject({ nachforderungen: [{ verlaengerung: { gewaehrt: true } }] });
  await presentSchriftsatz(test, im.uuid, "WIDERSPRUCH");
  await setStatus(test, im.uuid, { status: "WIDERSPRUCH_EINGEREICHT" });
  await live(3);
  expect(await ganz(im.uuid)).toMatchObject({
    status: "WS_BESCHEID_LIEGT_VOR",
    nachforderungen: [{ status: "GESCHLOSSEN" }],
    schriftsaetze: [{ status: "BESCHIEDEN" }],
  });
});

it("bestätigt nur den Eingang, wenn das Leben ausgeschaltet ist", async () => {
  const { uuid } = await submitNew(test, browser);
  const simulator = start(0);
  expect(await simulator.look()).toBe(1);
  jetzt += 3_600_000;
  expect(await simulator.liveOn()).toBe(0);
  expect(await statusVon(uuid)).toBe("EINGEREICHT");
});
