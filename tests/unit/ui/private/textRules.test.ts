import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { kinds } from "~/formkit/kinds";
import { applyTextRules, counterText, joinRest } from "~/ui/private/textRules";

describe("applyTextRules", () => {
  it("leaves a text within its limit alone", () => {
    expect(applyTextRules("abc", { limit: 3, multiline: false })).toEqual({ text: "abc", rest: "", message: "" });
  });

  it("cuts one character too many and says so", () => {
    expect(applyTextRules("abcd", { limit: 3, multiline: false })).toEqual({
      text: "abc",
      rest: "d",
      message: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
    });
  });

  it("replaces tabs and says so", () => {
    expect(applyTextRules("a\tb", { limit: 9, multiline: true })).toEqual({
      text: "a b",
      rest: "",
      message:
        "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.",
    });
  });
});

describe("joinRest", () => {
  it.each([
    ["getippt am Ende", "x", "y", "voll", "voll", "xy"],
    ["eingefügt am Anfang", "x", "l", "voll", "evol", "lx"],
    ["zum ersten Mal", "", "rest", "", "voll", "rest"],
  ])("%s", (_fall, rest, cutOff, before, kept, erwartet) => {
    expect(joinRest(rest, cutOff, { before, kept })).toBe(erwartet);
  });

  it("verliert beim Tippen und Einfügen kein Zeichen, in keiner Reihenfolge", () => {
    const stueck = fc
      .oneof(fc.constantFrom("ä", "😀", "ab", "\n", "x"), fc.string({ unit: "grapheme", maxLength: 5 }))
      .map((text) => text.replace(/(?!\n)[\p{Cc}\p{Cs}\u2003]/gu, ""));
    fc.assert(
      fc.property(
        fc.array(fc.record({ stueck, amEnde: fc.boolean() }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (schritte, limit) => {
          let [feld, rest, alles] = ["", "", ""];
          for (const { stueck: neu, amEnde } of schritte) {
            const ergebnis = applyTextRules(amEnde ? feld + neu : neu + feld, { limit, multiline: true });
            if (ergebnis.rest !== "") rest = joinRest(rest, ergebnis.rest, { before: feld, kept: ergebnis.text });
            feld = ergebnis.text;
            alles += neu;
          }
          expect(Array.from(feld + rest).sort()).toEqual(Array.from(alles).sort());
        },
      ),
    );
  });
});

describe("Browser und Server", () => {
  const stueck = fc.oneof(
    fc.constantFrom(
      "äöüß",
      "e\u0301",
      "n\u0303",
      "🙂",
      "👩‍👩‍👧",
      "🇩🇪",
      "\r\n",
      "\n",
      "\r",
      "\t",
      "\u2003",
      "\u0000",
      "\ud800",
      "abc",
      " ",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const getippt = fc.array(stueck, { maxLength: 25 }).map((teile) => teile.join(""));
  /** A browser posts every line break as two characters. */
  const post = (text: string) => text.replace(/\r\n?|\n/g, "\r\n");
  const feld = (kind: "text" | "textArea", max: number) => ({ kind, key: "titel", label: "Titel", max }) as const;

  it("kürzen einen mehrzeiligen Text an derselben Stelle, lassen denselben Rest und zählen gleich", () => {
    fc.assert(
      fc.property(getippt, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const imBrowser = applyTextRules(text, { limit, multiline: true });
        const ohneSkripte = kinds.textArea.parse(post(text), feld("textArea", limit));
        expect([ohneSkripte.wert, ohneSkripte.rest ?? ""]).toEqual([imBrowser.text, imBrowser.rest]);
        const nachDemTippen = kinds.textArea.parse(post(imBrowser.text), feld("textArea", limit));
        expect(nachDemTippen).toEqual({ wert: imBrowser.text, notices: [] });
        expect(counterText(imBrowser.text, limit, true)).toBe(
          `${String(imBrowser.text.length)} / ${String(limit)} Zeichen`,
        );
        expect(counterText(post(imBrowser.text), limit, true)).toBe(counterText(imBrowser.text, limit, true));
      }),
      { numRuns: 1000 },
    );
  });

  it("speichern von einem einzeiligen Text, was der Browser gelassen hat, ohne die Leerzeichen am Rand", () => {
    fc.assert(
      fc.property(getippt, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const imBrowser = applyTextRules(text, { limit, multiline: false });
        expect(kinds.text.parse(imBrowser.text, feld("text", limit))).toEqual({
          wert: imBrowser.text.trim(),
          notices: [],
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe("counterText", () => {
  it("counts with scripts and tells the limit without", () => {
    expect(counterText("a\r\nb", 1500, true)).toBe("3 / 1.500 Zeichen");
    expect(counterText("a", 1500, false)).toBe("Höchstens 1.500 Zeichen");
  });
});
