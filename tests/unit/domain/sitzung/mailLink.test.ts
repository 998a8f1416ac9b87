import { expect, it } from "vitest";
import { hasMailLink } from "~/domain/sitzung/mailLink";

it.each([
  ["token=abc", true],
  ["maillink=abc", true],
  ["x=1&token=&maillink=abc", true],
  ["token=", false],
  ["maillink=", false],
  ["x=1", false],
])("der Link einer Mail hat zu einer Seite mit ?%s geführt: %s", (query, erwartet) => {
  expect(hasMailLink(new URLSearchParams(query))).toBe(erwartet);
});
