import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textfassung } from "~/server/backend/storage/schema/textfassung";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
let qm: Browser;
let uuid: string;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
  qm = await t.alsQm();
  const { body } = await qm.get("/v1/hilfetexte/verwaltung?bereich=vorhabenV2");
  uuid = textOf(listOf(body.data).find(({ feld }) => textOf(feld) === "titel")?.uuid);
});
afterEach(() => t.stop());

const TEXT = "Ein *kurzer* Name.\n\n1. So\n2. Nicht";
const HTML = "<p>Ein <em>kurzer</em> Name.</p>\n<ol>\n<li>So</li>\n<li>Nicht</li>\n</ol>";

/** A draft as it was kept while help texts could hold what the FAQ can. */
async function keepFrueheren(html = HTML): Promise<void> {
  await t.dienste.db.insert(textfassung).values({
    uuid: t.dienste.random.uuid(),
    art: "HILFE",
    ziel: uuid,
    nummer: 1,
    quelle: TEXT,
    html,
    index: 1,
    isActive: true,
    giltAb: null,
    revision: 1,
    geaendertAm: t.uhr.now(),
    geaendertVon: null,
  });
}

const pfad = (rest: string) => `/v1/hilfetexte/texte/${uuid}/${rest}`;
const publish = async (ab: string | null) => (await qm.post(pfad("veroeffentlichen"), { revision: 1, ab })).status;

/** What readers get for the field. */
async function gelesen(): Promise<string> {
  const { body } = await t.ruf("GET", "/v1/hilfetexte?bereich=vorhabenV2");
  return JSON.stringify(listOf(body.data).find((eintrag) => textOf(eintrag.uuid) === uuid));
}

describe("ein Entwurf, der mehr enthält, als Hilfetexte heute enthalten dürfen", () => {
  it("ist sofort veröffentlicht so zu lesen, wie er geschrieben wurde", async () => {
    await keepFrueheren();
    expect(await publish(null)).toBe(200);
    expect(await gelesen()).toContain(JSON.stringify(HTML).slice(1, -1));
  });

  it("ebenso zu seiner Zeit", async () => {
    await keepFrueheren();
    expect(await publish(new Date(t.uhr.now().getTime() + 60 * 60_000).toISOString())).toBe(200);
    t.uhr.vor({ stunden: 2 });
    expect(await gelesen()).toContain("<em>kurzer</em>");
  });

  it("verliert auf dem Weg zum Leser, was niemand je schreiben durfte", async () => {
    await keepFrueheren(`<script>alert(1)</script><p onclick="x()">Kurz</p><img src=x>`);
    expect(await publish(null)).toBe(200);
    expect(await gelesen()).toContain(`"<p>Kurz</p>"`);
  });

  it("wird nicht mehr angenommen, wenn jemand ihn speichert, auch als frühere Version oder aus einer Datei", async () => {
    await keepFrueheren();
    const verboten = /Bitte entfernen Sie aus dem Text: kursive Wörter, nummerierte Listen\./;
    const json = { quelle: TEXT, index: "1", isActive: true, revision: 1 };
    const gespeichert = await qm.ruf("PUT", pfad("entwurf"), { json });
    expect([gespeichert.status, JSON.stringify(gespeichert.body)]).toEqual([422, expect.stringMatching(verboten)]);
    const yaml = `texte:\n  - bereich: vorhabenV2\n    feld: titel\n    text: ${JSON.stringify(TEXT)}\n`;
    const { body } = await qm.post("/v1/hilfetexte/datei/pruefung", { yaml });
    expect(JSON.stringify(body.aenderungen)).toMatch(verboten);
  });
});
