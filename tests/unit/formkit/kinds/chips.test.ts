import fc from "fast-check";
import { expect, it } from "vitest";
import { chips } from "../../../../app/formkit/kinds/chips";

const field = { kind: "chips", key: "schlagwoerter", label: "Schlagwörter" } as const;
const gekuerzt = "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.";

it.each([
  [null, []],
  ["", []],
  ["KI###Optik", ["KI", "Optik"]],
  ["KI\r\nOptik\r\n", ["KI", "Optik"]],
  [
    ["KI", "Optik"],
    ["KI", "Optik"],
  ],
  [" KI ###KI### ", ["KI"]],
])("posted %j is stored as %j", (posted, wert) => {
  expect(chips.parse(posted, field)).toEqual({ wert, notices: [] });
});

it("caps the total at 800 characters, separators included", () => {
  const fits = `${"a".repeat(398)}###${"b".repeat(399)}`;
  expect(chips.parse(fits, field)).toEqual({ wert: ["a".repeat(398), "b".repeat(399)], notices: [] });
  expect(chips.parse(`${fits}b`, field)).toEqual({
    wert: ["a".repeat(398), "b".repeat(399)],
    notices: [gekuerzt],
    rest: "b",
  });
});

it("leaves no half separator behind when the cut falls into one", () => {
  expect(chips.parse(`${"a".repeat(798)}###b###c`, field)).toEqual({
    wert: ["a".repeat(798)],
    notices: [gekuerzt],
    rest: "b\nc",
  });
});

it("goes into its control joined and is shown with commas", () => {
  expect(chips.format(["KI", "Optik"], field)).toBe("KI###Optik");
  expect([chips.display(["KI", "Optik"], field), chips.display([], field)]).toEqual(["KI, Optik", "–"]);
});

it("accepts what it could have stored", () => {
  expect(
    [["KI"], ["KI", "KI"], ["x".repeat(801)], ["x".repeat(400), "y".repeat(400)], "KI"].map((wert) =>
      chips.accepts(wert, field),
    ),
  ).toEqual([true, false, false, false, false]);
});

it("always stores what it accepts, and reads it back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", "#", " ", "\n", "ü"), maxLength: 60 }), (typed) => {
      const own = { ...field, max: 20 };
      const { wert } = chips.parse(typed, own);
      expect(chips.accepts(wert, own)).toBe(true);
      expect(chips.parse(chips.format(wert, own), own)).toEqual({ wert, notices: [] });
    }),
  );
});

it("says that an em-space has become the end of a keyword", () => {
  const ersetzt =
    "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.";
  expect(chips.parse("KI\u2003Optik", field)).toEqual({ wert: ["KI", "Optik"], notices: [ersetzt] });
});

it("keeps a # of a keyword that is not cut", () => {
  expect(chips.parse("C#", field).wert).toEqual(["C#"]);
});
