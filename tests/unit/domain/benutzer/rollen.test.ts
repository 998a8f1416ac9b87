import { expect, it } from "vitest";
import {
  hasBevollmaechtigung,
  isFullyLoggedIn,
  isUnternehmenRolle,
  ROLLEN_ERKLAERUNG,
  SYSTEMROLLEN,
  UNTERNEHMENSROLLEN,
  UNTERNEHMENSROLLEN_KURZ,
} from "../../../../app/domain/benutzer/rollen";

it("beschriftet die Systemrollen (§6)", () => {
  expect(SYSTEMROLLEN).toEqual({
    UNTERNEHMENSMITARBEITER: "Unternehmensmitarbeiter",
    SUPPORT_MITARBEITER: "Support Mitarbeiter",
    QUALITAETSMANAGEMENT: "Qualitätsmanagement",
    ADMINISTRATOR: "Administrator",
    DATENSCHUTZ: "Datenschutz",
  });
});

it.each([
  [false, "ADMINISTRATOR", null, false],
  [true, null, "u1", false],
  [true, "UNTERNEHMENSMITARBEITER", null, false],
  [true, "UNTERNEHMENSMITARBEITER", "u1", true],
  [true, "SUPPORT_MITARBEITER", null, true],
  [true, "ADMINISTRATOR", null, true],
] as const)(
  "angemeldet %s, Rolle %s, Unternehmen %s: vollständig angemeldet %s (§4)",
  (isAuthenticated, systemRolle, unternehmenUuid, voll) => {
    expect(isFullyLoggedIn({ isAuthenticated, systemRolle, unternehmenUuid })).toBe(voll);
  },
);

it.each([
  ["UNTERNEHMENSMITARBEITER", "BEVOLLMAECHTIGTER", true],
  ["UNTERNEHMENSMITARBEITER", "MITARBEITER", false],
  ["UNTERNEHMENSMITARBEITER", null, false],
  ["ADMINISTRATOR", "BEVOLLMAECHTIGTER", false],
] as const)("%s mit Unternehmensrolle %s: bevollmächtigt %s", (systemRolle, unternehmenRolle, erwartet) => {
  expect(hasBevollmaechtigung({ systemRolle, unternehmenRolle })).toBe(erwartet);
});

it("explains every role of a company, and knows no other", () => {
  const rollen = Object.keys(UNTERNEHMENSROLLEN);
  expect(Object.keys(ROLLEN_ERKLAERUNG)).toEqual(rollen);
  expect(Object.keys(UNTERNEHMENSROLLEN_KURZ)).toEqual(rollen);
  expect(rollen.every(isUnternehmenRolle)).toBe(true);
  expect(["", "ADMINISTRATOR", "toString"].some(isUnternehmenRolle)).toBe(false);
});
