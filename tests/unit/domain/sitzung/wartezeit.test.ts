import { expect, it } from "vitest";
import { formatWartezeit } from "~/domain/sitzung/wartezeit";

it.each([
  [1, "1 Sekunde"],
  [2, "2 Sekunden"],
  [60, "60 Sekunden"],
  [119, "119 Sekunden"],
  [120, "2 Minuten"],
  [121, "3 Minuten"],
  [900, "15 Minuten"],
])("sagt zu %i Sekunden: %s", (sekunden, text) => {
  expect(formatWartezeit(sekunden)).toBe(text);
});
