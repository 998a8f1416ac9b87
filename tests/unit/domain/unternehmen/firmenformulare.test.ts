import { describe, expect, it } from "vitest";
import { FIRMENFORMULARE, isFirmenformular } from "~/domain/unternehmen/firmenformulare";

describe("die Formulare des Unternehmens", () => {
  it("sind die der Liste und keine anderen", () => {
    for (const art of Object.keys(FIRMENFORMULARE)) expect(isFirmenformular(art)).toBe(true);
    for (const art of ["VORHABEN", "ANTWORT", "toString", ""]) expect(isFirmenformular(art)).toBe(false);
  });
});
