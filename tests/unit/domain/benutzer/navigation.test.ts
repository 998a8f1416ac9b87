import { expect, it } from "vitest";
import { listNavigation, type NavigationsLage } from "~/domain/benutzer/navigation";

const FIRMA = "00000000-0000-4000-8000-000000000001";

const cases: [
  string,
  Omit<NavigationsLage, "bsfzSiegel" | "angesehenUuid"> & { bsfzSiegel?: boolean; angesehenUuid?: string },
  string[],
][] = [
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
      "exportMainView",
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
    [
      "home",
      "unternehmen",
      "verbundeneUnternehmen",
      "unternehmenWirtschaftsjahr",
      "antraege",
      "nachrichten",
      "exportMainView",
    ],
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
      "exportMainView",
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
    [
      "home",
      "supportUnternehmen",
      "antraege",
      "nachrichten",
      "supportBenutzerverwaltung",
      "systemNachrichtenView",
      "exportMainView",
    ],
  ],
  [
    "Qualitätsmanagement",
    { systemRolle: "QUALITAETSMANAGEMENT", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    [
      "home",
      "supportUnternehmen",
      "antraege",
      "nachrichten",
      "supportBenutzerverwaltung",
      "hilfetexteView",
      "faqEditView",
      "exportMainView",
    ],
  ],
  [
    "Administration",
    { systemRolle: "ADMINISTRATOR", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    [
      "home",
      "supportUnternehmen",
      "antraege",
      "supportBenutzerverwaltung",
      "adminBenutzerverwaltung",
      "wartungSonstigesView",
      "wartungLogArchivView",
      "systemNachrichtenView",
      "hilfetexteView",
      "faqEditView",
      "exportMainView",
    ],
  ],
  [
    "Datenschutz",
    { systemRolle: "DATENSCHUTZ", unternehmenRolle: null, unternehmenUuid: null, hatRolle: true },
    ["home", "lesezugriffeView"],
  ],
  [
    "Support, der ein Unternehmen ansieht",
    {
      systemRolle: "SUPPORT_MITARBEITER",
      unternehmenRolle: null,
      unternehmenUuid: null,
      angesehenUuid: FIRMA,
      hatRolle: true,
    },
    [
      "home",
      "supportUnternehmen",
      "unternehmen",
      "verbundeneUnternehmen",
      "unternehmenWirtschaftsjahr",
      "antraege",
      "nachrichten",
      "supportBenutzerverwaltung",
      "systemNachrichtenView",
      "exportMainView",
    ],
  ],
  [
    "Administration, die ein Unternehmen ansieht",
    {
      systemRolle: "ADMINISTRATOR",
      unternehmenRolle: null,
      unternehmenUuid: null,
      angesehenUuid: FIRMA,
      hatRolle: true,
    },
    [
      "home",
      "supportUnternehmen",
      "unternehmen",
      "verbundeneUnternehmen",
      "unternehmenWirtschaftsjahr",
      "benutzerverwaltung",
      "antraege",
      "supportBenutzerverwaltung",
      "adminBenutzerverwaltung",
      "wartungSonstigesView",
      "wartungLogArchivView",
      "systemNachrichtenView",
      "hilfetexteView",
      "faqEditView",
      "exportMainView",
    ],
  ],
];

it.each(cases)("%s", (_, lage, erwartet) => {
  expect(listNavigation({ bsfzSiegel: false, angesehenUuid: null, ...lage })).toEqual(erwartet);
});
