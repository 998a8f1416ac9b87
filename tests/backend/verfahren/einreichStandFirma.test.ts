import { afterEach, beforeEach, expect, it } from "vitest";
import { antragPfad, createFertig, fetchTan, standVon, statusVon } from "../../support/antraege";
import { startBackend, type Antwort, type Browser, type TestBackend, textOf } from "../../support/backend";
import { einreichPfad, snapshotsVon } from "../../support/einreichungen";

const JAHRE = "/v1/unternehmen/wirtschaftsjahre";
const VERBUNDENE = "/v1/unternehmen/verbundene";
const KEIN_JAHR = "/v1/unternehmen/keinWirtschaftsjahr";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const veraltet = {
  status: 409,
  body: {
    httpSubStatus: "409.10",
    userMessage:
      "Seit Sie ihn gelesen haben, wurden der Antrag oder die Angaben zum Unternehmen geändert. Der Antrag ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und unterschreiben Sie dann erneut.",
  },
};

const saveStammdaten = (browser: Browser): Promise<Antwort> =>
  browser.put("/v1/unternehmen/stammdaten", {
    revision: 1,
    werte: { website: "https://www.example.org" },
    art: "BERICHTIGUNG",
    gueltigAb: null,
  });

const addVerbundenes = (browser: Browser): Promise<Antwort> =>
  browser.post(VERBUNDENE, { werte: { beteiligterArt: "UNTERNEHMEN", name: "Tochter GmbH", verbindung: "TOCHTER" } });

const addJahr = (browser: Browser): Promise<Antwort> =>
  browser.post(JAHRE, { werte: { wjBeginn: "2025-01-01", wjEnde: "2025-12-31", umsatz: "100" } });

/** What somebody else saves after the TAN. */
const FAELLE: [string, (browser: Browser) => Promise<Antwort>][] = [
  ["die Stammdaten geändert", saveStammdaten],
  ["ein verbundenes Unternehmen erfasst", addVerbundenes],
  ["gesagt, dass es doch abgeschlossene Jahre gibt", (b) => b.put(KEIN_JAHR, { keinJahr: false })],
  ["ein Wirtschaftsjahr erfasst", addJahr],
];

it.each(FAELLE)("nach der TAN hat jemand %s: abgewiesen, nichts ist eingereicht", async (_was, write) => {
  const { uuid } = await createFertig(chefin);
  const tan = await fetchTan(t, chefin, uuid);
  const bisher = await standVon(chefin, uuid);
  expect(bisher).toBe(tan.stand);
  expect((await write(await t.alsBevollmaechtigter())).status).toBe(200);
  expect(await standVon(chefin, uuid)).not.toBe(bisher);
  expect(await chefin.post(einreichPfad(uuid), tan)).toMatchObject(veraltet);
  expect([await statusVon(chefin, uuid), await snapshotsVon(t, uuid)]).toEqual(["IN_BEARBEITUNG", []]);
});

it("ein Jahr, dessen Zahlen jemand ändert, und eines, das jemand löscht, sind ein anderer Stand", async () => {
  const { uuid } = await createFertig(chefin);
  const staende = [await standVon(chefin, uuid)];
  const jahr = textOf((await addJahr(chefin)).body.uuid);
  staende.push(await standVon(chefin, uuid));
  expect((await chefin.put(`${JAHRE}/${jahr}`, { revision: 1, werte: { umsatz: "200" } })).status).toBe(200);
  staende.push(await standVon(chefin, uuid));
  const geloescht = await chefin.ruf("DELETE", `${JAHRE}/${jahr}?revision=2`, { json: { revision: 2 } });
  expect(geloescht.status).toBe(200);
  staende.push(await standVon(chefin, uuid));
  expect(new Set(staende.slice(0, 3)).size).toBe(3);
  expect(staende[3]).not.toBe(staende[2]);
});

it("wer ein anderes Unternehmen ändert, stört niemanden", async () => {
  const { uuid } = await createFertig(chefin);
  const tan = await fetchTan(t, chefin, uuid);
  expect((await saveStammdaten(await t.alsFremder())).status).toBe(200);
  expect((await chefin.post(einreichPfad(uuid), tan)).status).toBe(200);
});

it("wer speichert, während eingereicht wird, ist davor oder danach, nie halb darin", async () => {
  const { uuid } = await createFertig(chefin);
  const tan = await fetchTan(t, chefin, uuid);
  const anderer = await t.eigentuemer.connect();
  // The submission has read the Antrag with its company and waits for the list.
  await anderer.query("BEGIN; LOCK TABLE verbund_zeile IN ACCESS EXCLUSIVE MODE");
  const antwort = chefin.post(einreichPfad(uuid), tan);
  await expect
    .poll(async () => {
      await anderer.query("SELECT pg_stat_clear_snapshot()");
      const wartende = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      return (await anderer.query(wartende)).rowCount;
    })
    .toBe(1);
  await anderer.query(
    "INSERT INTO verbund_liste (unternehmen_uuid, stand) SELECT unternehmen_uuid, 1 FROM antrag WHERE uuid = $1",
    [uuid],
  );
  await anderer.query("COMMIT");
  anderer.release();
  expect(await antwort).toMatchObject(veraltet);
  expect(await snapshotsVon(t, uuid)).toEqual([]);
});

it("für einen Stand, den jemand am Unternehmen überholt hat, geht keine TAN hinaus", async () => {
  const { uuid } = await createFertig(chefin);
  const stand = await standVon(chefin, uuid);
  await saveStammdaten(chefin);
  await t.clearAusgang();
  expect(await chefin.post(antragPfad(uuid, "/einreichen/tan"), { stand })).toMatchObject(veraltet);
  expect(await t.clearAusgang()).toEqual([]);
});
