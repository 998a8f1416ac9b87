import { describe, expect, it } from "vitest";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import { canConnect } from "~/features/live/canConnect";
import { wiederverbindenNach } from "~/features/live/wiederverbindenNach";

const MITARBEIT: SitzungBenutzer = {
  userUuid: "11111111-1111-4111-8111-111111111111",
  userName: "Bea Beispiel",
  titel: "",
  vorname: "Bea",
  nachname: "Beispiel",
  email: "bea@example.org",
  hilfetexteAnzeigen: true,
  tfaPflicht: false,
  systemRolle: "UNTERNEHMENSMITARBEITER",
  systemRollen: ["UNTERNEHMENSMITARBEITER"],
  systemRolleSet: null,
  mussUnternehmenAuswaehlen: true,
  unternehmenUuid: "22222222-2222-4222-8222-222222222222",
  unternehmenName: "Beispiel Maschinenbau GmbH",
  unternehmenRechtsform: null,
  unternehmenRolle: "BEVOLLMAECHTIGTER",
  angesehen: null,
  darfStammdaten: false,
  isNurAnsicht: false,
  isSingleCompany: true,
  mailTFAEnabled: true,
  appTFAEnabled: false,
  isFinallyAuthenticated: true,
};
const SUPPORT: SitzungBenutzer = {
  ...MITARBEIT,
  systemRolle: "SUPPORT_MITARBEITER",
  systemRolleSet: "SUPPORT_MITARBEITER",
  mussUnternehmenAuswaehlen: false,
  unternehmenUuid: null,
};

describe("canConnect", () => {
  it.each([
    ["nobody", "KEINE", null, false],
    ["somebody whose TAN is missing", "PRE_TAN", MITARBEIT, false],
    ["an employee without a company", "AUTHENTICATED", { ...MITARBEIT, unternehmenUuid: null }, false],
    ["an employee with a company", "AUTHENTICATED", MITARBEIT, true],
    ["the support in the place of an employee", "AUTHENTICATED", { ...MITARBEIT, isNurAnsicht: true }, false],
    ["the support without a role", "AUTHENTICATED", { ...SUPPORT, systemRolleSet: null }, false],
    ["the support with a role", "AUTHENTICATED", SUPPORT, true],
  ] as const)("%s", (_wer, state, benutzer, erwartet) => {
    expect(canConnect({ state, benutzer })).toBe(erwartet);
  });
});

describe("wiederverbindenNach", () => {
  it("is five seconds and up to one more", () => {
    expect([wiederverbindenNach(0), wiederverbindenNach(0.5), wiederverbindenNach(0.999)]).toEqual([5000, 5500, 5999]);
  });
});
