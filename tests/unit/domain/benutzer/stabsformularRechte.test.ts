import { describe, expect, it } from "vitest";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { hasAufbewahrung, listStabsformulare } from "~/domain/benutzer/stabsformularRechte";

describe("die Formulare der Stelle", () => {
  it.each<[SystemRolle, string[]]>([
    [
      "ADMINISTRATOR",
      [
        "HILFETEXT",
        "FAQ_EINTRAG",
        "SYSTEMNACHRICHT",
        "WARTUNGSFENSTER",
        "FAQ_KATEGORIE",
        "PERSON_AKTION",
        "STAB_ZUGANG",
      ],
    ],
    ["QUALITAETSMANAGEMENT", ["HILFETEXT", "FAQ_EINTRAG", "FAQ_KATEGORIE"]],
    ["SUPPORT_MITARBEITER", ["PERSON_AKTION"]],
    ["DATENSCHUTZ", []],
    ["UNTERNEHMENSMITARBEITER", []],
  ])("gehören zur Rolle %s: %j", (systemRolle, erwartet) => {
    expect(listStabsformulare({ systemRolle, unternehmenRolle: null })).toEqual(erwartet);
    expect(hasAufbewahrung({ unternehmenUuid: null, systemRolleSet: systemRolle })).toBe(erwartet.length > 0);
  });

  it("wer für ein Unternehmen arbeitet oder noch nichts gewählt hat, braucht keine Rolle der Stelle", () => {
    expect(hasAufbewahrung({ unternehmenUuid: "u", systemRolleSet: null })).toBe(true);
    expect(hasAufbewahrung({ unternehmenUuid: null, systemRolleSet: null })).toBe(false);
    expect(
      listStabsformulare({ systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "BEVOLLMAECHTIGTER" }),
    ).toEqual([]);
  });

  it("nicht in einer Ansicht, in der nichts zu ändern ist", () => {
    expect(listStabsformulare({ systemRolle: "ADMINISTRATOR", unternehmenRolle: null, isNurAnsicht: true })).toEqual(
      [],
    );
  });
});
