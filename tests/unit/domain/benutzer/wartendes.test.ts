import { describe, expect, it } from "vitest";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { listWartendesArten, wartendesArten } from "~/domain/benutzer/wartendes";

describe("was auf jemanden wartet", () => {
  it.each<[SystemRolle, readonly string[]]>([
    ["ADMINISTRATOR", wartendesArten],
    ["SUPPORT_MITARBEITER", ["ZUGANGSAENDERUNG", "SYSTEMNACHRICHT"]],
    ["QUALITAETSMANAGEMENT", ["TEXTENTWURF"]],
    ["DATENSCHUTZ", []],
    ["UNTERNEHMENSMITARBEITER", []],
  ])("in der Rolle %s: %j", (systemRolle, erwartet) => {
    expect(listWartendesArten({ systemRolle, unternehmenRolle: null })).toEqual(erwartet);
  });

  it("nichts für Unternehmen und in einer Ansicht, in der nichts zu ändern ist", () => {
    expect(
      listWartendesArten({ systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "BEVOLLMAECHTIGTER" }),
    ).toEqual([]);
    expect(listWartendesArten({ systemRolle: "ADMINISTRATOR", unternehmenRolle: null, isNurAnsicht: true })).toEqual(
      [],
    );
  });
});
