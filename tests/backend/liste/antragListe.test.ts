import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { seedAntraege } from "~/server/backend/demo/antraege";
import { felder, create, save } from "../../support/antraege";
import {
  type Browser,
  FIRMEN,
  type Koerper,
  listOf,
  MENSCHEN,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend();
  browser = await test.alsBevollmaechtigter();
  await inTransaktion(test.dienste, (tx) =>
    seedAntraege(tx, test.dienste, {
      unternehmenUuid: FIRMEN.maschinenbau.uuid,
      bevollmaechtigterUuid: MENSCHEN.bevollmaechtigt.uuid,
      mitarbeiterUuid: MENSCHEN.mitarbeit.uuid,
    }),
  );
});
afterAll(() => test.stop());

type Anfrage = { page?: number; size?: number; sort?: string; suche?: string; filter?: object };

async function liste({ filter, ...rest }: Anfrage = {}): Promise<{ status: number; body: Koerper; zeilen: Koerper[] }> {
  const paare = Object.entries(rest).map(([key, wert]): [string, string] => [key, String(wert)]);
  const query = new URLSearchParams(paare);
  if (filter !== undefined) query.set("filter", JSON.stringify(filter));
  const { status, body } = await browser.get(`/v1/antraege?${query.toString()}`);
  return { status, body, zeilen: status === 200 ? listOf(body.data) : [] };
}
const spalte = (zeilen: Koerper[], key: string): unknown[] => zeilen.map((zeile) => zeile[key]);
/** A filled cell as text; null when it is empty. */
const zelle = (wert: unknown) => (typeof wert === "number" ? String(wert) : wert === null ? null : textOf(wert));

const ALLE_STATUS = [
  "BESCHEID_LIEGT_VOR",
  "EINGEREICHT",
  "GESCHLOSSEN",
  "IN_BEARBEITUNG",
  "IN_PRUEFUNG",
  "RUECKZUG_WIRD_UEBERMITTELT",
  "UNTERLAGEN_NACHGEFORDERT",
  "WIDERSPRUCH_EINGEREICHT",
  "WIDERSPRUCH_GESCHLOSSEN",
  "WIDERSPRUCH_ZURUECKGEZOGEN",
  "WIRD_UEBERMITTELT",
  "WS_BESCHEID_LIEGT_VOR",
  "ZURUECKGEZOGEN",
];

it("zeigt Anträge in allen Status und beiden Versionen, gelöschte nur auf Wunsch", async () => {
  const { zeilen } = await liste({ size: 0 });
  expect([...new Set(spalte(zeilen, "status").map(String))].sort()).toEqual(ALLE_STATUS);
  expect([...new Set(spalte(zeilen, "version").map(String))].sort()).toEqual(["V1", "V2"]);
  expect((await liste({ filter: { status: "GELOESCHT" } })).zeilen).toHaveLength(1);
});

it("blättert ohne Lücke und ohne Wiederholung und nennt immer die Gesamtzahl", async () => {
  const alle = await liste({ size: 0, sort: "status:asc" });
  const total = Number(alle.body.total);
  expect(alle.zeilen).toHaveLength(total);
  expect(total).toBeGreaterThan(25);
  const seiten: Koerper[] = [];
  for (let page = 0; page * 10 < total; page += 1) {
    const seite = await liste({ page, size: 10, sort: "status:asc" });
    expect(seite.body.total).toBe(total);
    seiten.push(...seite.zeilen);
  }
  expect(spalte(seiten, "uuid")).toEqual(spalte(alle.zeilen, "uuid"));
  expect(await liste({ page: 99, size: 10 })).toMatchObject({ body: { total, data: [] } });
});

it("braucht dafür mit der Anmeldung höchstens drei Anweisungen", async () => {
  for (const anfrage of [
    { size: 25, suche: "Testantrag" },
    { page: 99, size: 25 },
  ]) {
    test.statements.length = 0;
    await liste(anfrage);
    expect(test.statements.length).toBeLessThanOrEqual(3);
  }
});

describe("Sortierung", () => {
  const spalten = ["antragsnummer", "erstelltAm", "geaendertAm", "eingereichtAm", "anzahlVorhaben", "version"];
  it.each(spalten)("nach %s, Leeres am Ende", async (key) => {
    for (const [order, vorzeichen] of [
      ["asc", 1],
      ["desc", -1],
    ] as const) {
      const werte = spalte((await liste({ size: 0, sort: `${key}:${order}` })).zeilen, key).map(zelle);
      const gefuellt = werte.filter((wert) => wert !== null);
      expect(werte.slice(0, gefuellt.length)).toEqual(gefuellt);
      expect(gefuellt).toEqual([...gefuellt].sort((a, b) => (a < b ? -1 : Number(a > b)) * vorzeichen));
    }
  });

  it("nach Bezeichnung stellt Umlaute zu ihren Vokalen und sieht nicht auf die Schreibung", async () => {
    for (const name of ["Sortiert zebra", "Sortiert Äpfel", "Sortiert banane", "Sortiert Apfel"])
      await create(browser, name);
    const { zeilen } = await liste({ size: 0, sort: "bezeichnung:asc", suche: "Sortiert" });
    expect(spalte(zeilen, "bezeichnung")).toEqual([
      "Sortiert Apfel",
      "Sortiert Äpfel",
      "Sortiert banane",
      "Sortiert zebra",
    ]);
  });

  it("nach Status richtet sich nach dem angezeigten Text", async () => {
    const { zeilen } = await liste({ size: 0, sort: "status:asc" });
    expect(spalte(zeilen, "status").at(0)).toBe("EINGEREICHT");
    expect(spalte(zeilen, "status").at(-1)).toBe("WIRD_UEBERMITTELT");
  });

  it.each(["geheim:asc", "uuid:asc", "status", "status:auf", "status:asc;drop table antrag", "constructor:asc"])(
    "weist %s ab",
    async (sort) => {
      expect(await liste({ sort })).toMatchObject({ status: 422, body: { errors: [{ property: "sort" }] } });
    },
  );
});

