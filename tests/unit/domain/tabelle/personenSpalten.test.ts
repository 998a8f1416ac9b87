import { expect, it } from "vitest";
import { PERSONEN_SPALTEN } from "~/domain/tabelle/personenSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("zeigt die Spalten der Spezifikation, jede sortierbar und mit einem Filter", () => {
  const spalten: readonly Tabellenspalte[] = PERSONEN_SPALTEN;
  expect(spalten.map(({ title }) => title)).toEqual([
    "Name",
    "E-Mail",
    "Unternehmen",
    "Rolle",
    "Status",
    "Zweiter Faktor",
    "Letzte Anmeldung",
    "Gesperrt seit",
  ]);
  expect(spalten.every(({ sortierbar }) => sortierbar)).toBe(true);
  expect(spalten.filter(({ isAnfangs }) => !isAnfangs).map(({ key }) => key)).toEqual(["gesperrtSeit"]);
  expect(spalten.map(({ filter }) => filter?.stelle)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
