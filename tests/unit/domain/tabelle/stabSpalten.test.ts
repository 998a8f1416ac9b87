import { expect, it } from "vitest";
import { STAB_SPALTEN } from "~/domain/tabelle/stabSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("zeigt die Spalten der Spezifikation, jede sortierbar und mit einem Filter", () => {
  const spalten: readonly Tabellenspalte[] = STAB_SPALTEN;
  expect(spalten.map(({ title }) => title)).toEqual([
    "Name",
    "E-Mail",
    "Systemrollen",
    "2FA-Pflicht",
    "2FA",
    "Status",
    "Letzte Anmeldung",
  ]);
  expect(spalten.every(({ sortierbar, isAnfangs }) => sortierbar && isAnfangs)).toBe(true);
  expect(spalten.map(({ filter }) => filter?.stelle).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("bietet als Rolle nur die des Stabs an", () => {
  const spalten: readonly Tabellenspalte[] = STAB_SPALTEN;
  expect(spalten.find(({ key }) => key === "rollen")?.filter?.auswahl?.map(({ label }) => label)).toEqual([
    "Support Mitarbeiter",
    "Qualitätsmanagement",
    "Administrator",
    "Datenschutz",
  ]);
});
