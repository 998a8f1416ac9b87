import type { AntragInfo } from "../../../app/domain/antrag/antragInfo";
import type { BenutzerFacts, Facts } from "../../../app/routing/facts";
import type { RouteEntry } from "../../../app/routing/routeEntry";

/** Visitors, Anträge and rows for the tables of the access tests. */
export const UUID = "11111111-2222-3333-4444-555555555555";

export const person: BenutzerFacts = {
  systemRolle: "UNTERNEHMENSMITARBEITER",
  systemRolleSet: null,
  mussUnternehmenAuswaehlen: true,
  unternehmenUuid: "aaaaaaaa-2222-3333-4444-555555555555",
  tfaPflicht: false,
  mailTFAEnabled: false,
  appTFAEnabled: false,
};

export const gast: Facts = {
  state: "KEINE",
  benutzer: null,
  navigation: [],
  bsfzSiegel: false,
  isNezoAuthenticated: false,
  pfad: "/seite?x=1",
  params: { uuid: UUID },
  query: new URLSearchParams("x=1"),
  jetzt: new Date("2024-02-29T12:00:00+01:00"),
};

const stab: BenutzerFacts = {
  ...person,
  systemRolle: "SUPPORT_MITARBEITER",
  mussUnternehmenAuswaehlen: false,
  unternehmenUuid: null,
};
const navigation = [
  "home",
  "supportUnternehmen",
  "unternehmen",
  "verbundeneUnternehmen",
  "unternehmenWirtschaftsjahr",
  "benutzerverwaltung",
  "antraege",
  "nachrichten",
  "supportBenutzerverwaltung",
  "adminBenutzerverwaltung",
  "wartungSonstigesView",
  "wartungLogArchivView",
  "systemNachrichtenView",
  "hilfetexteView",
  "faqEditView",
  "exportMainView",
  "lesezugriffeView",
];

export const vorTan: Facts = { ...gast, state: "PRE_TAN" };
export const angemeldet: Facts = { ...gast, state: "AUTHENTICATED", benutzer: person, navigation };
export const ohneUnternehmen: Facts = { ...angemeldet, benutzer: { ...person, unternehmenUuid: null }, navigation: [] };
export const mitRolle: Facts = { ...angemeldet, benutzer: { ...stab, systemRolleSet: "SUPPORT_MITARBEITER" } };
export const ohneRolle: Facts = { ...angemeldet, benutzer: stab, navigation: [] };
export const ohneFaktor: Facts = { ...angemeldet, benutzer: { ...person, tfaPflicht: true }, navigation: [] };

export const alleBesucher = { gast, vorTan, angemeldet, ohneUnternehmen, mitRolle, ohneRolle, ohneFaktor };

export const antrag: AntragInfo = {
  uuid: UUID,
  status: "IN_BEARBEITUNG",
  version: "V2",
  istVereinfachterAntrag: false,
  anzahlNachforderungen: 0,
  bescheidZumAbruf: false,
  bescheidErstelltAm: null,
  finalerBescheidErstelltAm: null,
  bescheidAbholungAm: null,
  finalerBescheidAbholungAm: null,
};

export const row = (teil: Partial<RouteEntry>): RouteEntry => ({
  path: "testseite/:uuid",
  file: "routes/testseite.tsx",
  access: "login",
  shell: "portal",
  title: "Testseite",
  ...teil,
});
