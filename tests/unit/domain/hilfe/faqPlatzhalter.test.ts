import { describe, expect, it } from "vitest";
import {
  FAQ_PLATZHALTER,
  fillPlatzhalter,
  listUnbekanntePlatzhalter,
} from "../../../../app/domain/hilfe/faqPlatzhalter";

describe("Platzhalter der FAQ", () => {
  it.each([
    ["ABRUF_PLUS_1", "Er gilt am Tag nach dem Abruf als bekannt gegeben."],
    [
      "BEREITSTELLUNG_PLUS_3",
      "Er gilt am 3. Tag nach der Bereitstellung als bekannt gegeben, unabhängig vom Tag des Abrufs.",
    ],
    [
      "BEREITSTELLUNG_PLUS_4",
      "Er gilt am 4. Tag nach der Bereitstellung als bekannt gegeben, unabhängig vom Tag des Abrufs.",
    ],
    ["POST_PLUS_4", "Er gilt am 4. Tag nach der Aufgabe zur Post als bekannt gegeben, unabhängig vom Tag des Abrufs."],
  ] as const)("sagen unter %s, wann ein Bescheid als bekannt gegeben gilt", (regel, satz) => {
    expect(fillPlatzhalter("Abruf im Portal. {{bekanntgabe}}", regel)).toBe(`Abruf im Portal. ${satz}`);
  });

  it("stehen für die Grenzen des Portals, mit und ohne Leerzeichen", () => {
    const text = "{{zukunftsjahre}} {{ zeichenFragen }} {{zeichenAuftragnehmer}} {{zeichenAntwort}} {{anlagenAntwort}}";
    expect(fillPlatzhalter(text, "ABRUF_PLUS_1")).toBe("drei 1.500, 500, 1.000 und 1.000 500 4.000 drei");
  });

  it("bleiben stehen, wenn es sie nicht gibt, und werden einmal genannt", () => {
    const text = "{{weihnachten}} {{toString}} {{weihnachten}} {{}} {bekanntgabe} {{bekanntgabe}}";
    expect(listUnbekanntePlatzhalter(text)).toEqual(["{{weihnachten}}", "{{toString}}", "{{}}"]);
    expect(fillPlatzhalter("{{weihnachten}} {{toString}}", "ABRUF_PLUS_1")).toBe("{{weihnachten}} {{toString}}");
  });

  it("sind alle erklärt", () => {
    for (const { bedeutung } of Object.values(FAQ_PLATZHALTER)) expect(bedeutung).toMatch(/^(der|wie|für) /);
  });
});