describe("Filter und Suche", () => {
  it("nach Status, Version und Teil der Bezeichnung", async () => {
    const v1 = (await liste({ size: 0, filter: { version: "V1" } })).zeilen;
    expect(spalte(v1, "version").map(String)).toEqual(["V1", "V1", "V1", "V1", "V1"]);
    const beide = (await liste({ size: 0, filter: { status: "EINGEREICHT###IN_PRUEFUNG" } })).zeilen;
    expect([...new Set(spalte(beide, "status").map(String))].sort()).toEqual(["EINGEREICHT", "IN_PRUEFUNG"]);
    const test12 = (await liste({ size: 0, filter: { bezeichnung: "tEsTaNtRaG", status: "" } })).zeilen;
    expect(test12).toHaveLength(12);
  });

  it.each(["antragsnummer", "bezeichnung", "eingereichtAm"])("'<Ohne Wert>' findet leere %s", async (key) => {
    const { zeilen } = await liste({ size: 0, filter: { [key]: "<Ohne Wert>" } });
    expect(zeilen.length).toBeGreaterThan(0);
    expect(spalte(zeilen, key).every((wert) => wert === null || wert === "")).toBe(true);
  });

  it("nach einem Tag in Berlin", async () => {
    const { uuid } = await create(browser, "Tagesfilter");
    for (const tag of ["02.03.2026", "2026-03-02"]) {
      expect(spalte((await liste({ size: 0, filter: { erstelltAm: tag } })).zeilen, "uuid")).toContain(uuid);
    }
    expect(spalte((await liste({ size: 0, filter: { erstelltAm: "01.03.2026" } })).zeilen, "uuid")).not.toContain(uuid);
  });

  it.each(["erstelltAm", "geaendertAm", "eingereichtAm"])(
    "weist in %s ab, was kein Tag ist, und nennt das Feld",
    async (key) => {
      for (const tag of ["gestern", "31.02.2026", "2026-13-01"]) {
        expect(await liste({ filter: { [key]: tag } })).toMatchObject({
          status: 422,
          body: { code: "EINGABE_UNGUELTIG", errors: [{ property: `filter.${key}`, message: "Ungültiges Datum" }] },
        });
      }
    },
  );

  it("sucht in Bezeichnung, Antragsnummer und Titeln der Vorhaben", async () => {
    const angelegt = await create(browser, "100% sicher_auffindbar");
    await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Quantenzwiebel" })] });
    for (const suche of ["quantenZWIEBEL", "100%", "sicher_auf"])
      expect(spalte((await liste({ suche })).zeilen, "uuid")).toEqual([angelegt.uuid]);
    const nummer = textOf((await liste({ size: 1, sort: "antragsnummer:asc" })).zeilen[0]?.antragsnummer);
    expect(spalte((await liste({ suche: nummer })).zeilen, "antragsnummer")).toEqual([nummer]);
    for (const suche of ["100_ sicher", "%", "\\"])
      expect((await liste({ suche })).zeilen.length).toBe(suche === "%" ? 1 : 0);
  });

  it.each(["{", "[]", '{"geheim":"x"}', '{"status":1}', '{"constructor":"x"}', '{"bezeichnung":"\\u0000"}'])(
    "weist den Filter %s ab",
    async (filter) => {
      const antwort = await browser.get(`/v1/antraege?filter=${encodeURIComponent(filter)}`);
      expect(antwort).toMatchObject({ status: 422, body: { errors: [{ property: "filter" }] } });
    },
  );
});

it("hält bei den Anträgen der Vorführung Status, Daten und Nummern zusammen", async () => {
  const { zeilen } = await liste({ size: 0 });
  for (const { uuid } of zeilen) {
    const { body } = await browser.get(`/v1/antraege/${textOf(uuid)}`);
    const info: { readonly [key: string]: unknown } = { ...body.info };
    const leer = ["antragsnummer", "eingereichtAm"].map((key): unknown => body[key]).map((wert) => wert === null);
    const status = textOf(info["status"]);
    const istEntwurf = status === "IN_BEARBEITUNG";
    expect(leer, textOf(body.bezeichnung)).toEqual([istEntwurf, istEntwurf]);
    if (status === "UNTERLAGEN_NACHGEFORDERT") expect(info["anzahlNachforderungen"]).toBe(3);
    if (status.includes("WIDERSPRUCH")) expect(info["bescheidAbholungAm"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (!istEntwurf) expect((await browser.get(`/v1/antraege/${textOf(uuid)}/eingereicht`)).status).toBe(200);
    if (info["version"] === "V2") continue;
    expect(body.rechte).toMatchObject({ bearbeiten: false, einreichen: false });
    if (!istEntwurf) expect(textOf(body.eingereichtAm) < "2024-02-29T23:00").toBe(true);
  }
});
