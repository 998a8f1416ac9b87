import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { create, fill } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/unternehmen/stammdaten";
const JULI = { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." };

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const save = (wer: Browser, werte: object, mehr: object = {}) =>
  wer.ruf("PUT", PFAD, { json: { revision: 1, werte, art: "BERICHTIGUNG", gueltigAb: null, ...mehr } });
/** A draft whose Vorhaben has rows per Wirtschaftsjahr. */
async function createBegonnen(wer: Browser, name = ""): Promise<void> {
  await fill(wer, await create(wer, name));
}
const frageVon = (body: { [key: string]: unknown }): string => textOf(listOf(body.errors)[0]?.message);

it("fragt vor einer Änderung, die Entwürfe berührt, und speichert erst nach dem Ja", async () => {
  await createBegonnen(chefin, "Leiser Lüfter");
  await create(chefin, "Noch leer");
  const gefragt = await save(chefin, JULI);
  expect(gefragt).toMatchObject({ status: 422, body: { errors: [{ property: "folgen" }] } });
  expect(frageVon(gefragt.body)).toMatch(
    /einen Antrag in Bearbeitung\. Bitte bestätigen Sie sie\.\nBetroffen: „Leiser Lüfter“\.\nDas Wirtschaftsjahr beginnt/,
  );
  expect(frageVon(gefragt.body)).toMatch(
    /\n„Leiser Lüfter“, Vorhaben „.+“: Statt 2025, 2026 und 2027 wird nach .* gefragt\. Eingetragenes aus 2025, 2026 und 2027 bleibt/,
  );
  expect((await chefin.get(PFAD)).body.revision).toBe(1);

  expect((await save(chefin, JULI, { folgenBestaetigt: true })).body).toEqual({ revision: 2 });
  const zurueck = (json: object) => chefin.ruf("POST", `${PFAD}/fassungen/1/wiederherstellung`, { json });
  expect((await zurueck({ revision: 2 })).body).toMatchObject({ errors: [{ property: "folgen" }] });
  expect((await zurueck({ revision: 2, folgenBestaetigt: true })).body).toEqual({ revision: 3 });
});

it("fragt nach der Rechtsform, und nicht, wenn keine Entwürfe da sind oder nichts sie berührt", async () => {
  expect((await save(chefin, { ort: "Potsdam" })).body).toEqual({ revision: 2 });
  expect((await save(chefin, JULI, { revision: 2 })).body).toEqual({ revision: 3 });
  await create(chefin, "Noch leer");
  expect((await save(chefin, { wirtschaftsjahrBeginn: "01.10." }, { revision: 3 })).body).toEqual({ revision: 4 });
  await createBegonnen(chefin);
  expect((await save(chefin, { ort: "Cottbus" }, { revision: 4 })).body).toEqual({ revision: 5 });
  const gefragt = await save(chefin, { rechtsform: "EINZELUNTERNEHMEN" }, { revision: 5 });
  expect(frageVon(gefragt.body)).toContain("Dann wird auch nach Eigenleistungen gefragt.");
  expect(frageVon(gefragt.body)).toContain("Betroffen: „Antrag ohne Bezeichnung“.");
});

it("nennt Mitarbeitenden nur Anträge, die sie lesen dürfen, und Fremden keine", async () => {
  await createBegonnen(chefin, "Geheimes Vorhaben");
  const mitarbeiter = await t.alsMitarbeiter();
  await t.dienste.db
    .update(mitgliedschaft)
    .set({ darfStammdaten: true })
    .where(eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid));
  await createBegonnen(mitarbeiter, "Eigenes Vorhaben");
  const frage = frageVon((await save(mitarbeiter, JULI)).body);
  expect(frage).toContain("Betroffen: „Eigenes Vorhaben“ und 1 weiterer.");
  expect(frage).not.toContain("Geheimes");
  const betroffene = async (wer: Browser) => (await wer.get(`${PFAD}/entwuerfe`)).body;
  expect(await betroffene(mitarbeiter)).toEqual({ namen: ["Eigenes Vorhaben"], weitere: 1 });
  expect(await betroffene(chefin)).toEqual({ namen: ["Eigenes Vorhaben", "Geheimes Vorhaben"], weitere: 0 });
  expect(await betroffene(await t.alsFremder())).toEqual({ namen: [], weitere: 0 });
  const fremder = await t.alsFremder();
  expect((await save(fremder, JULI)).body).toEqual({ revision: 2 });
});
