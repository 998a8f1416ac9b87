import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";

const PFAD = "/v1/unternehmen/verbundene";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const list = async () => (await chefin.get(PFAD)).body;

describe("eine Tabelle einfügen", () => {
  const TABELLE = "/v1/unternehmen/verbundtabelle";
  const preview = (text: string) => chefin.ruf("POST", `${TABELLE}/vorschau`, { json: { text } });
  const take = (text: string, wer = chefin) => wer.ruf("POST", TABELLE, { json: { text } });
  const KOPF = "Name;Art der Verbindung;Verbunden mit;Beteiligung %\n";
  const GUT = `${KOPF}Schwester KG;Schwester;Holding SE;80\nHolding SE;Mutter;;60\nSchwester KG;Tochter;;10`;

  it("zeigt erst, was sie sagt, und legt dann alles an", async () => {
    expect((await preview(GUT)).body).toMatchObject({
      fehler: [],
      isEinlesbar: true,
      zeilen: [{ nummer: 2, name: "Schwester KG" }, { name: "Holding SE" }, { isWeitere: true }],
    });
    expect((await list()).total).toBe(0);
    expect((await take(GUT)).body).toEqual({ anzahl: 3 });
    expect(await list()).toMatchObject({
      total: 3,
      data: [
        { name: "Schwester KG", von: { name: "Holding SE" }, an: { name: "Schwester KG" }, kapital: "80" },
        { name: "Holding SE" },
        { name: "Schwester KG", verbindung: "TOCHTER" },
      ],
      lage: { stand: 1 },
    });
  });

  it("legt nichts an, wenn eine Zeile nicht gelesen werden kann", async () => {
    const text = `${GUT}\nX;Tochter;;100,01`;
    expect((await preview(text)).body.isEinlesbar).toBe(false);
    const abgelehnt = await take(text);
    expect(abgelehnt.status).toBe(422);
    expect(abgelehnt.body.errors).toMatchObject([
      {
        property: "text",
        message: "Zeile 5, X: Ein Anteil kann nicht größer als 100 % sein. Bitte prüfen Sie die Zahl.",
      },
    ]);
    expect(await list()).toMatchObject({ total: 0, lage: { stand: 0 } });
  });

  it("nimmt 10.000 Zeilen nicht an und sagt, wie viele es sein dürfen", async () => {
    const viele = KOPF + Array.from({ length: 10_000 }, (_, nummer) => `Firma ${String(nummer)};Tochter;;1`).join("\n");
    expect((await preview(viele)).body.fehler).toMatchObject({
      0: "Ihre Tabelle hat 10.000 Zeilen, in der Liste ist noch Platz für 500. Bitte fügen Sie nur die Unternehmen Ihrer Gruppe ein.",
    });
    expect((await take(viele)).status).toBe(422);
    expect((await list()).total).toBe(0);
  });

  it("ist nur denen erlaubt, die bearbeiten dürfen", async () => {
    const mitarbeiter = await t.alsMitarbeiter();
    expect((await take(GUT, mitarbeiter)).body.httpSubStatus).toBe("403.10");
    expect((await mitarbeiter.ruf("POST", `${TABELLE}/vorschau`, { json: { text: GUT } })).status).toBe(403);
    expect((await list()).total).toBe(0);
  });
});
