import { expect, it } from "vitest";
import { listNavigation, type NavigationsLage } from "~/domain/benutzer/navigation";

const FIRMA = "00000000-0000-4000-8000-000000000001";

const cases: [string, Omit<NavigationsLage, "bsfzSiegel"> & { bsfzSiegel?: boolean }, string[]][] = [
  [
    "Bevollmächtigte mit Unternehmen",
    {
      systemRolle: "UNTERNEHMENSMITARBEITER",
      unternehmenRolle: "BEVOLLMAECHTIGTER",
      unternehmenUuid: FIRMA,
      hatRolle: false,
    },
    [
      "home",
      "unternehmen",
      "verbundeneUnternehmen",
      "unternehmenWirtschaftsjahr",
      "benutzerverwaltung",
      "antraege",
      "nachrichten",
    ],
  ],
  [
    "Mitarbeitende mit Unternehmen",
    {
      systemRolle: "UNTERNEHMENSMITARBEITER",
      unternehmenRolle: "MITARBEITER",
      unternehmenUuid: FIRMA,
      hatRolle: false,
    },
    ["home", "unternehmen", "verbundeneUnternehmen", "unternehmenWirtschaftsjahr", "antraege", "nachrichten"],
  ],
  [
    "Mitarbeitende eines Unternehmens mit Siegel",
    {
      systemRolle: "UNTERNEHMENSMITARBEITER",
      unternehmenRolle: "MITARBEITER",
      unternehmenUuid: FIRMA,
      hatRolle: false,
      bsfzSiegel: true,
    },
    [
      "home",
      "unternehmen",
      "verbundeneUnternehmen",
      "unternehmenWirtschaftsjahr",
      "antraege",
      "bsfzSiegel",
      "nachrichten",
    ],
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
  [
    "Support",
    { systemRolle: "SUPPORT_MITARBEITER", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    ["home", "antraege", "nachrichten"],
  ],
  [
    "Qualitätsmanagement",
    { systemRolle: "QUALITAETSMANAGEMENT", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    ["home", "antraege", "nachrichten"],
  ],
  [
    "Administration",
    { systemRolle: "ADMINISTRATOR", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    ["home", "antraege", "adminBenutzerverwaltung"],
  ],
];

it.each(cases)("%s", (_, lage, erwartet) => {
  expect(listNavigation({ bsfzSiegel: false, ...lage })).toEqual(erwartet);
});
