import { afterAll, beforeAll, expect, it } from "vitest";
import { antragPfad, felder, fill, create, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend();
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const luecken = async (uuid: string) => listOf((await browser.get(antragPfad(uuid, "/luecken"))).body.data);

it("nennt die Lücken aller Vorhaben in ihrer Reihenfolge, mit allem, was ein Link zum Feld braucht", async () => {
  const erstes = await create(browser);
  const zweitesUuid = textOf((await browser.post(antragPfad(erstes.uuid, "/vorhaben"))).body.vorhabenUuid);
  await save(browser, erstes, { revision: 1, aenderungen: [felder({ titel: "Erstes" })] });
  const gefunden = await luecken(erstes.uuid);
  expect([...new Set(gefunden.map(({ vorhabenTitel }) => vorhabenTitel))]).toEqual(["Erstes", "Vorhaben 2"]);
  expect(gefunden).toContainEqual({
    vorhabenUuid: zweitesUuid,
    vorhabenTitel: "Vorhaben 2",
    tab: "vorhaben",
    tabLabel: "Vorhaben",
    feldName: "titel",
    label: "Titel des Vorhabens",
    message: "Dieses Feld ist erforderlich",
    art: "fehler",
  });
  expect(
    gefunden.some(
      ({ vorhabenUuid, feldName }) => textOf(vorhabenUuid) === erstes.vorhabenUuid && textOf(feldName) === "titel",
    ),
  ).toBe(false);
});

it("ist leer, wenn nichts fehlt, und stimmt mit den Zahlen in der Übersicht überein", async () => {
  const angelegt = await create(browser);
  const zahlen = async () => listOf((await browser.get(antragPfad(angelegt.uuid))).body.vorhaben)[0];
  const vorher = await luecken(angelegt.uuid);
  expect((await zahlen())?.anzahlFehler).toBe(vorher.filter(({ art }) => textOf(art) === "fehler").length);
  await fill(browser, angelegt);
  expect(await luecken(angelegt.uuid)).toEqual([]);
  expect(await zahlen()).toMatchObject({ anzahlFehler: 0, anzahlWarnungen: 0, neu: false });
});

it("zeigt auf die Zeile einer Tabelle", async () => {
  const angelegt = await create(browser);
  await fill(browser, angelegt);
  const paket = textOf(listOf((await readVorhaben(browser, angelegt)).werte?.arbeitspakete)[1]?.uuid);
  await save(browser, angelegt, {
    revision: 3,
    aenderungen: [{ art: "zeileSpeichern", tabelle: "arbeitspakete", zeile: { uuid: paket, titel: "" } }],
  });
  expect(await luecken(angelegt.uuid)).toMatchObject([
    {
      tab: "arbeitsplan",
      tabelle: "arbeitspakete",
      zeileUuid: paket,
      feldName: "titel",
      message: "Dieses Feld ist erforderlich",
    },
  ]);
});

it("beurteilt nach dem Tag, an dem gefragt wird", async () => {
  const angelegt = await create(browser);
  await fill(browser, angelegt);
  await save(browser, angelegt, { revision: 3, aenderungen: [felder({ ende: "2030-12-31" })] });
  const hinweis = "Die Bescheinigung kann nur bis 31.12.2029 ausgestellt werden.";
  expect((await luecken(angelegt.uuid)).map(({ message }) => message)).toContain(hinweis);
  test.uhr.set("2027-01-04T09:00:00Z");
  browser = await test.alsBevollmaechtigter();
  expect((await luecken(angelegt.uuid)).map(({ message }) => message)).not.toContain(hinweis);
});

it("gibt den ganzen Entwurf zum Durchlesen", async () => {
  const angelegt = await create(browser, "Zum Lesen");
  await browser.post(antragPfad(angelegt.uuid, "/vorhaben"));
  test.statements.length = 0;
  const inhalt = await browser.get(antragPfad(angelegt.uuid, "/inhalt"));
  // The session, the Antrag, its Vorhaben; of the company its figures, its list, and who confirmed that.
  expect(test.statements.length).toBeLessThanOrEqual(6);
  expect(inhalt).toMatchObject({
    status: 200,
    body: { antrag: { bezeichnung: "Zum Lesen" }, kontext: { rechtsform: "GMBH", wirtschaftsjahrBeginn: "01-01" } },
  });
  expect(inhalt.body.vorhaben).toHaveLength(2);
});
