import { expect, it } from "vitest";
import { listNavigation, type NavigationsLage } from "~/domain/benutzer/navigation";

const FIRMA = "00000000-0000-4000-8000-000000000001";

const cases: [string, NavigationsLage, string[]][] = [
  [
    "Bevollmächtigte mit Unternehmen",
    { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "BEVOLLMAECHTIGTER", unternehmenUuid: FIRMA, hatRolle: false },
    ["home", "antraege"],
  ],
  [
    "Mitarbeitende mit Unternehmen",
    { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "MITARBEITER", unternehmenUuid: FIRMA, hatRolle: false },
    ["home", "antraege"],
  ],
  [
    "Mitarbeitende ohne Unternehmen",
    { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: null, unternehmenUuid: null, hatRolle: false },
    [],
  ],
  [
    "Support ohne gewählte Rolle",
    { systemRolle: "SUPPORT_MITARBEITER", unternehmenRolle: null, unternehmenUuid: null, hatRolle: false },
    [],
  ],
  ["Support", { systemRolle: "SUPPORT_MITARBEITER", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true }, ["home", "antraege"]],
  [
    "Qualitätsmanagement",
    { systemRolle: "QUALITAETSMANAGEMENT", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    ["home", "antraege"],
  ],
  ["Administration", { systemRolle: "ADMINISTRATOR", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true }, ["home", "antraege"]],
];

it.each(cases)("%s", (_, lage, erwartet) => {
  expect(listNavigation(lage)).toEqual(erwartet);
});
