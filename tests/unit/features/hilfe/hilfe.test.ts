import { describe, expect, it } from "vitest";
import { readHilfeOrt } from "~/domain/hilfe/hilfeOrt";
import { schliessenHref } from "~/features/hilfe/HilfeSchublade";
import { findBewertung } from "~/features/hilfe/hilfeAbsichten";
import { chooseText } from "~/features/hilfe/hilfetextWahl";

const ort = (query: string) => readHilfeOrt("vorhabenV2", new URLSearchParams(query));

describe("Ort der Hilfe", () => {
  it.each([
    ["", { tab: 0, form: null }],
    ["tab=7", { tab: 7, form: null }],
    ["tab=-1", { tab: 0, form: null }],
    ["tab=drei", { tab: 0, form: null }],
    ["tab=2&tabelle=auftragnehmer", { tab: 2, form: null }],
    ["tab=2&tabelle=auftragnehmer&zeile=z", { tab: 2, form: "auftragnehmer" }],
    ["tab=3&tabelle=kooperationspartner&zeile=z", { tab: 3, form: "kooperationspartner" }],
    ["tab=6&tabelle=wirtschaftsgueter&zeile=z", { tab: 6, form: "wirtschaftsgut" }],
    ["tab=5&tabelle=arbeitspakete&zeile=z", { tab: 5, form: null }],
    ["tabelle=toString&zeile=z", { tab: 0, form: null }],
  ])("%s", (query, erwartet) => {
    expect(ort(query)).toEqual({ bereich: "vorhabenV2", ...erwartet });
  });
});

describe("Schließen der Hilfe ohne JavaScript", () => {
  it.each([
    ["gefragtes Feld", "/a?tab=2&hilfe=titel", { feld: "titel", isVonSelbst: false }, "/a?tab=2#titel"],
    ["einzige Abfrage", "/a?hilfe=titel", { feld: "titel", isVonSelbst: false }, "/a#titel"],
    ["von selbst geöffnet", "/a?tab=2", { feld: null, isVonSelbst: true }, "/a?tab=2&hilfe=aus"],
    [
      "gefragtes Feld, sonst von selbst offen",
      "/a?hilfe=titel",
      { feld: "titel", isVonSelbst: true },
      "/a?hilfe=aus#titel",
    ],
  ])("%s", (_, pfad, lage, erwartet) => {
    expect(schliessenHref(pfad, lage)).toBe(erwartet);
  });
});

describe("„War das hilfreich?“", () => {
  const uuid = "11111111-2222-3333-4444-555555555555";
  const gedrueckt = (name: string, wert: string) => {
    const formData = new FormData();
    formData.set(name, wert);
    return findBewertung(formData)?.uuid;
  };

  it.each([
    ["ja", uuid, uuid],
    ["nein", uuid, uuid],
    ["vielleicht", uuid, undefined],
    ["ja", "abc", undefined],
    ["toString", uuid, undefined],
  ])("%s, %s", (name, wert, erwartet) => {
    expect(gedrueckt(name, wert)).toBe(erwartet);
  });
});

describe("Hilfe mit einem Klick", () => {
  const eintrag = (feld: string, isActive = true) => ({
    bereich: "nachtrag",
    feld,
    index: 0,
    text: `<p>${feld}</p>`,
    isActive,
    bearbeiten: `uuid-${feld}`,
  });
  const stelle = (feld: string) => ({ feld, bezeichnung: `Frage ${feld}` });
  const daten = {
    texte: [eintrag("wirtschaftsjahrAllgemein"), eintrag("text"), eintrag("antwort", false)],
    stellen: ["text", "antwort", "dateien"].map(stelle),
  };
  const eigener = (feld: string | null) => chooseText(daten, "nachtrag", { feld, search: "" })?.eigener;

  it("führt auch zum eigenen Text einer Frage, die den allgemeinen zeigt", () => {
    expect(eigener("antwort")).toEqual({ ...stelle("antwort"), bereich: "nachtrag", uuid: "uuid-antwort" });
    expect(eigener("dateien")).toEqual({ ...stelle("dateien"), bereich: "nachtrag", uuid: null });
  });

  it.each([["text"], ["unbekannt"], [null]])("sonst nirgendwohin: %s", (feld) => {
    expect(eigener(feld)).toBeNull();
  });
});
