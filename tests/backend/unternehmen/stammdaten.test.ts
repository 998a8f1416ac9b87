import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { mitgliedschaft, unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { type Browser, FIRMEN, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

const PFAD = "/v1/unternehmen/stammdaten";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

type Mehr = {
  revision?: number;
  art?: string;
  gueltigAb?: string | null;
  schluessel?: string;
  [mehr: string]: unknown;
};
const save = (werte: object, { revision = 1, schluessel, ...mehr }: Mehr = {}, wer = chefin) =>
  wer.ruf("PUT", PFAD, {
    json: { revision, werte, art: "BERICHTIGUNG", gueltigAb: null, ...mehr },
    ...(schluessel !== undefined && { schluessel }),
  });
const load = async (wer = chefin) => (await wer.get(PFAD)).body;

describe("Stammdaten lesen", () => {
  it("zeigt alle Angaben der Registrierung mit ihrer Herkunft", async () => {
    const daten = await load();
    expect(daten).toMatchObject({
      revision: 1,
      werte: { firma: FIRMEN.maschinenbau.firma, verbundStatus: false, postanschriftAbweichend: null },
      geaendertVon: "",
      fehler: [],
      rechte: { bearbeiten: true },
      angaben: { firma: { ab: null, von: null, quelle: "REGISTRIERUNG" } },
    });
  });

  it("lässt Mitarbeitende lesen und nicht ändern", async () => {
    const mitarbeiter = await t.alsMitarbeiter();
    expect((await load(mitarbeiter)).rechte).toEqual({ bearbeiten: false });
    expect((await save({ ort: "Potsdam" }, {}, mitarbeiter)).body.httpSubStatus).toBe("403.10");
    expect((await load()).revision).toBe(1);
  });

  it("lässt Mitarbeitende mit dem Recht „Stammdaten bearbeiten“ ändern, und nach seinem Ende nicht mehr", async () => {
    const mitarbeiter = await t.alsMitarbeiter();
    const setRecht = (darfStammdaten: boolean) =>
      t.dienste.db
        .update(mitgliedschaft)
        .set({ darfStammdaten })
        .where(eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid));
    await setRecht(true);
    expect((await load(mitarbeiter)).rechte).toEqual({ bearbeiten: true });
    expect((await save({ ort: "Potsdam" }, {}, mitarbeiter)).body).toEqual({ revision: 2 });
    await setRecht(false);
    expect((await save({ ort: "Cottbus" }, { revision: 2 }, mitarbeiter)).status).toBe(403);
  });

  it("zeigt Fremden nur das eigene Unternehmen", async () => {
    const fremder = await t.alsFremder();
    await save({ website: "https://example.org" });
    expect(await load(fremder)).toMatchObject({ revision: 1, werte: { website: "" } });
    expect((await fremder.get(`${PFAD}/fassungen`)).body.data).toHaveLength(1);
  });
});

describe("Stammdaten speichern", () => {
  it("hält jede Fassung mit Art, Tag und Person fest und schreibt ins Protokoll", async () => {
    const gespeichert = await save({ ort: "Potsdam" }, { art: "AENDERUNG", gueltigAb: "2026-02-01" });
    expect(gespeichert.body).toEqual({ revision: 2 });
    const { data } = (await chefin.get(`${PFAD}/fassungen`)).body;
    expect(data).toMatchObject([
      {
        revision: 2,
        art: "AENDERUNG",
        gueltigAb: "2026-02-01",
        von: "Bea Vollmer",
        geaendert: { ort: { alt: "Berlin", neu: "Potsdam" } },
      },
      { revision: 1, art: "REGISTRIERUNG", gueltigAb: null, von: null },
    ]);
    expect((await chefin.get(`${PFAD}/stand/2026-01-31`)).body).toMatchObject({ werte: { ort: "Berlin" } });
    expect((await chefin.get(`${PFAD}/stand/2026-02-01`)).body).toMatchObject({
      werte: { ort: "Potsdam" },
      angaben: { ort: { ab: "2026-02-01", von: "Bea Vollmer", quelle: "EIGEN" } },
    });
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "STAMMDATEN_GESPEICHERT"));
    expect(zeilen).toHaveLength(1);
  });

  it("benennt das Unternehmen überall neu, sobald Name und Rechtsform vollständig sind", async () => {
    await save({ firma: "Umbenannt AG", rechtsform: "AG" });
    expect((await chefin.get("/v1/sitzung")).body).toMatchObject({
      benutzer: { unternehmenName: "Umbenannt AG", unternehmenRechtsform: "AG" },
    });
    await save({ firma: "" }, { revision: 2 });
    const [zeile] = await t.dienste.db.select().from(unternehmen).where(eq(unternehmen.uuid, FIRMEN.maschinenbau.uuid));
    expect(zeile).toMatchObject({ firma: "Umbenannt AG", revision: 3 });
    expect((await load()).fehler).toEqual([{ property: "firma", message: "Dieses Feld ist erforderlich" }]);
  });

  it("speichert Unvollständiges und sagt, was fehlt", async () => {
    expect((await save({ gruendungsjahr: "", verbundStatus: null })).status).toBe(200);
    expect((await load()).fehler).toMatchObject([{ property: "gruendungsjahr" }, { property: "verbundStatus" }]);
  });

  it("vergisst, wonach nicht mehr gefragt wird", async () => {
    await save({ wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." });
    await save({ wirtschaftsjahrAbweichend: false }, { revision: 2 });
    expect(await load()).toMatchObject({ werte: { wirtschaftsjahrBeginn: "" } });
  });

  it("nimmt die Registernummer auch mit der Art davor an und speichert sie ohne sie", async () => {
    expect((await save({ registerart: "HRB", registernummer: "HRB 48213" })).status).toBe(200);
    expect(await load()).toMatchObject({ werte: { registernummer: "48213" }, fehler: [] });
    await save({ registernummer: "HRA 48213" }, { revision: 2 });
    expect((await load()).fehler).toEqual([
      {
        property: "registernummer",
        message: "Bitte prüfen Sie Registerart und Nummer: Vor der Nummer steht HRA, gewählt ist aber HRB.",
      },
    ]);
  });

  it("bringt die Steuernummer in 13 Ziffern", async () => {
    await save({ steuernummer: "27/815/08154" });
    expect(await load()).toMatchObject({ werte: { steuernummer: "1127081508154" } });
  });

  it("lehnt eine Änderung ohne Tag beim Tag ab", async () => {
    const { status, body } = await save({ ort: "Potsdam" }, { art: "AENDERUNG", gueltigAb: null });
    expect([status, body.errors]).toMatchObject([422, [{ property: "gueltigAb" }]]);
    expect((await load()).revision).toBe(1);
  });

  it("lehnt die Steuernummer eines anderen Unternehmens ab, ohne es zu nennen", async () => {
    const { status, body } = await save({ steuernummer: FIRMEN.chemie.steuernummer });
    expect([status, body.errors]).toMatchObject([422, [{ property: "steuernummer" }]]);
    expect(JSON.stringify(body)).not.toContain(FIRMEN.chemie.firma);
    expect((await load()).revision).toBe(1);
  });

  it.each<[string, object]>([
    ["ein unbekanntes Feld", { gibtEsNicht: "x" }],
    ["eine Auswahl, die es nicht gibt", { land: "XX" }],
    ["eine Liste für einen Text", { ort: ["a"] }],
    ["einen zu langen Text", { hausnummer: "12345678901" }],
  ])("lehnt %s ab, und nichts ist geschrieben", async (_was, werte) => {
    expect((await save(werte)).status).toBe(422);
    expect((await load()).revision).toBe(1);
  });

  it("antwortet auf denselben Schlüssel dasselbe und speichert einmal", async () => {
    const schluessel = "0a1b2c3d-0000-4000-8000-000000000001";
    expect((await save({ ort: "Potsdam" }, { schluessel })).body).toEqual({ revision: 2 });
    expect((await save({ ort: "Potsdam" }, { schluessel })).body).toEqual({ revision: 2 });
    expect((await load()).revision).toBe(2);
  });
});

describe("Zwei Personen", () => {
  it("führen zusammen, was sie an verschiedenen Stellen ändern", async () => {
    await save({ ort: "Potsdam" });
    const { body } = await save({ website: "https://example.org" });
    expect(body).toMatchObject({ revision: 3, zusammengefuehrt: [{ stelle: "ort", von: "Bea Vollmer" }] });
    expect(await load()).toMatchObject({ werte: { ort: "Potsdam", website: "https://example.org" } });
  });

  it("entscheiden über dieselbe Angabe selbst", async () => {
    await save({ ort: "Potsdam" });
    const { status, body } = await save({ ort: "Cottbus" });
    expect([status, body.httpSubStatus]).toEqual([409, "409.10"]);
    expect(body.konflikt).toMatchObject({ revision: 2, konflikte: [{ stelle: "ort", gespeicherte: "Potsdam" }] });
    const entschieden = { gesehen: 2, entscheidungen: [{ stelle: "ort", wahl: "meine" }] };
    expect((await save({ ort: "Cottbus" }, entschieden)).body).toMatchObject({ revision: 3 });
    expect(await load()).toMatchObject({ werte: { ort: "Cottbus" } });
  });

  it("speichern gleichzeitig, und keine Fassung geht verloren", async () => {
    const felder = ["ort", "strasse", "website", "telefon", "adresszusatz"];
    const antworten = await Promise.all(felder.map((feld) => save({ [feld]: `neu ${feld}` }, {}, chefin.kopie())));
    expect(antworten.map(({ status }) => status)).toEqual(felder.map(() => 200));
    expect(await load()).toMatchObject({
      revision: 1 + felder.length,
      werte: Object.fromEntries(felder.map((feld) => [feld, `neu ${feld}`])),
    });
  });
});

describe("Was die Identifizierung nachgewiesen hat", () => {
  beforeEach(async () => {
    const nachgewiesen = ["firma", "ort"];
    await t.dienste.db.update(unternehmen).set({ nachgewiesen }).where(eq(unternehmen.uuid, FIRMEN.maschinenbau.uuid));
  });

  it("lässt sich nicht überschreiben", async () => {
    const { status, body } = await save({ ort: "Potsdam" });
    expect([status, body.errors]).toMatchObject([422, [{ property: "ort" }]]);
    expect((await save({ ort: "Berlin", website: "https://example.org" })).status).toBe(200);
  });

  it("bleibt auch beim Wiederherstellen", async () => {
    await save({ website: "https://example.org" });
    const { body } = await chefin.ruf("POST", `${PFAD}/fassungen/1/wiederherstellung`, { json: { revision: 2 } });
    expect(body).toEqual({ revision: 3 });
    expect(await load()).toMatchObject({ werte: { website: "", ort: "Berlin" } });
  });
});

describe("Der Tag einer Änderung", () => {
  const correct = (fassung: number, gueltigAb: string, { revision = 2, wer = chefin } = {}) =>
    wer.ruf("PUT", `${PFAD}/fassungen/${String(fassung)}/tag`, { json: { revision, gueltigAb } });
  const ortAm = async (tag: string) => (await chefin.get(`${PFAD}/stand/${tag}`)).body;

  beforeEach(() => save({ ort: "Potsdam" }, { art: "AENDERUNG", gueltigAb: "2026-02-01" }));

  it("lässt sich berichtigen, ohne dass sich eine Angabe ändert", async () => {
    expect((await correct(2, "2026-01-15")).body).toEqual({ revision: 3 });
    expect(await ortAm("2026-01-14")).toMatchObject({ werte: { ort: "Berlin" } });
    expect(await ortAm("2026-01-15")).toMatchObject({
      werte: { ort: "Potsdam" },
      angaben: { ort: { ab: "2026-01-15" } },
    });
    expect((await chefin.get(`${PFAD}/fassungen`)).body.data).toMatchObject([
      { revision: 3, art: "BERICHTIGUNG", geaendert: {}, berichtigt: { revision: 2, tag: "2026-01-15" } },
      { revision: 2, gueltigAb: "2026-02-01", berichtigt: null },
      { revision: 1 },
    ]);
  });

  it("bleibt bei einem künftigen Tag, einem alten Stand, der Registrierung und fremden Rechten", async () => {
    const kuenftig = await correct(2, "2099-01-01");
    expect([kuenftig.status, kuenftig.body.errors]).toMatchObject([422, [{ property: "gueltigAb" }]]);
    expect((await correct(2, "2026-01-15", { revision: 1 })).body.httpSubStatus).toBe("409.10");
    expect((await correct(1, "2026-01-15")).status).toBe(404);
    expect((await correct(9, "2026-01-15")).status).toBe(404);
    expect((await correct(2, "2026-01-15", { wer: await t.alsMitarbeiter() })).status).toBe(403);
    expect(await ortAm("2026-01-31")).toMatchObject({ werte: { ort: "Berlin" } });
    await correct(2, "2026-01-15");
    expect((await correct(3, "2026-01-10", { revision: 3 })).status).toBe(404);
  });
});

describe("Wiederherstellen", () => {
  it("lehnt eine unbekannte Fassung, einen alten Stand und fremde Rechte ab", async () => {
    const restore = (fassung: number, revision: number, wer = chefin) =>
      wer.ruf("POST", `${PFAD}/fassungen/${String(fassung)}/wiederherstellung`, { json: { revision } });
    await save({ ort: "Potsdam" });
    expect((await restore(99, 2)).status).toBe(404);
    expect((await restore(1, 1)).body.httpSubStatus).toBe("409.10");
    expect((await restore(1, 2, await t.alsMitarbeiter())).status).toBe(403);
    expect(await load()).toMatchObject({ revision: 2, werte: { ort: "Potsdam" } });
  });
});
