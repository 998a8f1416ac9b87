import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { text } from "../../../../app/formkit/kinds/text";

const field = { kind: "text", key: "titel", label: "Titel" } as const;
const gekuerzt = "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.";
const ersetzt =
  "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.";

describe("text", () => {
  it.each([
    ["Titel", "Titel", []],
    ["  Titel  ", "Titel", []],
    ["a\tb", "a b", [ersetzt]],
    ["a\u2003b", "ab", [ersetzt]],
    ["x".repeat(199), "x".repeat(199), []],
    ["x".repeat(200), "x".repeat(200), []],
    ["x".repeat(200) + "rest", "x".repeat(200), [gekuerzt], "rest"],
    ["\t" + "x".repeat(201), "x".repeat(200), [ersetzt, gekuerzt], "x"],
  ])("stores %j", (typed, wert, notices, rest = "") => {
    expect(text.parse(typed, field)).toEqual({ wert, notices, ...(rest !== "" && { rest }) });
  });

  it("takes the field's own limit", () => {
    expect(text.parse("x".repeat(51), { ...field, max: 50 }).wert).toHaveLength(50);
    expect(text.constraints({ ...field, max: 50 })).toEqual({ maxLength: 50 });
    expect(text.constraints(field)).toEqual({ maxLength: 200 });
  });

  it("shows a dash for a blank answer", () => {
    expect([text.display("", field), text.display("KI", field), text.blank(field)]).toEqual(["–", "KI", ""]);
  });

  it("accepts only what it could have stored", () => {
    expect(["x".repeat(200), "x".repeat(201), null, ["x"]].map((wert) => text.accepts(wert, field))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("always stores what it accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
        expect(text.accepts(text.parse(typed, field).wert, field)).toBe(true);
      }),
    );
  });
});
