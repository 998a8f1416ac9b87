import { describe, expect, it } from "vitest";
import { wrapWords } from "~/ui/private/wrapWords";

const wrap = (text: string) => wrapWords(text, { letters: 12, lines: 2 });

describe("a text in lines", () => {
  it("breaks between words", () => {
    expect(wrap("Beispiel SE")).toEqual(["Beispiel SE"]);
    expect(wrap("Beispiel Holding SE")).toEqual(["Beispiel", "Holding SE"]);
  });

  it("cuts what does not fit", () => {
    expect(wrap("Beispiel Holding Verwaltung SE")).toEqual(["Beispiel", "Holding Ver…"]);
    expect(wrap("Donaudampfschifffahrt")).toEqual(["Donaudampfs…"]);
  });
});
