import { expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { toUnterschiede } from "~/features/versionen/unterschiede";
import { diffForm } from "~/formkit/diffForm";
import type { Werte } from "~/formkit/field";

const kontext = { heute: "2026-03-02", rechtsform: "GMBH", wirtschaftsjahrBeginn: "01-01" };
const paket = (uuid: string, titel: string) => ({ uuid, titel, akteure: [] });
const alt: Werte = {
  titel: "Alter Titel",
  kurzbezeichnung: "Bleibt",
  arbeitspakete: [paket("a", "Messen"), paket("b", "Bauen")],
};
const neu: Werte = { ...alt, titel: "Neuer Titel", arbeitspakete: [paket("b", "Bauen"), paket("c", "Prüfen")] };
const abschnitte = diffForm(formulare.V2, { alt, neu }, kontext);
const felder = (alle: boolean) => toUnterschiede(abschnitte, { alle }).flatMap((abschnitt) => abschnitt.felder);

it("zeigt nur, was anders ist, Wort für Wort", () => {
  expect(felder(false).map(({ label }) => label)).not.toContain("Kurzbezeichnung");
  expect(felder(false)[0]).toEqual({
    label: "Titel des Vorhabens",
    isGeaendert: true,
    teile: [
      { art: "entfernt", text: "Alter" },
      { art: "hinzugefuegt", text: "Neuer" },
      { art: "gleich", text: " Titel" },
    ],
  });
});

it("zeigt auf Wunsch auch, was gleich blieb", () => {
  expect(felder(true).find(({ teile }) => teile[0]?.text === "Bleibt")).toMatchObject({ isGeaendert: false });
});

it("nennt neue und gelöschte Zeilen, nicht solche, deren Nummer nachrückt", () => {
  const zeilen = (alle: boolean) =>
    felder(alle).flatMap((feld) => feld.zeilen?.map(({ titel, zeichen }) => [titel, zeichen]) ?? []);
  expect(zeilen(false)).toEqual([
    [expect.stringContaining("Prüfen"), "Neu"],
    [expect.stringContaining("Messen"), "Gelöscht"],
  ]);
  expect(zeilen(true)).toContainEqual([expect.stringContaining("Bauen"), ""]);
});

it("führt zum Wiederherstellen geänderter Angaben und gelöschter Zeilen", () => {
  const mitLinks = toUnterschiede(abschnitte, { alle: true, hrefZu: (umfang) => JSON.stringify(umfang) }).flatMap(
    (abschnitt) => abschnitt.felder,
  );
  const links = mitLinks
    .flatMap((feld) => [feld, ...(feld.zeilen ?? [])])
    .flatMap(({ wiederherstellen }) => wiederherstellen ?? []);
  expect(links).toContain('{"art":"feld","feld":"titel"}');
  expect(links).toContain('{"art":"zeile","tabelle":"arbeitspakete","zeileUuid":"a"}');
  expect(links.filter((link) => link.includes("zeile"))).toHaveLength(1);
});
