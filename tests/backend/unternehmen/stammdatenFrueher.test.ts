import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { create, fill } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/unternehmen/stammdaten";

let t: TestBackend;
let chefin: Browser;
/** The seat was Berlin, from 2025 on Bernau, which is wrong, and is Potsdam since February 2026. */
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  for (const [revision, ort, gueltigAb] of [
    [1, "Bernau", "2025-01-01"],
    [2, "Potsdam", "2026-02-01"],
  ] as const)
    expect((await chefin.put(PFAD, { revision, werte: { ort }, art: "AENDERUNG", gueltigAb })).status).toBe(200);
});
afterEach(() => t.stop());

type Mehr = { revision?: number; schluessel?: string; wer?: Browser; [mehr: string]: unknown };
/** Corrects what held on a day. */
const correct = (stand: string, werte: object, { revision = 3, schluessel, wer = chefin, ...mehr }: Mehr = {}) =>
  wer.ruf("PUT", PFAD, {
    json: { revision, werte, art: "BERICHTIGUNG", gueltigAb: null, stand, ...mehr },
    ...(schluessel !== undefined && { schluessel }),
  });
const ortAm = async (tag: string) => textOf((await chefin.get(`${PFAD}/stand/${tag}`)).body.werte?.ort);
const orte = () => Promise.all(["2024-12-31", "2025-01-01", "2026-01-31", "2026-02-01"].map(ortAm));

