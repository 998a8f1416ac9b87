import type { SystemRolle, UnternehmenRolle } from "~/domain/benutzer/rollen";
import type { DemoUnternehmenKey } from "./unternehmen";

/** The password of all demo logins; printed at the start. */
export const DEMO_PASSWORT = "Beispiel-Passwort-2026";

type DemoBenutzer = {
  email: string;
  vorname: string;
  nachname: string;
  systemRollen: readonly SystemRolle[];
  mitgliedschaften: readonly { unternehmen: DemoUnternehmenKey; rolle: UnternehmenRolle }[];
  mailTfa: boolean;
  tfaPflicht: boolean;
  /** Shown beside the login at the start. */
  beschreibung: string;
};

const unternehmensseite = { systemRollen: ["UNTERNEHMENSMITARBEITER"], mailTfa: true, tfaPflicht: false } as const;
const behoerdenseite = { mitgliedschaften: [], mailTfa: true, tfaPflicht: true } as const;

/** One user per role and special case. */
export const DEMO_BENUTZER = {
  bevollmaechtigt: {
    ...unternehmensseite,
    email: "bevollmaechtigt@example.org",
    vorname: "Berta",
    nachname: "Beispiel",
    mitgliedschaften: [
      { unternehmen: "maschinenbau", rolle: "BEVOLLMAECHTIGTER" },
      { unternehmen: "software", rolle: "BEVOLLMAECHTIGTER" },
    ],
    beschreibung: "Bevollmächtigte Person zweier Unternehmen",
  },
  mitarbeit: {
    ...unternehmensseite,
    email: "mitarbeit@example.org",
    vorname: "Milo",
    nachname: "Muster",
    mitgliedschaften: [{ unternehmen: "maschinenbau", rolle: "MITARBEITER" }],
    beschreibung: "Mitarbeiter eines Unternehmens",
  },
  pflicht: {
    ...unternehmensseite,
    email: "pflicht@example.org",
    vorname: "Paula",
    nachname: "Pflicht",
    mitgliedschaften: [{ unternehmen: "maschinenbau", rolle: "MITARBEITER" }],
    mailTfa: false,
    tfaPflicht: true,
    beschreibung: "Zwei-Faktor-Authentifizierung vorgeschrieben, noch nicht eingerichtet",
  },
  fremd: {
    ...unternehmensseite,
    email: "fremd@example.org",
    vorname: "Frieda",
    nachname: "Fremd",
    mitgliedschaften: [{ unternehmen: "fremd", rolle: "BEVOLLMAECHTIGTER" }],
    beschreibung: "Bevollmächtigte Person eines anderen Unternehmens",
  },
  support: {
    ...behoerdenseite,
    email: "support@example.org",
    vorname: "Susi",
    nachname: "Support",
    systemRollen: ["SUPPORT_MITARBEITER"],
    beschreibung: "Support Mitarbeiter",
  },
  qm: {
    ...behoerdenseite,
    email: "qm@example.org",
    vorname: "Quirin",
    nachname: "Qualitas",
    systemRollen: ["QUALITAETSMANAGEMENT"],
    beschreibung: "Qualitätsmanagement",
  },
  datenschutz: {
    ...behoerdenseite,
    email: "datenschutz@example.org",
    vorname: "Dora",
    nachname: "Datenschutz",
    systemRollen: ["DATENSCHUTZ"],
    beschreibung: "Datenschutz: sieht, wer was gelesen hat",
  },
  admin: {
    ...behoerdenseite,
    email: "admin@example.org",
    vorname: "Ada",
    nachname: "Admin",
    systemRollen: ["ADMINISTRATOR", "SUPPORT_MITARBEITER"],
    beschreibung: "Administrator, auch Support",
  },
} as const satisfies Record<string, DemoBenutzer>;
