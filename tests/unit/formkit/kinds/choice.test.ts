import { expect, it } from "vitest";
import { choice } from "../../../../app/formkit/kinds/choice";

const field = { kind: "choice", key: "land", label: "Land" } as const;
const options = [
  { key: "AT", title: "Österreich", group: "EU/EWR" },
  { key: "CH", title: "Schweiz" },
];

it("stores the key and shows the title", () => {
  expect(choice.parse("AT", field)).toEqual({ wert: "AT", notices: [] });
  expect(choice.display("AT", field, options)).toBe("Österreich");
});

it("shows a dash when nothing, or something no longer offered, is chosen", () => {
  expect([choice.display("", field, options), choice.display("XX", field, options)]).toEqual(["–", "–"]);
});

it("accepts short keys only", () => {
  expect([
    choice.accepts("x".repeat(100), field),
    choice.accepts("x".repeat(101), field),
    choice.accepts(null, field),
  ]).toEqual([true, false, false]);
});
