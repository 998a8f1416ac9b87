import { expect, it } from "vitest";
import { formatEuro } from "../../../app/lib/money";

it.each([
  ["", ""],
  ["0", "0,00 €"],
  ["1234.5", "1.234,50 €"],
  ["0.005", "0,01 €"],
  ["999999999999999.99", "999.999.999.999.999,99 €"],
])("formatEuro(%j) is %j", (exact, german) => {
  expect(formatEuro(exact)).toBe(german.replace(" ", "\u00a0"));
});
