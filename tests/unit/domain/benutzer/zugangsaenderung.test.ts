import { describe, expect, it } from "vitest";
import {
  AENDERUNG_ARTEN,
  AENDERUNG_OFFEN,
  aenderungArten,
  aenderungEnden,
  aenderungSchritte,
  aenderungStaende,
  endeDurch,
  isFaktorRuecksetzbar,
  isOffen,
  listAenderungSchritte,
  offeneStaende,
} from "~/domain/benutzer/zugangsaenderung";

it("jede Art und jeder offene Stand hat ein Wort", () => {
  expect(Object.keys(AENDERUNG_ARTEN)).toEqual([...aenderungArten]);
  expect(Object.keys(AENDERUNG_OFFEN)).toEqual([...offeneStaende]);
});

it("offen ist genau, was noch nicht zu Ende ist", () => {
  expect(aenderungStaende.filter(isOffen)).toEqual([...offeneStaende]);
  expect(aenderungStaende.filter((stand) => !isOffen(stand))).toEqual([...aenderungEnden]);
});

describe("was jemand vom Support mit einer offenen Änderung tun kann", () => {
  it("wer sie begonnen hat, zieht sie zurück und stimmt nie selbst zu", () => {
    const eigene = { stand: "BEANTRAGT", begonnenVon: "a" } as const;
    expect(listAenderungSchritte(eigene, "a")).toEqual(["ZURUECKZIEHEN"]);
    expect(endeDurch(eigene, "a")).toBe("ZURUECKGEZOGEN");
  });

  it("wer anderes stimmt zu oder lehnt ab", () => {
    const fremde = { stand: "BEANTRAGT", begonnenVon: "a" } as const;
    expect(listAenderungSchritte(fremde, "b")).toEqual(["ZUSTIMMEN", "ABLEHNEN"]);
    expect(endeDurch(fremde, "b")).toBe("ABGELEHNT");
  });

  it.each(["WARTEZEIT", "BESTAETIGUNG"] as const)("alle stoppen sie, solange sie nicht wirksam ist: %s", (stand) => {
    for (const wer of ["a", "b"]) {
      expect(listAenderungSchritte({ stand, begonnenVon: "a" }, wer)).toEqual(["STOPPEN"]);
      expect(endeDurch({ stand, begonnenVon: "a" }, wer)).toBe("GESTOPPT");
    }
  });

  it("mehr Schritte gibt es nicht", () => {
    expect(aenderungSchritte).toEqual(["ZUSTIMMEN", "ABLEHNEN", "ZURUECKZIEHEN", "STOPPEN"]);
  });
});

it.each([
  ["APP", false, true],
  ["APP", true, true],
  ["MAIL", false, false],
  ["MAIL", true, true],
  ["KEINER", true, false],
  [null, false, false],
] as const)(
  "der zweite Faktor %s (vorgeschrieben: %s) lässt sich zurücksetzen: %s",
  (zweiterFaktor, tfaPflicht, ja) => {
    expect(isFaktorRuecksetzbar({ zweiterFaktor, tfaPflicht })).toBe(ja);
  },
);
