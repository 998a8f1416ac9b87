import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { newUuid } from "~/lib/uuid";
import { type Browser, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { textOf } from "../../support/browser";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";

let t: TestBackend;
let chefin: Browser;
let [neu, alt] = ["", ""];
beforeEach(async () => {
  t = await startBackend();
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
  alt = await created("2024");
  neu = await created("2025");
});
afterEach(() => t.stop());

async function created(jahr: string): Promise<string> {
  const werte = { wjBeginn: `${jahr}-01-01`, wjEnde: `${jahr}-12-31`, bemerkung: jahr };
  return textOf((await chefin.ruf("POST", PFAD, { json: { werte } })).body.uuid);
}
const jahr = (uuid: string, werte: object, mehr: object = {}) => ({ uuid, revision: 1, werte, ...mehr });
const save = (jahre: object[], wer = chefin, schluessel?: string) =>
  wer.ruf("PUT", PFAD, { json: { jahre }, ...(schluessel !== undefined && { schluessel }) });
const list = async () => (await chefin.get(PFAD)).body;
const unberuehrt = { data: [{ revision: 1 }, { revision: 1 }] };

describe("Alle Wirtschaftsjahre zugleich", () => {
  it("speichert jedes als neue Fassung, behält, was nicht gefragt ist, und schreibt jedes ins Protokoll", async () => {
    const { body } = await save([jahr(neu, { umsatz: "2", fueSach: "0.50" }), jahr(alt, { umsatz: "1" })]);
    expect(body).toEqual({
      jahre: [
        { uuid: neu, revision: 2 },
        { uuid: alt, revision: 2 },
      ],
    });
    expect(await list()).toMatchObject({
      data: [
        { uuid: neu, werte: { umsatz: "2", fueSach: "0.50", bemerkung: "2025", wjEnde: "2025-12-31" } },
        { uuid: alt, werte: { umsatz: "1", bemerkung: "2024" } },
      ],
    });
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "WIRTSCHAFTSJAHR_GESPEICHERT"));
    expect(zeilen).toHaveLength(4);
  });

  it("gibt einem Jahr ohne Änderung keine neue Fassung", async () => {
    const { body } = await save([jahr(neu, { umsatz: "2" }), jahr(alt, { umsatz: "" })]);
    expect(body).toMatchObject({ jahre: [{ revision: 2 }, { revision: 1 }] });
  });

  it("wirkt mit demselben Schlüssel nur einmal", async () => {
    const schluessel = newUuid();
    const antworten = [
      await save([jahr(neu, { umsatz: "2" })], chefin, schluessel),
      await save([jahr(neu, { umsatz: "2" })], chefin, schluessel),
    ];
    expect(antworten.map(({ body }) => body)).toEqual(Array(2).fill({ jahre: [{ uuid: neu, revision: 2 }] }));
    expect(await list()).toMatchObject({ data: [{ revision: 2 }, { revision: 1 }] });
  });

  it.each<[string, object, string]>([
    ["keine Zahl ist", { umsatz: "viel" }, "umsatz"],
    ["negativ ist", { fueSach: "-1" }, "fueSach"],
    ["zum Formular des Jahres gehört", { wertart: "ENDGUELTIG" }, "wertart"],
    ["sein Zeitraum ist", { wjEnde: "2024-12-31" }, "wjEnde"],
    ["gerechnet wird", { fueGesamt: "1" }, "fueGesamt"],
    ["es nicht gibt", { gewinn: "1" }, "gewinn"],
  ])("lehnt in allen Jahren am Feld ab, was %s, und nichts ist geschrieben", async (_was, falsch, property) => {
    const { status, body } = await save([jahr(neu, { bilanzsumme: "7" }), jahr(alt, falsch)]);
    expect([status, body.errors]).toMatchObject([422, [{ uuid: alt, property }]]);
    expect(await list()).toMatchObject(unberuehrt);
  });

  it("nennt die Fehler aller Jahre zugleich", async () => {
    const { body } = await save([jahr(neu, { umsatz: "x", fueSach: "y" }), jahr(alt, { umsatz: "z" })]);
    expect(body.errors).toMatchObject([{ uuid: neu }, { uuid: neu }, { uuid: alt }]);
  });

  it("nimmt jedes Jahr nur einmal und höchstens hundert an", async () => {
    expect((await save([jahr(neu, {}), jahr(neu, {})])).status).toBe(422);
    expect((await save([])).status).toBe(422);
    expect((await save(Array.from({ length: 101 }, () => jahr(newUuid(), {})))).status).toBe(422);
  });
});

