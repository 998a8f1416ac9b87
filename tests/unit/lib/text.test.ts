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
    ["abc", 3, "abc", ""],
    ["abcd", 3, "abc", "d"],
    ["ab🙂", 4, "ab🙂", ""],
    ["ab🙂", 3, "ab", "🙂"],
  ])("cuts %j to %i: %j and the rest %j", (text, max, kept, rest) => {
    expect(cutText(text, max)).toEqual({ text: kept, rest, isCut: rest !== "" });
  });

  it("keeps a beginning that fits and is not broken", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(50), (text, max) => {
        const cut = cutText(text, max);
        expect(cut.text + cut.rest).toBe(text);
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
    ["a\rb", true, "a\nb", false],
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
    expect(splitChips("C####KI")).toEqual(["C#", "KI"]);
  });

  it("are trimmed, never blank, each once", () => {
    expect(splitChips(" KI ### ###KI###Optik###")).toEqual(["KI", "Optik"]);
  });
});

describe("browser and server", () => {
  it("count and cut alike, whichever line breaks arrive", () => {
    const text = fc
      .array(fc.constantFrom("a", "ä", "ß", "🙂", "👩‍🔬", "\n", " ", "e\u0301", "\t", "\u2003"), { maxLength: 40 })
      .map((teile) => teile.join(""));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (getippt, max) => {
        // A browser holds "\n" in its control and posts "\r\n".
        const imBrowser = cutText(replaceSpaces(getippt, { multiline: true }).text, max);
        const gesendet = imBrowser.text.replaceAll("\n", "\r\n");
        const amServer = cutText(replaceSpaces(gesendet, { multiline: true }).text, max);
        expect(amServer).toEqual({ text: imBrowser.text, rest: "", isCut: false });
        expect(countCharacters(gesendet)).toBe(imBrowser.text.length);
        const ohneSkripte = cutText(replaceSpaces(getippt.replaceAll("\n", "\r\n"), { multiline: true }).text, max);
        expect(ohneSkripte).toEqual(imBrowser);
      }),
    );
  });
});
