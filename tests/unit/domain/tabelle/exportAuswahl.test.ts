import { describe, expect, it } from "vitest";
import { listGewaehlte, needsListeZweck } from "~/domain/tabelle/exportAuswahl";

it("die Liste der Anträge verlangt einen Zweck, sobald jemand die Spalte mit Namen wählt", () => {
  expect(needsListeZweck({ gewaehlt: null, isStab: false })).toBe(false);
  expect(needsListeZweck({ gewaehlt: ["antragsnummer", "geaendertVon"], isStab: false })).toBe(true);
});

describe("was in der Datei steht", () => {
  const keysOf = (gewaehlt: readonly string[] | null, isStab = false) =>
    listGewaehlte("ANTRAEGE", { gewaehlt, isStab }).map(({ key }) => key);

  it("ist das Gewählte in der Reihenfolge der Variablen, ohne was der Rolle nicht zusteht", () => {
    expect(keysOf(["status", "firma", "antragsnummer"])).toEqual(["antragsnummer", "status"]);
    expect(keysOf(["status", "firma"], true)).toEqual(["firma", "status"]);
  });

  it("ist ohne Wahl, womit die Liste beginnt, und ohne Bekanntes die Pflichtvariablen", () => {
    expect(keysOf(null)).toEqual(expect.arrayContaining(["antragsnummer", "bezeichnung", "status"]));
    expect(keysOf(null)).not.toContain("geaendertVon");
    expect(keysOf(["unbekannt"])).toEqual(["antragsnummer"]);
  });
});
