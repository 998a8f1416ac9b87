import { describe, expect, it } from "vitest";
import type { JahrBereich } from "~/domain/statistik/jahrFeld";
import { antwortText, compareZahl, zahlVon } from "~/domain/statistik/jahrTexte";
import type { Werte } from "~/formkit/field";

const bereich = (werte: Werte, istVerbunden = false): JahrBereich => ({
  werte,
  wurzel: werte,
  kontext: { heute: "2026-03-02", istVerbunden, andere: [] },
});

describe("antwortText", () => {
  it("schreibt die Antworten, wie Menschen sie lesen", () => {
    const jahr = bereich({ wertart: "VORLAEUFIG", umsatz: "1234.5", beschaeftigteVzae: "10.5", fueSach: "2" });
    expect(antwortText("wertart", jahr)).toBe("vorläufig");
    expect(antwortText("umsatz", jahr)).toBe("1.234,50\u00A0€");
    expect(antwortText("beschaeftigte", jahr)).toBe("10,5");
    expect(antwortText("fueGesamt", jahr)).toBe("2,00\u00A0€");
  });

  it.each(["wertart", "umsatz", "fueVzae", "fueGesamt"] as const)("schreibt ohne Antwort nichts: %s", (frage) => {
    expect(antwortText(frage, bereich({}))).toBe("");
  });

  it("nennt die Ebene nur, wo nach ihr gefragt wird", () => {
    expect(antwortText("ebene", bereich({ ebene: "VERBUND" }, true))).toBe("Unternehmensverbund");
    expect(antwortText("ebene", bereich({ ebene: "VERBUND" }))).toBe("");
  });
});

describe("compareZahl", () => {
  it("ordnet nach der Zahl und nicht nach ihren Ziffern, was fehlt zuerst", () => {
    const jahre: Werte[] = [{ umsatz: "900" }, { umsatz: "1000.00" }, { umsatz: "" }, { umsatz: "0" }];
    const geordnet = jahre.toSorted((a, b) => compareZahl("umsatz", a, b)).map(({ umsatz }) => umsatz);
    expect(geordnet).toEqual(["", "0", "900", "1000.00"]);
    expect(compareZahl("umsatz", {}, {})).toBe(0);
  });

  it("rechnet mit den Aufwendungen zusammen", () => {
    expect(zahlVon("fueGesamt", { fuePersonal: "1", fueExtern: "2.50" })).toMatch(/^3\.50?$/);
    expect(zahlVon("fueGesamt", {})).toBeUndefined();
    expect(compareZahl("fueGesamt", { fuePersonal: "1", fueExtern: "2" }, { fueSach: "2.99" })).toBe(1);
  });
});
