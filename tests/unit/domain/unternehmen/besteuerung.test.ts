import { expect, it } from "vitest";
import { hasEigenleistung } from "~/domain/unternehmen/besteuerung";

it("nimmt einer Mitunternehmerschaft die Eigenleistung, die wie eine Körperschaft besteuert wird", () => {
  expect(hasEigenleistung({ rechtsform: "KG", optionKoerperschaft: false })).toBe(true);
  expect(hasEigenleistung({ rechtsform: "KG", optionKoerperschaft: true })).toBe(false);
  expect(hasEigenleistung({ rechtsform: "EK", optionKoerperschaft: true })).toBe(true);
});
