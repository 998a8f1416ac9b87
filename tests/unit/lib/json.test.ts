import { expect, it } from "vitest";
import { isRecord } from "~/lib/json";

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [undefined, false],
  [[], false],
  ["{}", false],
  [7, false],
])("says of %j: %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
