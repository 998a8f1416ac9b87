import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { BenutzerTabelle } from "~/features/benutzerverwaltung/BenutzerTabelle";

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
const texteVon = (zeilen: readonly BenutzerZeile[]) =>
  renderToStaticMarkup(<BenutzerTabelle ansicht={ansicht} spalten={TABELLEN.benutzer} zeilen={zeilen} />)
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|+/g, "|");

it("tells of a person who may do what, by which factor and when last, in the days of Berlin", () => {
  const text = texteVon([kai]);
  for (const teil of [
    "Kai Lege",
    "kollege@example.org",
    "Mitarbeit",
    "auch Stammdaten",
    "Aktiv",
    "Keiner",
    "03.03.2026",
  ])
    expect(text).toContain(`|${teil}|`);
  expect(text).toContain("|1 Antrag|");
  expect(texteVon([{ ...kai, anzahlAntraege: null }])).toContain("|Alle|");
});

it("knows of an invitation how long it is good, and what it waits for", () => {
  const einladung = { ...kai, isEinladung: true, name: "", status: "EINGELADEN", zweiterFaktor: null } as const;
  expect(texteVon([{ ...einladung, gueltigBis: "2026-03-09T09:00:00.000Z" }])).toMatch(
    /Eingeladen\| \|bis 09\.03\.2026/,
  );
  expect(texteVon([einladung])).toContain("|kollege@example.org|");
  expect(texteVon([{ ...einladung, status: "WARTET" }])).toContain("|Wartet auf Zustimmung|");
});

it("says so where there is nobody", () => {
  expect(texteVon([])).toContain("|Keine Daten vorhanden|");
});
