import { afterAll, beforeAll, expect, it } from "vitest";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { person as eingeladen } from "../../support/benutzerverwaltung";

const PFAD = "/v1/wartung";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  admin = await t.alsAdmin();
});
afterAll(() => t.stop());

it("nennt die Schalter, auch den, den jedes Unternehmen für sich hat", async () => {
  await t.eigentuemer.query(
    "UPDATE unternehmen SET bsfz_siegel = true WHERE uuid = (SELECT uuid FROM unternehmen LIMIT 1)",
  );
  const { rows } = await t.dienste.pool.query<{ n: string }>("SELECT count(*) n FROM unternehmen WHERE bsfz_siegel");
  const { body } = await admin.get(`${PFAD}/zustand`);
  expect(listOf(body.einstellungen)).toContainEqual({
    name: "Siegel (bsfzSiegel)",
    wert: `bei ${textOf(rows[0]?.n)} Unternehmen`,
  });
  expect(listOf(body.einstellungen).map(({ name }) => name)).toContain(
    "Knopf „Mit Testdaten füllen“ (testdatenGenerator)",
  );
});

it("nennt, womit der Prozess läuft, ohne Geheimnis und ohne Pfad", async () => {
  const { body } = await admin.get(`${PFAD}/zustand`);
  const einstellungen = listOf(body.einstellungen);
  for (const name of ["Betriebsart", "Dateiablage", "E-Mail-Server", "Identifizierungsdienst", "Virenprüfung"])
    expect(einstellungen.map((eine) => eine.name)).toContain(name);
  const gesagt = JSON.stringify(einstellungen);
  for (const geheim of [t.dienste.config.secretKey, t.dienste.config.fachToken, "postgres://"])
    expect(gesagt).not.toContain(geheim);
});

it("zählt die E-Mails, die sich noch versuchen lassen", async () => {
  const zahl = async () => (await admin.get(`${PFAD}/zustand`)).body.wartendeMails;
  const vorher = await zahl();
  t.mailFehler.aktiv = true;
  await (await t.alsBevollmaechtigter()).post("/v1/benutzerverwaltung/einladungen", eingeladen("sechs@example.org"));
  await t.clearAusgang();
  t.mailFehler.aktiv = false;
  expect(await zahl()).toBe(Number(vorher) + 1);
  for (const { uuid } of listOf((await admin.get(`${PFAD}/mails`)).body.data))
    await admin.post(`${PFAD}/mails/${textOf(uuid)}/verwerfen`, { grund: "Falsche Adresse" });
  expect(await zahl()).toBe(0);
});
