import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "../../../../app/domain/antrag/antragStatus";
import { TABELLEN } from "../../../../app/domain/tabelle/tabellen";
import {
  FILTER_TRENNER,
  formatAnsicht,
  isFilterGueltig,
  onSeite,
  withoutLeere,
  parseAnsicht,
  seitenfenster,
  SEITENGROESSEN,
  type TabellenAnsicht,
  toggleSortierung,
  withinListe,
} from "../../../../app/domain/tabelle/tabellenAnsicht";

const spalten = [
  { key: "titel", sortierbar: true, filterbar: true },
  { key: "status", sortierbar: true, filterbar: true },
  { key: "notiz", sortierbar: false, filterbar: false },
];
const schlicht: TabellenAnsicht = { suche: "", filter: {}, sortierung: [], seite: 1, bis: 1, groesse: "25" };

describe("Ansicht einer Tabelle in der URL", () => {
  it.each([
    ["", {}],
    ["suche=+Motor+", { suche: "Motor" }],
    ["filter.status=EINGEREICHT&filter.titel=", { filter: { status: "EINGEREICHT" } }],
    ["filter.titel=%3COhne+Wert%3E", { filter: { titel: "<Ohne Wert>" } }],
    ["filter.titel=getippt&filter.titel=%3COhne+Wert%3E", { filter: { titel: "<Ohne Wert>" } }],
    ["filter.notiz=x&filter.fremd=y", {}],
    [
      "sortierung=titel:desc&sortierung=status:asc",
      {
        sortierung: [
          { key: "titel", order: "desc" },
          { key: "status", order: "asc" },
        ],
      },
    ],
    ["sortierung=notiz:asc&sortierung=titel:quer&sortierung=fremd:asc", {}],
    ["sortierung=titel:desc&sortierung=titel:asc", { sortierung: [{ key: "titel", order: "desc" }] }],
    ["seite=3&groesse=alle", { seite: 3, bis: 3, groesse: "alle" }],
    ["bis=4", { bis: 4 }],
    ["seite=3&bis=5&groesse=10", { seite: 3, bis: 5, groesse: "10" }],
    ["seite=3&bis=2", { seite: 3, bis: 3 }],
    ["bis=999", { bis: 10 }],
    ["bis=3&groesse=alle", { groesse: "alle" }],
    ["bis=x", {}],
    ["seite=0&groesse=30", {}],
    ["seite=-1&groesse=", {}],
    [`suche=${"x".repeat(250)}`, { suche: "x".repeat(200) }],
    [`suche=${"x".repeat(199)}%F0%9F%98%80`, { suche: "x".repeat(199) }],
  ])("%s", (query, teil) => {
    expect(parseAnsicht(new URLSearchParams(query), spalten)).toEqual({ ...schlicht, ...teil });
  });

  it("bietet 10, 25, 50, 100 und alle Zeilen je Seite an", () => {
    expect(SEITENGROESSEN).toEqual(["10", "25", "50", "100", "alle"]);
  });

  it("schreibt einen leeren Filter nicht in die Adresse", () => {
    expect(formatAnsicht({ ...schlicht, filter: { titel: "", status: "NEU" } }).toString()).toBe("filter.status=NEU");
  });

  it("schreibt die schlichte Ansicht als leere Abfrage", () => {
    expect(formatAnsicht(schlicht).toString()).toBe("");
  });

  it("liest zurück, was sie schreibt", () => {
    const text = fc.string({ maxLength: 40 }).map((roh) => roh.trim());
    const ansichten = fc.record({
      suche: text,
      filter: fc
        .record({ titel: text.filter((wert) => wert !== "") }, { requiredKeys: [] })
        .map((filter) => ({ ...filter })),
      sortierung: fc.constantFrom<TabellenAnsicht["sortierung"]>([], [{ key: "status", order: "desc" }]),
      seite: fc.integer({ min: 1, max: 900_000 }),
      groesse: fc.constantFrom(...SEITENGROESSEN),
      weitere: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(ansichten, ({ weitere, ...rest }) => {
        const ansicht = { ...rest, bis: rest.seite + (rest.groesse === "alle" ? 0 : weitere) };
        expect(parseAnsicht(formatAnsicht(ansicht), spalten)).toEqual(ansicht);
      }),
    );
  });

  it("sortiert beim Klicken auf-, dann absteigend, dann gar nicht, und springt auf Seite 1", () => {
    const eins = toggleSortierung({ ...schlicht, seite: 4, bis: 6 }, "titel");
    const zwei = toggleSortierung({ ...eins, seite: 3, bis: 3 }, "titel");
    expect(eins).toEqual({ ...schlicht, sortierung: [{ key: "titel", order: "asc" }] });
    expect(zwei).toEqual({ ...schlicht, sortierung: [{ key: "titel", order: "desc" }] });
    expect(toggleSortierung({ ...zwei, seite: 2, bis: 2 }, "titel")).toEqual(schlicht);
  });

  it("lässt in der Adresse weg, was leer ist, und sonst nichts", () => {
    const gesendet = new URLSearchParams(
      "suche=&filter.status=&filter.titel=++&sortierung=&sortierung=titel:asc&hilfe=titel&groesse=10",
    );
    expect(withoutLeere(gesendet).toString()).toBe("sortierung=titel%3Aasc&hilfe=titel&groesse=10");
  });

  it("behält von einer Auswahl mehrerer alle, in einer Angabe", () => {
    const gesendet = new URLSearchParams("filter.status=NEU&filter.status=ALT&filter.status=");
    expect(withoutLeere(gesendet).getAll("filter.status")).toEqual(["NEU###ALT"]);
  });

  it("kürzt eine Auswahl aller Status nicht", () => {
    const alle = antragStatusSchluessel.join(FILTER_TRENNER);
    const gelesen = parseAnsicht(new URLSearchParams({ "filter.status": alle }), TABELLEN.antraege);
    expect(gelesen.filter.status).toBe(alle);
  });

  it("behält von Text und »ohne Wert« das zweite, von der Reihenfolge alle", () => {
    const gesendet = new URLSearchParams(
      "filter.titel=getippt&filter.titel=%3COhne+Wert%3E&filter.status=NEU&sortierung=a:asc&sortierung=b:asc",
    );
    expect(withoutLeere(gesendet).getAll("filter.titel")).toEqual(["<Ohne Wert>"]);
    expect(withoutLeere(gesendet).getAll("sortierung")).toEqual(["a:asc", "b:asc"]);
  });

  it.each([
    [1, "10", 25, { offset: 0, limit: 10, seiten: 3 }],
    [3, "10", 25, { offset: 20, limit: 10, seiten: 3 }],
    [9, "10", 25, { offset: 20, limit: 10, seiten: 3 }],
    [1, "25", 0, { offset: 0, limit: 25, seiten: 1 }],
    [2, "alle", 900, { offset: 0, limit: 1000, seiten: 1 }],
    [2, "alle", 2500, { offset: 1000, limit: 1000, seiten: 3 }],
    [999, "25", 1_000_000, { offset: 9975, limit: 25, seiten: 400 }],
  ] as const)("Seite %i zu %s von %i Zeilen: %j", (seite, groesse, gesamt, fenster) => {
    expect(seitenfenster({ ...schlicht, seite, groesse }, gesamt)).toEqual(fenster);
  });
});

describe("Seiten untereinander", () => {
  it("reichen so weit wie die Liste", () => {
    expect(withinListe({ ...schlicht, seite: 2, bis: 9 }, 60)).toEqual({ ...schlicht, seite: 2, bis: 3 });
    expect(withinListe({ ...schlicht, seite: 7, bis: 9 }, 60)).toEqual({ ...schlicht, seite: 3, bis: 3 });
    expect(withinListe({ ...schlicht, bis: 3 }, 0)).toEqual(schlicht);
  });

  it("fangen mit einer anderen Seite von vorn an", () => {
    expect(onSeite({ ...schlicht, bis: 4 }, 5)).toEqual({ ...schlicht, seite: 5, bis: 5 });
  });
});

describe("ein Filter in einer Spalte von Tagen", () => {
  it.each([
    ["05.01.2026", true],
    ["5.1.2026", true],
    ["2026-01-05", true],
    ["<Ohne Wert>", true],
    ["5.1.26", false],
    ["31.02.2026", false],
    ["Januar", false],
  ])("%s gilt: %s", (wert, gilt) => {
    expect(isFilterGueltig({ key: "am", sortierbar: true, filterbar: true, isTag: true }, wert)).toBe(gilt);
    expect(isFilterGueltig({ key: "titel", sortierbar: true, filterbar: true }, wert)).toBe(true);
  });
});
