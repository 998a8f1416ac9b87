import { expect, it } from "vitest";
import { SYSTEMNACHRICHT_SPALTEN } from "~/domain/tabelle/systemnachrichtSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("zeigt die Spalten der Spezifikation und dazu, für wen und wie oft geschlossen; jede sortierbar", () => {
  const spalten: readonly Tabellenspalte[] = SYSTEMNACHRICHT_SPALTEN;
  expect(spalten.map(({ title }) => title)).toEqual([
    "Titel",
    "Anzeigen von",
    "Anzeigen bis",
    "Aktiv",
    "Für wen",
    "Geschlossen",
    "Geändert von",
  ]);
  expect(spalten.every(({ sortierbar }) => sortierbar)).toBe(true);
  expect(spalten.filter(({ isAnfangs }) => !isAnfangs).map(({ key }) => key)).toEqual(["geaendertVon"]);
  expect(spalten.map(({ filter }) => filter?.stelle)).toEqual([2, 3, 4, 1, 5, undefined, 6]);
});
