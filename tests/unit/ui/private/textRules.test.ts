import { describe, expect, it } from "vitest";

import { applyTextRules, counterText } from "~/ui/private/textRules";

describe("applyTextRules", () => {
  it("leaves a text within its limit alone", () => {
    expect(applyTextRules("abc", { limit: 3, multiline: false })).toEqual({ text: "abc", message: "" });
  });

  it("cuts one character too many and says so", () => {
    expect(applyTextRules("abcd", { limit: 3, multiline: false })).toEqual({
      text: "abc",
      message: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
    });
  });

  it("replaces tabs and says so", () => {
    expect(applyTextRules("a\tb", { limit: 9, multiline: true })).toEqual({
      text: "a b",
      message: "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.",
    });
  });
});

describe("counterText", () => {
  it("counts with scripts and tells the limit without", () => {
    expect(counterText("a\r\nb", 1500, true)).toBe("3 / 1.500 Zeichen");
    expect(counterText("a", 1500, false)).toBe("Höchstens 1.500 Zeichen");
  });
});
