import { describe, expect, it } from "vitest";
import { readEingaben, readWiederholung } from "../../../../app/server/portal/eingaben";

function form(...felder: [string, string][]): FormData {
  const daten = new FormData();
  for (const [name, wert] of felder) daten.append(name, wert);
  return daten;
}

const alles = form(
  ["titel", "Ä"],
  ["wahl", "a"],
  ["wahl", "b"],
  ["password", "p"],
  ["neuesPasswort", "p"],
  ["tan", "1"],
  ["csrf", "c"],
  ["schluessel", "s"],
);

describe("Was getippt wurde", () => {
  it("kommt zurück, aber keine Geheimnisse und keine Felder des Schutzes", () => {
    expect(readEingaben(alles)).toEqual({ titel: "Ä", wahl: ["a", "b"] });
  });

  it("lässt sich mit demselben Schlüssel noch einmal senden", () => {
    expect(readWiederholung(alles)).toEqual({ titel: "Ä", wahl: ["a", "b"], csrf: "c", schluessel: "s" });
  });

  it("lässt Dateien weg", () => {
    const daten = form(["titel", "x"]);
    daten.append("anlage", new File(["x"], "a.pdf"));
    expect(readEingaben(daten)).toEqual({ titel: "x", anlage: [] });
  });
});
