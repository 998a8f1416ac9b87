import { expect, it } from "vitest";
import { formatEuro, formatEuroShort } from "../../../app/lib/money";

it.each([
  ["", ""],
  ["0", "0,00 €"],
  ["1234.5", "1.234,50 €"],
  ["0.005", "0,01 €"],
  ["999999999999999.99", "999.999.999.999.999,99 €"],
])("formatEuro(%j) is %j", (exact, german) => {
  expect(formatEuro(exact)).toBe(german.replace(" ", "\u00a0"));
});

it.each([
  ["", ""],
  ["0", "0 €"],
  ["700000.50", "700.001 €"],
  ["999999.99", "1.000.000 €"],
  ["1000000", "1 Mio. €"],
  ["5008000", "5,01 Mio. €"],
  ["20500000", "20,5 Mio. €"],
  ["100000000", "100 Mio. €"],
  ["1230000000", "1,23 Mrd. €"],
])("formatEuroShort(%j) is %j", (exact, german) => {
  expect(formatEuroShort(exact)).toBe(german.replaceAll(" ", "\u00a0"));
});
