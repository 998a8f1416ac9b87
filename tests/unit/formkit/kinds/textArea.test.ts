import { expect, it } from "vitest";
import { textArea } from "../../../../app/formkit/kinds/textArea";

const field = { kind: "textArea", key: "ziel", label: "Ziel" } as const;
const gekuerzt = "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.";

it.each([799, 800])("keeps %i characters", (count) => {
  expect(textArea.parse("x".repeat(count), field)).toEqual({ wert: "x".repeat(count), notices: [] });
});

it("cuts the 801st off", () => {
  expect(textArea.parse("x".repeat(800) + "y", field)).toEqual({
    wert: "x".repeat(800),
    notices: [gekuerzt],
    rest: "y",
  });
});

it("counts a line break once, however the browser posts it", () => {
  expect(textArea.parse("x\r\n".repeat(400), field)).toEqual({ wert: "x\n".repeat(400), notices: [] });
});

it("turns em-spaces into line breaks", () => {
  expect(textArea.parse("a\u2003b", field).wert).toBe("a\nb");
});

it("keeps spaces at both ends, so that the counter agrees with what is stored", () => {
  expect(textArea.parse(" a ", field).wert).toBe(" a ");
  expect(textArea.display("  ", field)).toBe("–");
});

it("takes the field's own limit", () => {
  expect(textArea.parse("x".repeat(1501), { ...field, max: 1500 }).wert).toHaveLength(1500);
  expect(textArea.constraints({ ...field, max: 1500 })).toEqual({ maxLength: 1500 });
  expect(textArea.accepts("x".repeat(801), field)).toBe(false);
});
