import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { ZeilenDaten, ZeilenTabelle } from "~/features/zeilen/loadZeilen";
import type { ZeileGezeigt, ZeilenErgebnis } from "~/features/zeilen/toVorschau";
import { ZeilenSeite } from "~/features/zeilen/ZeilenSeite";

const TABELLE: ZeilenTabelle = {
  label: "Gäste",
  tabLabel: "Feier",
  vorhaben: "Vorhaben 1",
  zurueck: "/zurueck",
  spalten: [],
  zeilen: "Name",
  anzahl: 1,
  isFest: false,
};
const ORT = {
  antragUuid: "aaaaaaaa-0000-4000-8000-000000000001",
  vorhabenUuid: "bbbbbbbb-0000-4000-8000-000000000001",
  tabelle: "gaeste",
};
const DATEN: Omit<ZeilenDaten, "tabelle"> = {
  ort: ORT,
  antragTitel: "Mein Antrag",
  revision: 3,
  sperre: null,
  aufbewahrung: { geparkte: [] },
  formular: { csrf: "c", schluessel: "s" },
};
const ZEILE: ZeileGezeigt = {
  nummer: 2,
  titel: "Ada",
  fehler: [],
  hinweise: [],
  verluste: [],
  pruefen: [],
  offen: [],
  kurz: [],
  verstanden: [{ label: "Name", text: "Ada" }],
};

/** The page as the portal renders it, as text without its tags. */
async function show(tabelle: Partial<ZeilenTabelle>, was: Partial<ZeilenErgebnis> | null = null) {
  const vorschau = was && { zeilen: [ZEILE], unbekannte: [], isErsteEintrag: false, isEinlesbar: true, ...was };
  const antwort = vorschau && { problem: null, eingaben: {}, vorschau, revision: 3, gesehen: "abdruck" };
  const daten = { ...DATEN, tabelle: { ...TABELLE, ...tabelle } };
  const routes = [{ path: "*", element: <ZeilenSeite daten={daten} antwort={antwort ?? undefined} /> }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/seite"));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

describe("Die Vorschau eingefügter Zeilen", () => {
  it("ist ohne Vorbehalt grün und merkt sich, von welchem Text sie ist", async () => {
    const { html, text } = await show({}, {});
    expect(text).toContain("Erfolg: Die Zeile ist lesbar");
    expect(html).toContain('name="gesehen" value="abdruck"');
  });

  it("warnt mit den Zeilen, in denen etwas gekürzt oder nicht übernommen wird", async () => {
    const verluste = ["Kosten: Nachkommastellen sind gekürzt."];
    const { text } = await show(
      {},
      { zeilen: [ZEILE, { ...ZEILE, nummer: 3, verluste }, { ...ZEILE, nummer: 5, verluste }] },
    );
    expect(text).toContain("Warnung: Alle 3 Zeilen sind lesbar");
    expect(text).toContain("In Zeilen 3 und 5 wird etwas gekürzt oder nicht übernommen.");
    expect(text).toContain("Kosten: Nachkommastellen sind gekürzt.");
  });

  it.each([
    [["Farbe"], "„Farbe“. Diese Spalte wird nicht übernommen."],
    [["Farbe", "Spalte 3 ohne Namen"], "„Farbe“ und „Spalte 3 ohne Namen“. Diese Spalten werden nicht übernommen."],
  ])("warnt vor Spalten, die es nicht gibt: %s", async (unbekannte, satz) => {
    const { text } = await show({}, { unbekannte });
    expect(text).toContain("Warnung: Die Zeile ist lesbar");
    expect(text).toContain(`Dafür gibt es hier keine Spalte: ${satz}`);
  });

  it.each([true, false])(
    "sagt, ob die erste Zeile als Eintrag gelesen ist, auch wenn nicht alles lesbar ist: %s",
    async (isEinlesbar) => {
      const satz = "Die erste Zeile ist als Eintrag gelesen.";
      expect((await show({}, { isEinlesbar, isErsteEintrag: true })).text).toContain(satz);
      expect((await show({}, { isEinlesbar })).text).not.toContain(satz);
    },
  );

  it("unterscheidet, zu welcher Zeile alle Angaben gehören", async () => {
    const { text } = await show({}, { zeilen: [ZEILE, { ...ZEILE, nummer: 3 }] });
    expect(text).toContain("Alle Angaben zu Zeile 2");
    expect(text).toContain("Alle Angaben zu Zeile 3");
  });
});

describe("Die Texte der Seite", () => {
  it("sprechen von neuen Einträgen, wo es neue gibt", async () => {
    const { text } = await show({});
    expect(text).toContain("Jede Zeile wird ein Eintrag.");
    expect(text).toContain("Geändert und wieder eingefügt werden sie hier zu neuen Zeilen.");
  });

  it("sprechen von denen, die es gibt, wo das Programm sie gibt", async () => {
    const { text } = await show({ isFest: true });
    expect(text).toContain("Jede Zeile füllt eine, die es hier schon gibt.");
    expect(text).toContain("Geändert und wieder eingefügt, ersetzen ihre Werte die gespeicherten.");
    expect(text).not.toMatch(/wird ein Eintrag|neuen Zeilen/);
  });
});
