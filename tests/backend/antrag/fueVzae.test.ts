import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wirtschaftsjahr, wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import {
  allowEinsicht,
  type Angelegt,
  antragPfad,
  create,
  EINREICHUNG,
  felder,
  fetchTan,
  fill,
  readVorhaben,
  save,
  vorhabenPfad,
} from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";
const FRAGE =
  "Für das Wirtschaftsjahr 2025 geben Sie 1,5 VZÄ an, in der Geschäftsstatistik aber nur 1,25 VZÄ in Forschung und Entwicklung. Bitte prüfen Sie beide Angaben.";
/** The same of a year of which the Geschäftsstatistik knows nothing yet. */
const frageFuer = (jahr: string, bekannt = "2025") =>
  FRAGE.replace("Wirtschaftsjahr 2025", `Wirtschaftsjahr ${jahr}`).replace(
    "Geschäftsstatistik",
    `Geschäftsstatistik für das Wirtschaftsjahr ${bekannt}`,
  );
/** The Vorhaben runs for three years; the last two have not ended. */
const FRAGEN = [FRAGE, frageFuer("2026"), frageFuer("2027")];
const anFeldern = (texte: readonly string[]) => ({
  fehler: [],
  warnungen: texte.map((message) => ({ property: "personalVzae", tabelle: "rahmen", message })),
});

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
let jahrUuid: string;
let jahrRevision = 1;
const jahr = (fueBeschaeftigteVzae: string, wann = "2025") => ({
  wjBeginn: `${wann}-01-01`,
  wjEnde: `${wann}-12-31`,
  wertart: "ENDGUELTIG",
  umsatz: "1000000",
  beschaeftigteVzae: "10",
  fueBeschaeftigteVzae,
  fuePersonal: "100000",
  fueSach: "1",
  fueExtern: "0",
});
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await test.alsBevollmaechtigter();
  antrag = await create(chefin);
  await fill(chefin, antrag);
  await test.dienste.db.delete(wirtschaftsjahrKeines);
  const { body } = await chefin.ruf("POST", PFAD, { json: { werte: jahr("1.25") } });
  jahrUuid = textOf(body.uuid);
});
afterAll(() => test.stop());

async function changeStatistik(vzae: string, wann?: string) {
  const json = { revision: jahrRevision, werte: jahr(vzae, wann) };
  expect((await chefin.ruf("PUT", `${PFAD}/${jahrUuid}`, { json })).status).toBe(200);
  jahrRevision += 1;
}

const luecken = async (wer: Browser) =>
  listOf((await wer.get(antragPfad(antrag.uuid, "/luecken"))).body.data).map(({ art, message }) => [art, message]);
const zahl = async () => listOf((await chefin.get(antragPfad(antrag.uuid))).body.vorhaben)[0]?.anzahlWarnungen;
let titel = 0;
async function saveAgain() {
  const { revision } = await readVorhaben(chefin, antrag);
  titel += 1;
  const aenderungen = [felder({ titel: `Titel ${String(titel)}` })];
  const { status, body } = await save(chefin, antrag, { revision: Number(revision), aenderungen });
  expect(status).toBe(200);
  return body.pruefung;
}

it("steht nach einer Änderung der Statistik sofort in der Liste der Lücken, in Formular und Zahl nach dem Speichern", async () => {
  expect(await luecken(chefin)).toEqual(FRAGEN.map((frage) => ["warnung", frage]));
  expect((await readVorhaben(chefin, antrag)).pruefung).toEqual({ fehler: [], warnungen: [] });
  expect(await zahl()).toBe(0);
  const gefunden = anFeldern(FRAGEN);
  expect(await saveAgain()).toMatchObject(gefunden);
  expect((await readVorhaben(chefin, antrag)).pruefung).toMatchObject(gefunden);
  expect(await zahl()).toBe(3);
  await changeStatistik("1.5");
  expect(await luecken(chefin)).toEqual([]);
  expect(await zahl()).toBe(3);
  expect(await saveAgain()).toEqual({ fehler: [], warnungen: [] });
  expect(await zahl()).toBe(0);
  await changeStatistik("1.25");
});

it("fragt nach dem letzten bekannten Jahr, solange das eigene nicht erfasst ist, und nennt es", async () => {
  await changeStatistik("1.25", "2024");
  const fragen = ["2025", "2026", "2027"].map((wann) => frageFuer(wann, "2024"));
  expect(await luecken(chefin)).toEqual(fragen.map((frage) => ["warnung", frage]));
  expect(await saveAgain()).toMatchObject(anFeldern(fragen));
  await changeStatistik("1.25");
});

