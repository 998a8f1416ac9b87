import { describe, expect, it } from "vitest";
import { listGueltigeFilter, TABELLEN, tabellenSchluessel, chooseSpalten } from "~/domain/tabelle/tabellen";

const keys = (gewaehlt: readonly string[] | null, isStab = false) =>
  chooseSpalten(TABELLEN.antraege, { gewaehlt, isStab }).map(({ key }) => key);
const ANFANGS = ["antragsnummer", "bezeichnung", "status", "version", "anzahlVorhaben", "geaendertAm", "eingereichtAm"];

describe("waehleSpalten", () => {
  it("zeigt ohne Wahl die Spalten, mit denen die Liste sich öffnet", () => expect(keys(null)).toEqual(ANFANGS));

  it("zeigt die gewählten in der Reihenfolge der Tabelle", () => {
    expect(keys(["geaendertVon", "erstelltAm", "bezeichnung"])).toEqual(["bezeichnung", "erstelltAm", "geaendertVon"]);
  });

  it.each([[[]], [["gibtesnicht"]]])("zeigt nie keine: %j", (gewaehlt) => expect(keys(gewaehlt)).toEqual(ANFANGS));

  it("nennt das Unternehmen denen, die für keines arbeiten, und sonst niemandem", () => {
    expect(keys(null, true)).toEqual(["antragsnummer", "bezeichnung", "firma", ...ANFANGS.slice(2)]);
    expect(keys(["firma", "status"], true)).toEqual(["firma", "status"]);
    expect(keys(["firma", "status"])).toEqual(["status"]);
    expect(keys(["firma"])).toEqual(ANFANGS);
  });

  it("hat die gewählte auch neben einer, die es nicht mehr gibt", () =>
    expect(keys(["weg", "status"])).toEqual(["status"]));
});

it("nennt jede Tabelle", () => expect([...tabellenSchluessel]).toEqual(Object.keys(TABELLEN)));

it("lässt von den Filtern die weg, die nach keinem Tag fragen", () => {
  const filter = { bezeichnung: "31.02.2026", eingereichtAm: "31.02.2026", geaendertAm: "5.1.2026" };
  const ansicht = { suche: "", filter, sortierung: [], seite: 1, groesse: "25" } as const;
  expect(listGueltigeFilter(TABELLEN.antraege, ansicht)).toEqual([
    ["bezeichnung", "31.02.2026"],
    ["geaendertAm", "5.1.2026"],
  ]);
});
