import { expect, it } from "vitest";
import type { LesezugriffArt } from "~/domain/protokoll/lesezugriffe";
import { lesezugriffText } from "~/domain/protokoll/lesezugriffText";

const ID = "11111111-2222-4333-8444-555555555555";

it.each<[LesezugriffArt, { nach?: string; grund?: string }, string | null]>([
  ["einsicht.lesen", { grund: "bescheide.getBescheid" }, "Bescheid"],
  ["einsicht.lesen", { grund: "dateien.loadDatei" }, "Inhalt einer Datei"],
  ["einsicht.lesen", {}, null],
  [
    "einsicht.datei",
    { nach: "AUSKUNFT", grund: "antraege.readAntrag" },
    "als Datei: alle Angaben des Antrags (Zweck: Auskunft an eine betroffene Person)",
  ],
  ["einsicht.datei", {}, null],
  ["einsicht.liste", { grund: "antraege.listAntraege" }, "Liste der Anträge"],
  ["einsicht.liste", { grund: "dateien.loadDatei" }, "Datei eines Exports heruntergeladen"],
  ["einsicht.liste", { grund: "bescheide.listBescheide" }, "Liste der Bescheide"],
  ["einsicht.liste", { grund: "personen.listPersonen" }, "Liste der Personen"],
  ["einsicht.liste", { grund: "wartung.listMailAusgang" }, "Ausgang der E-Mails"],
  ["einsicht.liste", { grund: "wartung.listWartende" }, "Liste der wartenden Übermittlungen"],
  ["einsicht.liste", { grund: "wartung.listAbgelehnte" }, "Liste der abgelehnten Übermittlungen"],
  ["einsicht.liste", { grund: "wartungsfenster.getWartungsfenster" }, "Fristen im Wartungsfenster"],
  ["einsicht.liste", { grund: "zugangsaenderungen.listAenderungen" }, "Liste der Änderungen von Zugängen"],
  ["einsicht.liste", { grund: "stab.listStab" }, "Liste der Konten der Bescheinigungsstelle"],
  ["einsicht.liste", { grund: "exporte.listNachweise" }, "Liste der Exporte"],
  ["einsicht.liste", { grund: "gibt.esNicht" }, "Liste"],
  ["BENUTZER_ANGESEHEN", { nach: ID }, null],
  ["support.ansicht", { grund: `${ID} Rückfrage am Telefon` }, "Rückfrage am Telefon"],
  ["support.ansicht", { grund: ID }, null],
  ["support.ansichtEnde", { grund: ID }, null],
  ["export.bestellen", { nach: "ANTRAEGE", grund: "Ein Zweck" }, "Anträge"],
  ["export.bestellen", { nach: "toString" }, null],
  ["PROTOKOLL_GELESEN", { grund: "vorgang: A" }, "Vorgang: A"],
  ["PROTOKOLL_GELESEN", { grund: "vorgang: ANMELDUNG###antrag.archivieren" }, "Vorgang: Anmeldung, Antrag geschlossen"],
  [
    "PROTOKOLL_GELESEN",
    { grund: "Ereignisketten; Suche: a: b; am: 01.02.2026" },
    "Ereignisketten; Suche: a: b; Zeitpunkt: 01.02.2026",
  ],
  ["LESEZUGRIFFE_GELESEN", { grund: "art: einsicht.lesen" }, "Art: Antrag gelesen"],
  ["PROTOKOLL_AUSZUG", { nach: "0f3a", grund: "" }, "ohne Filter"],
  ["LESEZUGRIFFE_GELESEN", {}, "ohne Filter"],
])("%s mit %o: %s", (art, { nach = null, grund = null }, erwartet) => {
  expect(lesezugriffText({ art, nach, grund })).toBe(erwartet);
});
