import { describe, expect, it } from "vitest";
import { ANTRAG_EREIGNISSE } from "~/domain/antrag/antragEreignisse";
import { KONTO_EREIGNISSE } from "~/domain/benutzer/kontoEreignisse";
import { LESEZUGRIFFE, lesezugriffArten } from "~/domain/protokoll/lesezugriffe";
import { VORGANG_AUSWAHL, vorgaengeMit, vorgangText } from "~/domain/protokoll/vorgaenge";

describe("vorgangText", () => {
  it("nennt jeden Vorgang mit den Worten, die er an anderer Stelle hat", () => {
    expect(vorgangText("BENUTZER_ANGESEHEN")).toBe("Person angesehen");
    expect(vorgangText("ANMELDUNG")).toBe("Anmeldung");
    expect(vorgangText("antrag.pruefungBeginnen")).toBe("Prüfung des Antrags begonnen");
    for (const art of lesezugriffArten) expect(vorgangText(art)).toBe(LESEZUGRIFFE[art].label);
    for (const [name, text] of Object.entries(ANTRAG_EREIGNISSE)) expect(vorgangText(name)).toBe(text);
    for (const [name, text] of Object.entries(KONTO_EREIGNISSE))
      if (!Object.hasOwn(LESEZUGRIFFE, name)) expect(vorgangText(name)).toBe(text);
  });

  it("kennt keinen Namen für das, was niemand mehr schreibt", () => {
    for (const fremd of ["antrag.verlegen", "toString", ""]) expect(vorgangText(fremd)).toBeNull();
  });
});

describe("VORGANG_AUSWAHL", () => {
  it("bietet jeden Vorgang einmal an, in seiner Gruppe nach dem Namen", () => {
    const werte = VORGANG_AUSWAHL.map(({ value }) => value);
    expect(new Set(werte).size).toBe(werte.length);
    for (const { value, label } of VORGANG_AUSWAHL) expect(label, value).toBe(vorgangText(value));
    const desStabs = VORGANG_AUSWAHL.filter(({ group }) => group === "Verwaltung").map(({ label }) => label);
    expect(desStabs[0]).toBe("Konto der Verwaltung angelegt");
    expect(desStabs).toEqual(desStabs.toSorted((a, b) => a.localeCompare(b, "de")));
  });

  it("hat keine zwei gleich benannten in einer Gruppe", () => {
    const namen = VORGANG_AUSWAHL.map(({ group, label }) => `${group}: ${label}`);
    expect(namen.filter((name, stelle) => namen.indexOf(name) !== stelle)).toEqual([]);
  });
});

it("vorgaengeMit sucht in dem, was zu lesen ist", () => {
  expect(vorgaengeMit("PRÜFUNG DES ANTRAGS")).toEqual(["antrag.pruefungBeginnen"]);
  expect(vorgaengeMit("BENUTZER_ANGESEHEN")).toEqual([]);
});
