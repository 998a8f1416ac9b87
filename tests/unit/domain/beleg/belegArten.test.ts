import { describe, expect, it } from "vitest";
import { BELEG_ARTEN, isBelegArt } from "~/domain/beleg/belegArten";

describe("isBelegArt", () => {
  it("knows every kind and nothing else, not even what all objects have", () => {
    expect(Object.keys(BELEG_ARTEN).every(isBelegArt)).toBe(true);
    for (const text of ["", "bescheid", "constructor", "toString"]) expect(isBelegArt(text)).toBe(false);
  });
});

it("calls every kind by a name of its own", () => {
  const namen = Object.values(BELEG_ARTEN);
  expect(new Set(namen).size).toBe(namen.length);
});