it("erscheint auch auf dem langen Weg des Speicherns und bei Mitarbeitern des Unternehmens", async () => {
  await saveAgain();
  const { revision } = await readVorhaben(chefin, antrag);
  const json = { revision, aenderungen: [felder({ titel: "Langer Weg" })], reste: [] };
  expect((await chefin.put(vorhabenPfad(antrag), json)).body.pruefung).toMatchObject(anFeldern(FRAGEN));
  await chefin.put(antragPfad(antrag.uuid, `/benutzer/${MENSCHEN.mitarbeit.uuid}`), { recht: "LESEN", revision: 0 });
  const max = await test.alsMitarbeiter();
  expect(await luecken(max)).toEqual(FRAGEN.map((frage) => ["warnung", frage]));
  expect((await readVorhaben(max, antrag)).pruefung).toMatchObject(anFeldern(FRAGEN));
});

it("nennt dem Formular die Zahlen aller Jahre des eigenen Unternehmens ohne weitere Anweisung", async () => {
  const eigenes = FIRMEN.software.uuid;
  await test.dienste.db.insert(wirtschaftsjahr).values({
    uuid: "9f0c2f0e-9f4f-4c43-8a06-64c8f7a1f101",
    unternehmenUuid: eigenes,
    beginn: "2024-01-01",
    ende: "2024-12-31",
    werte: { fueBeschaeftigteVzae: "99" },
    geaendertAm: test.uhr.now(),
  });
  test.statements.length = 0;
  const gelesen = await chefin.get(vorhabenPfad(antrag));
  expect(test.statements.length).toBeLessThanOrEqual(3);
  expect(gelesen.body.kontext?.fueVzae).toEqual({ "2025-01-01/2025-12-31": "1.25" });
  await test.dienste.db.delete(wirtschaftsjahr).where(eq(wirtschaftsjahr.unternehmenUuid, eigenes));
});

it("erfährt kein Stab mit Einsicht, auf keinem Weg, auf dem der Entwurf gelesen wird", async () => {
  await saveAgain();
  await allowEinsicht(chefin, antrag.uuid);
  for (const wer of ["support", "qm", "admin"] as const) {
    const stab = await test.als(wer);
    expect(await luecken(stab)).toEqual([]);
    for (const pfad of [
      vorhabenPfad(antrag),
      antragPfad(antrag.uuid, "/inhalt"),
      antragPfad(antrag.uuid, "/luecken"),
      antragPfad(antrag.uuid),
      `${vorhabenPfad(antrag)}/versionen/vergleich`,
    ]) {
      const { status, body } = await stab.get(pfad);
      expect([pfad, status]).toEqual([pfad, 200]);
      const text = JSON.stringify(body);
      expect([pfad, text.includes("fueVzae"), text.includes("1.25"), text.includes("1,25")]).toEqual([
        pfad,
        false,
        false,
        false,
      ]);
    }
  }
  const { body } = await chefin.get(antragPfad(antrag.uuid, "/inhalt"));
  expect(JSON.stringify(body)).toContain(FRAGE);
});

it("verhindert das Einreichen nicht, und die Einreichung hält die Zahlen nicht in ihrem Kontext fest", async () => {
  expect(await saveAgain()).toMatchObject(anFeldern(FRAGEN));
  await chefin.put(antragPfad(antrag.uuid, "/einreichung"), { revision: 1, einreichung: EINREICHUNG });
  const tan = await fetchTan(test, chefin, antrag.uuid);
  expect(await chefin.post(antragPfad(antrag.uuid, "/einreichen"), tan)).toMatchObject({ status: 200 });
  const { rows } = await test.dienste.pool.query<{ inhalt: { kontext: object } }>(
    "SELECT inhalt FROM eingereichter_antrag WHERE antrag_uuid = $1",
    [antrag.uuid],
  );
  expect(rows.map(({ inhalt }) => "fueVzae" in inhalt.kontext)).toEqual([false]);
  const stab = await test.alsSupport();
  expect((await readVorhaben(stab, antrag)).pruefung).toEqual({ fehler: [], warnungen: [] });
  expect((await readVorhaben(chefin, antrag)).pruefung).toMatchObject(anFeldern(FRAGEN));
});