describe("Was an einem früheren Tag falsch war", () => {
  it("wird für seine Zeit richtig, und heute bleibt, was heute gilt", async () => {
    expect((await correct("2025-06-30", { ort: "Bonn" })).body).toEqual({ revision: 4 });
    expect(await orte()).toEqual(["Berlin", "Bonn", "Bonn", "Potsdam"]);
    expect((await chefin.get(PFAD)).body).toMatchObject({
      revision: 4,
      werte: { ort: "Potsdam" },
      angaben: { ort: { ab: "2026-02-01" } },
    });
    const [zeile] = await t.dienste.db.select().from(unternehmen).where(eq(unternehmen.uuid, FIRMEN.maschinenbau.uuid));
    expect(zeile?.stammdaten["ort"]).toBe("Potsdam");
  });

  it("steht im Verlauf mit seiner Zeit, und wer es wann berichtigt hat", async () => {
    await correct("2025-06-30", { ort: "Bonn" });
    const [neueste] = listOf((await chefin.get(`${PFAD}/fassungen`)).body.data);
    expect(neueste).toMatchObject({ revision: 4, art: "BERICHTIGUNG", von: "Bea Vollmer", geaendert: {} });
    expect(neueste?.fruehere).toEqual({ ort: { alt: "Bernau", neu: "Bonn", ab: "2025-01-01", bis: "2026-01-31" } });
    expect((await chefin.get(`${PFAD}/stand/2025-06-30`)).body.angaben).toMatchObject({
      ort: { ab: "2025-01-01", von: "Bea Vollmer", quelle: "EIGEN" },
    });
  });

  it("wird auch für heute richtig, wenn es heute noch gilt, beides in einem Zug", async () => {
    expect((await correct("2025-06-30", { ort: "Bonn", plz: "14467" })).body).toEqual({ revision: 4 });
    expect((await chefin.get(PFAD)).body).toMatchObject({ werte: { ort: "Potsdam", plz: "14467" } });
    expect((await chefin.get(`${PFAD}/stand/2024-01-01`)).body).toMatchObject({ werte: { plz: "14467" } });
    expect(await orte()).toEqual(["Berlin", "Bonn", "Bonn", "Potsdam"]);
  });

  it("lässt sich noch einmal berichtigen; mit demselben Schlüssel geschieht es einmal", async () => {
    const schluessel = "4b0f6b39-6f4d-4d09-8f4e-0c4a6a3f9a01";
    const einmal = () => correct("2025-06-30", { ort: "Bonn" }, { schluessel });
    expect([(await einmal()).body, (await einmal()).body]).toEqual([{ revision: 4 }, { revision: 4 }]);
    expect((await correct("2025-02-01", { ort: "Köln" }, { revision: 4 })).body).toEqual({ revision: 5 });
    expect(await orte()).toEqual(["Berlin", "Köln", "Köln", "Potsdam"]);
  });

  it("überschreibt nicht, was jemand anderes inzwischen berichtigt hat, sondern fragt", async () => {
    await correct("2025-06-30", { ort: "Bonn", hausnummer: "7" });
    const andere = await correct("2025-06-30", { ort: "Köln" });
    expect(andere.body).toMatchObject({
      httpSubStatus: "409.10",
      konflikt: { revision: 4, konflikte: [{ stelle: "ort", von: "Bea Vollmer" }] },
    });
    const entscheidungen = [{ stelle: "ort", wahl: "meine" }];
    const entschieden = await correct("2025-06-30", { ort: "Köln" }, { gesehen: 4, entscheidungen });
    expect(entschieden.body).toMatchObject({ revision: 5 });
    expect(await orte()).toEqual(["Berlin", "Köln", "Köln", "Potsdam"]);
    expect((await chefin.get(PFAD)).body).toMatchObject({ werte: { hausnummer: "7" } });
  });

  it("führt zusammen, was sich nicht widerspricht", async () => {
    await correct("2025-06-30", { hausnummer: "7" });
    expect((await correct("2025-06-30", { ort: "Bonn" })).body).toMatchObject({ revision: 5 });
    expect((await chefin.get(PFAD)).body).toMatchObject({ werte: { hausnummer: "7", ort: "Potsdam" } });
  });

  it.each<[string, string, object, string]>([
    ["einen Tag, der noch kommt", "2026-03-03", { ort: "Bonn" }, "gueltigAb"],
    ["nichts Geändertes", "2025-06-30", { ort: "Bernau" }, "gueltigAb"],
    ["was es nicht zu wählen gibt", "2025-06-30", { rechtsform: "KEINE" }, "rechtsform"],
  ])("nimmt nicht an: %s", async (_was, tag, werte, property) => {
    const { status, body } = await correct(tag, werte);
    expect([status, body.errors]).toMatchObject([422, [{ property }]]);
    expect(await orte()).toEqual(["Berlin", "Bernau", "Bernau", "Potsdam"]);
  });

  it("ist nicht, was die Identifizierung nachgewiesen hat, wohl aber, was davor eigene Angabe war", async () => {
    await t.eigentuemer.query(
      "UPDATE unternehmen_revision SET nachgewiesen = '{firma}' WHERE revision = 1 AND unternehmen_uuid = $1",
      [FIRMEN.maschinenbau.uuid],
    );
    await t.eigentuemer.query("UPDATE unternehmen SET nachgewiesen = '{firma}' WHERE uuid = $1", [
      FIRMEN.maschinenbau.uuid,
    ]);
    const { body } = await chefin.get(`${PFAD}/stand/2025-06-30`);
    expect(body).toMatchObject({ revision: 3, rechte: { bearbeiten: true }, kontext: { nachgewiesen: ["firma"] } });
    expect((await correct("2025-06-30", { firma: "Anders GmbH" })).body.errors).toMatchObject([{ property: "firma" }]);
    expect((await correct("2025-06-30", { ort: "Bonn" })).status).toBe(200);
  });

  it("berichtigen Mitarbeitende ohne das Recht nicht, und Fremde nur bei sich", async () => {
    const mitarbeiter = await t.alsMitarbeiter();
    expect((await mitarbeiter.get(`${PFAD}/stand/2025-06-30`)).body).toMatchObject({ rechte: { bearbeiten: false } });
    expect((await correct("2025-06-30", { ort: "Bonn" }, { wer: mitarbeiter })).status).toBe(403);
    expect((await correct("2025-06-30", { ort: "Bonn" }, { revision: 1, wer: await t.alsFremder() })).status).toBe(200);
    expect(await orte()).toEqual(["Berlin", "Bernau", "Bernau", "Potsdam"]);
  });

  it("lässt, was an dem Tag dann nicht mehr gefragt ist, und heute noch gilt", async () => {
    const eintrag = { registerart: "HRA", registergericht: "München", registernummer: "4711" };
    const seither = { registerart: "HRB" };
    const save = (revision: number, werte: object, gueltigAb: string) =>
      chefin.put(PFAD, { revision, werte, art: "AENDERUNG", gueltigAb });
    expect((await save(3, eintrag, "2020-01-01")).status).toBe(200);
    expect((await save(4, seither, "2025-01-01")).status).toBe(200);
    expect((await correct("2023-01-31", { registerart: "KEINE" }, { revision: 5 })).body).toEqual({ revision: 6 });
    expect((await chefin.get(PFAD)).body).toMatchObject({ werte: { ...eintrag, ...seither } });
    expect((await chefin.get(`${PFAD}/stand/2023-01-31`)).body).toMatchObject({ werte: { registerart: "KEINE" } });
  });

  it("ist keine Änderung von einem Tag an", async () => {
    const antwort = await correct("2025-06-30", { ort: "Bonn" }, { art: "AENDERUNG", gueltigAb: "2025-07-01" });
    expect(antwort.body.errors).toMatchObject([{ property: "art" }]);
    expect(await orte()).toEqual(["Berlin", "Bernau", "Bernau", "Potsdam"]);
  });

  it("fragt nach Entwürfen nur, wenn sich etwas ändert, was heute gilt", async () => {
    await fill(chefin, await create(chefin, "Leiser Lüfter"));
    const beginn = (tag: string) => ({ wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: tag });
    const frueher = { werte: beginn("01.07."), art: "AENDERUNG", gueltigAb: "2020-01-01", folgenBestaetigt: true };
    const heute = { ...frueher, werte: beginn("01.10."), gueltigAb: "2025-10-01" };
    expect((await chefin.put(PFAD, { revision: 3, ...frueher })).status).toBe(200);
    expect((await chefin.put(PFAD, { revision: 4, ...heute })).status).toBe(200);
    expect((await correct("2021-01-01", beginn("01.08."), { revision: 5 })).body).toEqual({ revision: 6 });
    const gefragt = await correct("2026-01-01", beginn("01.11."), { revision: 6 });
    expect(gefragt.body.errors).toMatchObject([{ property: "folgen" }]);
  });
});
