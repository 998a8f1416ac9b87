import { afterEach, expect, it } from "vitest";
import { loadJahr } from "~/features/unternehmen/loadJahr";
import { bereichVonJahr, readJahr } from "~/features/unternehmen/jahrEingaben";
import { bereichVonStammdaten, readStammdaten } from "~/features/unternehmen/stammdatenEingaben";
import { loadVerbundZeile } from "~/features/verbund/loadVerbundZeile";
import { bereichVonVerbund, readVerbund } from "~/features/verbund/verbundEingaben";
import { openRoute } from "~/server/portal/openRoute";
import { saveStammdaten } from "~/server/portal/stammdaten";
import { saveVerbund } from "~/server/portal/verbund";
import { saveJahr } from "~/server/portal/wirtschaftsjahr";
import { type Browser, FIRMEN, startBackend, type TestBackend } from "../../support/backend";
import { listOf, textOf } from "../../support/browser";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

const STAMMDATEN = "/v1/unternehmen/stammdaten";
let t: TestBackend;
afterEach(() => t.stop());

/** Opens a page of the portal, or posts its form, with the real backend behind it. */
async function open(browser: Browser, key: "unternehmen" | "verbundeneUnternehmenNeu", felder?: object) {
  const pfad = key === "unternehmen" ? "/unternehmen" : "/verbundeneUnternehmen/neu";
  const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const ruf = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
  const seite = (mehr: object) => anfrageAn(pfad, ruf, { headers: { cookie }, ...mehr });
  const leer = await openRoute(seite({}), key);
  if (felder === undefined) return leer;
  return openRoute(seite(formular({ ...leer.formular, ...felder })), key);
}

async function postStammdaten(browser: Browser, felder: Record<string, string>) {
  const offen = await open(browser, "unternehmen", { intent: "testdaten", ...felder });
  const daten = await offen.call.unternehmen.getStammdaten({});
  const gelesen = readStammdaten(bereichVonStammdaten(daten), await offen.formData());
  return saveStammdaten(offen, { gelesen, entscheidung: {}, daten, stand: null });
}

it("füllt in den Stammdaten nur, was leer ist; Getipptes und Gespeichertes bleibt", async () => {
  t = await startBackend({ FEATURE_TESTDATENGENERATOR: "true" });
  const chefin = await t.alsBevollmaechtigter();
  await postStammdaten(chefin, { revision: "1", website: "https://eigene.example.org", ansprechVorname: "" });
  const { body } = await chefin.get(STAMMDATEN);
  expect(body).toMatchObject({
    revision: 2,
    fehler: [],
    werte: {
      firma: FIRMEN.maschinenbau.firma,
      steuernummer: FIRMEN.maschinenbau.steuernummer,
      website: "https://eigene.example.org",
      ansprechVorname: "Ada",
    },
  });
});

it("ersetzt nicht, was inzwischen jemand anderes gespeichert hat", async () => {
  t = await startBackend({ FEATURE_TESTDATENGENERATOR: "true" });
  const chefin = await t.alsBevollmaechtigter();
  const json = { revision: 1, werte: { website: "https://andere.example.org" }, art: "BERICHTIGUNG", gueltigAb: null };
  expect((await chefin.ruf("PUT", STAMMDATEN, { json })).status).toBe(200);
  await postStammdaten(chefin, { revision: "1", website: "" });
  expect((await chefin.get(STAMMDATEN)).body).toMatchObject({ werte: { website: "https://andere.example.org" } });
});

it("speichert ohne den Schalter, was getippt ist, und sonst nichts", async () => {
  t = await startBackend();
  const chefin = await t.alsBevollmaechtigter();
  await postStammdaten(chefin, { revision: "1", website: "" });
  expect((await chefin.get(STAMMDATEN)).body).toMatchObject({ werte: { website: "" } });
});

it("legt ein verbundenes Unternehmen und ein Wirtschaftsjahr mit Beispielen vollständig an", async () => {
  t = await startBackend({ FEATURE_TESTDATENGENERATOR: "true" });
  const chefin = await t.alsBevollmaechtigter();
  const offen = await open(chefin, "verbundeneUnternehmenNeu", { intent: "testdaten", name: "Eigene Tochter GmbH" });
  const formData = await offen.formData();
  const zeile = await loadVerbundZeile(offen.call, undefined);
  const gelesen = readVerbund(bereichVonVerbund(zeile), formData);
  await saveVerbund(offen, { uuid: undefined, gelesen, entscheidung: {} });
  const { uuid } = listOf((await chefin.get("/v1/unternehmen/verbundene")).body.data)[0] ?? {};
  expect((await chefin.get(`/v1/unternehmen/verbundene/${textOf(uuid)}`)).body).toMatchObject({
    fehler: [],
    werte: { name: "Eigene Tochter GmbH", verbindung: "TOCHTER" },
  });
  await chefin.put("/v1/unternehmen/keinWirtschaftsjahr", { keinJahr: false });
  const bereich = bereichVonJahr(await loadJahr(offen.call, undefined, false));
  const jahr = readJahr(bereich, formData);
  await saveJahr(offen, { uuid: undefined, gelesen: jahr, heute: bereich.kontext.heute, entscheidung: {} });
  const { data } = (await chefin.get("/v1/unternehmen/wirtschaftsjahre")).body;
  expect(data).toMatchObject([{ fehler: [], werte: { wertart: "ENDGUELTIG" } }]);
});
