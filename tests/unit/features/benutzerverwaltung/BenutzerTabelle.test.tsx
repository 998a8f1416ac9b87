import { expect, it } from "vitest";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { BenutzerTabelle } from "~/features/benutzerverwaltung/BenutzerTabelle";
import { renderSeite } from "../../../support/renderSeite";

const kai: BenutzerZeile = {
  uuid: "00000000-0000-4000-8000-000000000013",
  isEinladung: false,
  name: "Kai Lege",
  email: "kollege@example.org",
  rolle: "MITARBEITER",
  status: "AKTIV",
  zweiterFaktor: "KEINER",
  letzteAnmeldungAm: "2026-03-02T23:30:00.000Z",
  anzahlAntraege: 1,
  darfStammdaten: true,
  gueltigBis: null,
  wartet: null,
  isSelbst: false,
};
const ansicht = { suche: "", filter: {}, sortierung: [], seite: 1, bis: 1, groesse: "25" } as const;
const texteVon = async (zeilen: readonly BenutzerZeile[]) =>
  (await renderSeite(<BenutzerTabelle ansicht={ansicht} spalten={TABELLEN.benutzer} zeilen={zeilen} />, "/"))
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|+/g, "|");

it("tells of a person who may do what, by which factor and when last, in the time of Berlin", async () => {
  const text = await texteVon([kai]);
  for (const teil of [
    "Kai Lege",
    "kollege@example.org",
    "Mitarbeit",
    "auch Stammdaten",
    "Aktiv",
    "Keiner",
    "03.03.2026",
    ", 03.03.2026, 00:30\u00a0Uhr",
  ])
    expect(text).toContain(`|${teil}|`);
  expect(text).toContain("|1 Antrag|");
  expect(await texteVon([{ ...kai, anzahlAntraege: null }])).toContain("|Alle|");
});

it("knows of an invitation how long it is good, and what it waits for", async () => {
  const einladung = { ...kai, isEinladung: true, name: "", status: "EINGELADEN", zweiterFaktor: null } as const;
  expect(await texteVon([{ ...einladung, gueltigBis: "2026-03-09T09:00:00.000Z" }])).toMatch(
    /Eingeladen\| \|bis 09\.03\.2026/,
  );
  expect(await texteVon([einladung])).toContain("|kollege@example.org|");
  expect(await texteVon([{ ...einladung, status: "WARTET" }])).toContain("|Wartet auf Zustimmung|");
});

it("says so where there is nobody", async () => {
  expect(await texteVon([])).toContain("|Keine Daten vorhanden|");
});
