import { expect, it } from "vitest";
import { hasEigenleistung } from "~/domain/unternehmen/besteuerung";
import {
  hinweisZurRechtsform,
  needsRegister,
  RECHTSFORMEN,
  rechtsformText,
} from "../../../../app/domain/unternehmen/rechtsformen";

it("kennt die 28 Rechtsformen von domain.md 3.2 mit Art und Register", () => {
  expect(RECHTSFORMEN.map(({ key, art, register }) => `${key} ${art ?? "-"} ${register ?? "-"}`)).toEqual([
    "EINZELUNTERNEHMEN E -",
    "EK E HRA",
    "FREIBERUF E -",
    "LAND_FORST E -",
    "GBR M -",
    "EGBR M GsR",
    "OHG M HRA",
    "KG M HRA",
    "GMBH_CO_KG M HRA",
    "UG_CO_KG M HRA",
    "AG_CO_KG M HRA",
    "PARTG M PR",
    "PARTG_MBB M PR",
    "EWIV M HRA",
    "GMBH K HRB",
    "UG K HRB",
    "GGMBH K HRB",
    "AG K HRB",
    "KGAA K HRB",
    "SE K HRB",
    "EG K GnR",
    "SCE K GnR",
    "VVAG K HRB",
    "EV K VR",
    "STIFTUNG K -",
    "KOERPERSCHAFT K -",
    "AUSLAENDISCH K -",
    "SONSTIGE - -",
  ]);
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
  expect(hasEigenleistung({ rechtsform: key })).toBe(eigenleistung);
  expect(needsRegister(key)).toBe(register);
});

it("weist steuerbefreite Rechtsformen auf die Voraussetzung hin", () => {
  for (const key of ["GGMBH", "EV", "STIFTUNG", "KOERPERSCHAFT"]) {
    expect(hinweisZurRechtsform(key)).toBe(
      "Anspruchsberechtigt nur, soweit steuerpflichtige Einkünfte erzielt werden.",
    );
  }
  expect(hinweisZurRechtsform("GMBH")).toBeNull();
  expect(rechtsformText("AG")).toBe("Aktiengesellschaft (AG)");
});
