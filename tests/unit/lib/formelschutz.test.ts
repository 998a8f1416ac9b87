import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardFormel, releaseFormel } from "../../../app/lib/formelschutz";

describe("Schutz vor Formeln", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49 341 1", "'+49 341 1"],
    ["  @x", "'  @x"],
    ["'=1", "''=1"],
    ["'s Werk", "'s Werk"],
    ["1.234,56", "1.234,56"],
  ])("schreibt %s als %s", (text, geschuetzt) => {
    expect(guardFormel(text)).toBe(geschuetzt);
    expect(releaseFormel(geschuetzt)).toBe(text);
  });

  it("gibt jeden Text wieder her, wie er war", () => {
    const text = fc.string({ unit: fc.constantFrom("'", "=", "-", " ", "a") });
    fc.assert(
      fc.property(text, (einer) => {
        expect(releaseFormel(guardFormel(einer))).toBe(einer);
      }),
    );
  });
});
