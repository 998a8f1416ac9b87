import { describe, expect, it } from "vitest";
import { AM_ZUG, amZugSchluessel, decideAmZug, listStatusAmZug } from "~/domain/antrag/amZug";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";

describe("Wer ist dran", () => {
  it.each([
    ["IN_BEARBEITUNG", false, "FIRMA"],
    ["UNTERLAGEN_NACHGEFORDERT", false, "FIRMA"],
    ["EINGEREICHT", false, "STELLE"],
    ["WIDERSPRUCH_EINGEREICHT", false, "STELLE"],
    ["BESCHEID_LIEGT_VOR", true, "FIRMA"],
    ["BESCHEID_LIEGT_VOR", false, "ENTSCHIEDEN"],
    ["WS_BESCHEID_LIEGT_VOR", true, "FIRMA"],
    ["GESCHLOSSEN", true, "NIEMAND"],
  ] as const)("%s, Bescheid zum Abruf %s: %s", (status, zumAbruf, wer) => {
    expect(decideAmZug(status, zumAbruf)).toBe(wer);
  });

  it("ist in jedem Status genau einer", () => {
    for (const zumAbruf of [false, true]) {
      const alle = amZugSchluessel.flatMap((wer) => listStatusAmZug(wer, zumAbruf));
      expect(alle.toSorted()).toEqual(antragStatusSchluessel.toSorted());
    }
    expect([...amZugSchluessel]).toEqual(Object.keys(AM_ZUG));
  });
});
