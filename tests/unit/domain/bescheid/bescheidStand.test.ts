import { describe, expect, it } from "vitest";
import { bescheidStand } from "../../../../app/domain/bescheid/bescheidStand";

const bereit = { abgerufenAm: null, bereitstellungBeendetAm: null, abrufbarBis: "2026-03-28", bekanntgabeAm: null };

describe("Stand eines Bescheids", () => {
  // The last day ends an hour before the clock changes to summer time.
  it.each([
    ["mitten in der Zeit", "2026-03-20T10:00:00Z", "ZUM_ABRUF"],
    ["in der letzten Sekunde", "2026-03-28T22:59:59Z", "ZUM_ABRUF"],
    ["mit dem Ende des letzten Tages", "2026-03-28T23:00:00Z", "BEENDET"],
  ])("%s", (_wann, jetzt, stand) => {
    expect(bescheidStand(bereit, new Date(jetzt))).toBe(stand);
  });

  it("endet nicht mit zehn Tagen, wenn die Bereitstellung ihn bekannt gegeben hat, aber mit dem Versand", () => {
    const bekannt = { ...bereit, bekanntgabeAm: "2026-03-21" };
    expect(bescheidStand(bekannt, new Date("2026-05-01T00:00:00Z"))).toBe("ZUM_ABRUF");
    expect(
      bescheidStand(
        { ...bekannt, bereitstellungBeendetAm: new Date("2026-03-21T10:00:00Z") },
        new Date("2026-03-22T00:00:00Z"),
      ),
    ).toBe("BEENDET");
  });

  it("ist beendet, sobald es vermerkt ist, und bleibt abgerufen", () => {
    const am = new Date("2026-03-20T10:00:00Z");
    expect(bescheidStand({ ...bereit, bereitstellungBeendetAm: am }, am)).toBe("BEENDET");
    expect(bescheidStand({ ...bereit, abgerufenAm: am }, new Date("2026-05-01T00:00:00Z"))).toBe("ABGERUFEN");
  });
});
