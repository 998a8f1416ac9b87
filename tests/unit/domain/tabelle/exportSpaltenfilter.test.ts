import { describe, expect, it } from "vitest";
import { describeExportFilter, withoutSuchworte } from "~/domain/tabelle/exportFilter";
import {
  isSpaltenfilterGueltig,
  listSpaltenfilter,
  readSpaltenfilter,
  toSpaltenbedingungen,
  withSpaltenfilter,
} from "~/domain/tabelle/exportSpaltenfilter";

const QUERY = new URLSearchParams({
  "filter.email": " example.org ",
  "filter.gesperrtSeit": "<Ohne Wert>",
  "filter.erstelltAm": "01.03.2026 – 31.03.2026",
  "filter.letzteAnmeldungAm": "gestern",
  "filter.status": "AKTIV",
  "filter.gibtesnicht": "x",
});

describe("die Filter einzelner Spalten eines Exports", () => {
  it("gibt es in jedem Fall außer den Anträgen, die die ihrer Liste haben, für Texte und Tage", () => {
    const keys = (fall: Parameters<typeof listSpaltenfilter>[0]) => listSpaltenfilter(fall).map(({ key }) => key);
    expect(keys("ANTRAEGE")).toEqual([]);
    expect(keys("BENUTZER")).toEqual(["name", "email", "firma", "gesperrtSeit", "erstelltAm", "letzteAnmeldungAm"]);
    expect(keys("GESCHAEFTSSTATISTIK")).toEqual(["firma", "beginn", "ende", "geaendertAm", "geaendertVon"]);
    expect(keys("NACHFORDERUNGEN")).toEqual(["antragsnummer", "firma", "erstelltAm", "frist", "erledigtAm"]);
  });

  it("werden gelesen, und was keine Spalte meint, nicht", () => {
    expect(readSpaltenfilter("BENUTZER", QUERY)).toEqual({
      email: "example.org",
      gesperrtSeit: "<Ohne Wert>",
      erstelltAm: "01.03.2026 – 31.03.2026",
      letzteAnmeldungAm: "gestern",
    });
    expect(toSpaltenbedingungen("BENUTZER", QUERY)).toEqual({
      email: { art: "enthaelt", text: "example.org" },
      gesperrtSeit: { art: "ohneWert" },
      erstelltAm: { art: "tage", von: "2026-03-01", bis: "2026-03-31" },
    });
    expect(isSpaltenfilterGueltig({ art: "tag" }, "gestern")).toBe(false);
  });

  it("werden ersetzt, und Leeres fällt weg", () => {
    const neu = withSpaltenfilter("BENUTZER", QUERY, { email: "neu", erstelltAm: " " });
    expect([...neu.keys()]).toEqual(["filter.email", "filter.status", "filter.gibtesnicht"]);
    expect(neu.get("filter.email")).toBe("neu");
  });

  it("stehen in Worten da, und im Nachweis ohne die getippten Worte", () => {
    const query = new URLSearchParams({ "filter.email": "ada@", "filter.gesperrtSeit": "<Ohne Wert>" });
    expect(describeExportFilter("BENUTZER", query)).toBe("E-Mail: ada@, Gesperrt seit: ohne Wert");
    const { query: rest, mitSuche } = withoutSuchworte("BENUTZER", query);
    expect([...rest.keys()]).toEqual(["filter.gesperrtSeit"]);
    expect(mitSuche).toBe(true);
  });
});
