import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCharacters, cutText, joinChips, replaceSpaces, splitChips } from "../../../app/lib/text";

describe("countCharacters", () => {
  it.each([
    ["", 0],
    ["äöüß", 4],
    ["a\r\nb", 3],
    ["a\nb", 3],
    ["a\rb", 3],
    ["🙂", 2],
  ])("%j has %i characters", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe("cutText", () => {
  it.each([
    ["abc", 3, "abc", false],
    ["abcd", 3, "abc", true],
    ["ab🙂", 4, "ab🙂", false],
    ["ab🙂", 3, "ab", true],
  ])("cuts %j to %i: %j", (text, max, kept, isCut) => {
    expect(cutText(text, max)).toEqual({ text: kept, isCut });
  });

  it("keeps a beginning that fits and is not broken", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(50), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut.text)).toBe(true);
        expect(cut.text.length).toBeLessThanOrEqual(max);
        expect(cut.text).not.toMatch(/\p{Cs}/u);
        expect(cut.isCut).toBe(text.length > max);
      }),
    );
  });
});

describe("replaceSpaces", () => {
  it.each([
    ["a\tb", true, "a b", true],
    ["a\u2003b", true, "a\nb", true],
    ["a\u2003b", false, "ab", true],
    ["a\r\nb", true, "a\nb", false],
    ["a\nb", false, "a b", true],
    ["a\u0000b", true, "ab", true],
    ["a\u0085b", true, "ab", true],
    ["a\ud800b", true, "ab", true],
    ["Grüße 🙂", true, "Grüße 🙂", false],
  ])("turns %j (multiline %s) into %j", (text, multiline, result, isChanged) => {
    expect(replaceSpaces(text, { multiline })).toEqual({ text: result, isChanged });
  });

  it("has nothing left to do the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (text, multiline) => {
        const once = replaceSpaces(text, { multiline });
        expect(replaceSpaces(once.text, { multiline })).toEqual({ text: once.text, isChanged: false });
      }),
    );
  });
});

describe("chips", () => {
  it("are joined by ### and split again", () => {
    expect(joinChips(["KI", "Optik"])).toBe("KI###Optik");
    expect(splitChips("KI###Optik")).toEqual(["KI", "Optik"]);
  });

  it("may end in a number sign", () => {
    expect(splitChips(joinChips(["C#", "F#", "KI"]))).toEqual(["C#", "F#", "KI"]);
  });

  it("are trimmed, never blank, each once", () => {
    expect(splitChips(" KI ### ###KI###Optik###")).toEqual(["KI", "Optik"]);
  });
});
