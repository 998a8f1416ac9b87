import { expect, it } from "vitest";
import { isStabsformular, STABSFORMULARE } from "~/domain/benutzer/stabsformulare";

it("die Formulare der Stelle sind die der Liste und keine anderen", () => {
  for (const art of Object.keys(STABSFORMULARE)) expect(isStabsformular(art)).toBe(true);
  for (const art of ["STAMMDATEN", "VORHABEN", "toString", ""]) expect(isStabsformular(art)).toBe(false);
});
