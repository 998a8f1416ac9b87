import { expect, it } from "vitest";
import { checkEinreichung } from "~/domain/antrag/einreichung";
import { einreichungEingabe } from "~/domain/antrag/einreichungEingabe";
import { ERKLAERUNG_SCHLUESSEL } from "~/domain/antrag/erklaerungen";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";

it("what nobody has filled in can be stored, and lacks the answer about a consultant and every declaration", () => {
  expect(einreichungEingabe.parse(LEERE_EINREICHUNG)).toEqual(LEERE_EINREICHUNG);
  expect(Object.keys(checkEinreichung(LEERE_EINREICHUNG)).toSorted()).toEqual(
    ["beratung", ...ERKLAERUNG_SCHLUESSEL.map((key) => `erklaerung.${key}`)].toSorted(),
  );
});
