import { expect, it } from "vitest";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";

it("in der Ansicht des Supports wird nichts exportiert", () => {
  const person = { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "BEVOLLMAECHTIGTER" } as const;
  expect(exportUmfangVon("ANTRAEGE", person)).toBe("alle");
  expect(exportUmfangVon("ANTRAEGE", { ...person, isNurAnsicht: true })).toBe(null);
});
