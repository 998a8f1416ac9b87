import { expect, it } from "vitest";
import {
  hasEigenleistung,
  hinweisZurRechtsform,
  needsRegister,
  RECHTSFORMEN,
  rechtsformText,
} from "../../../../app/domain/unternehmen/rechtsformen";

it("kennt 28 Rechtsformen mit eindeutigen Schlüsseln", () => {
  expect(RECHTSFORMEN).toHaveLength(28);
  expect(new Set(RECHTSFORMEN.map(({ key }) => key)).size).toBe(28);
});

it.each([
  ["EINZELUNTERNEHMEN", true, false],
  ["EK", true, true],
  ["GBR", true, false],
  ["EGBR", true, true],
  ["GMBH_CO_KG", true, true],
  ["GMBH", false, true],
  ["EV", false, true],
  ["STIFTUNG", false, false],
  ["SONSTIGE", false, false],
  ["", false, false],
])("%s: Eigenleistung %s, Register %s", (key, eigenleistung, register) => {
  expect(hasEigenleistung(key)).toBe(eigenleistung);
  expect(needsRegister(key)).toBe(register);
});

it("weist steuerbefreite Rechtsformen auf die Voraussetzung hin", () => {
  expect(hinweisZurRechtsform("EV")).toBe("Anspruchsberechtigt nur, soweit steuerpflichtige Einkünfte erzielt werden.");
  expect(hinweisZurRechtsform("GMBH")).toBeNull();
  expect(rechtsformText("AG")).toBe("Aktiengesellschaft (AG)");
});