describe("Zwei zugleich", () => {
  it("führt zusammen, was sie an verschiedenen Stellen ändern", async () => {
    const antworten = await Promise.all([
      save([jahr(neu, { umsatz: "1" }), jahr(alt, { umsatz: "2" })], chefin.kopie()),
      save([jahr(neu, { fueSach: "3" }), jahr(alt, { fueSach: "4" })], chefin.kopie()),
    ]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toMatchObject({
      data: [{ werte: { umsatz: "1", fueSach: "3" } }, { werte: { umsatz: "2", fueSach: "4" } }],
    });
  });

  it("fragt bei derselben Stelle je Jahr, schreibt bis dahin nichts, und folgt der Entscheidung", async () => {
    await save([jahr(neu, { umsatz: "1" }), jahr(alt, { umsatz: "2" })]);
    const meine = [jahr(neu, { umsatz: "10", fueSach: "5" }), jahr(alt, { umsatz: "2", fueSach: "6" })];
    const { status, body } = await save(meine);
    expect([status, body.httpSubStatus]).toEqual([409, "409.10"]);
    expect(body.konflikte).toMatchObject([
      { uuid: neu, revision: 2, konflikte: [{ stelle: "umsatz", meine: "10", gespeicherte: "1", von: "Bea Vollmer" }] },
    ]);
    expect(await list()).toMatchObject({ data: [{ revision: 2, werte: { fueSach: "" } }, { revision: 2 }] });
    const wahl = { gesehen: 2, entscheidungen: [{ stelle: "umsatz", wahl: "meine" }] };
    expect((await save([{ ...meine[0], ...wahl }, meine[1] ?? {}])).status).toBe(200);
    expect(await list()).toMatchObject({
      data: [
        { revision: 3, werte: { umsatz: "10", fueSach: "5" } },
        { revision: 3, werte: { umsatz: "2", fueSach: "6" } },
      ],
    });
  });

  it("zählt eine Entscheidung nicht über Werte, die sich seitdem noch einmal geändert haben", async () => {
    await save([jahr(neu, { umsatz: "1" })]);
    await save([jahr(neu, { umsatz: "2" }, { revision: 2 })]);
    const wahl = { gesehen: 2, entscheidungen: [{ stelle: "umsatz", wahl: "meine" }] };
    expect((await save([jahr(neu, { umsatz: "9" }, wahl)])).status).toBe(409);
  });
});

describe("Rechte", () => {
  it("lässt Mitarbeitende nur mit dem Recht „Stammdaten bearbeiten“ ändern", async () => {
    const wer = await t.alsMitarbeiter();
    expect((await save([jahr(neu, { umsatz: "1" })], wer)).status).toBe(403);
    expect(await list()).toMatchObject(unberuehrt);
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    expect((await save([jahr(neu, { umsatz: "1" })], wer)).status).toBe(200);
  });

  it("findet fremde Jahre nicht, an welcher Stelle sie auch stehen, und schreibt dann nichts", async () => {
    const wer = await t.alsFremder();
    const eigenes = await wer.ruf("POST", PFAD, { json: { werte: { wjBeginn: "2025-01-01", wjEnde: "2025-12-31" } } });
    const fremd = textOf(eigenes.body.uuid);
    const versuche = [
      await save([jahr(neu, { umsatz: "1" }), jahr(fremd, { umsatz: "1" })]),
      await save([jahr(fremd, { umsatz: "x" }), jahr(neu, { umsatz: "1" })]),
      await save([jahr(newUuid(), {}), jahr(neu, { umsatz: "1" })]),
      await save([jahr(neu, { umsatz: "1" })], wer),
    ];
    expect(versuche.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list()).toMatchObject(unberuehrt);
    expect((await wer.get(PFAD)).body).toMatchObject({ data: [{ uuid: fremd, revision: 1, werte: { umsatz: "" } }] });
  });
});
