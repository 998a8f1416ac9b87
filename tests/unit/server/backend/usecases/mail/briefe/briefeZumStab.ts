import type { BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";
import { ENDE, type Erwartung, to } from "./briefeZurMitarbeit";

type Namen = Extract<BriefName, `STAB_${string}`>;

const FRAGEN =
  "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine Person mit der Rolle „Administrator“.";

/** The letters about accounts of staff. */
export const BRIEFE_ZUM_STAB: { readonly [N in Namen]: Erwartung<N> } = {
  STAB_ANGELEGT: {
    auftrag: { to, brief: "STAB_ANGELEGT", rollen: ["SUPPORT_MITARBEITER", "ADMINISTRATOR"], token: "t4" },
    betreff: "Ihr Konto im Antragsportal",
    zeilen: [
      "Guten Tag,",
      "",
      "für Sie wurde im Antragsportal ein Konto angelegt: „Support Mitarbeiter“, „Administrator“. Bitte öffnen Sie diesen Link und vergeben Sie ein Passwort:",
      "",
      "https://portal.example.org/registrierungPasswortVergeben?token=t4",
      "",
      "Der Link gilt 7 Tage und kann nur einmal verwendet werden.",
      "",
      "Bei jeder Anmeldung brauchen Sie zusätzlich einen zweiten Faktor. Am Anfang ist das eine TAN, die Sie per E-Mail bekommen; im Profil können Sie eine App einrichten.",
      "",
      "Wenn Sie kein Konto erwarten, müssen Sie nichts tun.",
      ...ENDE,
    ],
  },
  STAB_ROLLEN: {
    auftrag: { to, brief: "STAB_ROLLEN", rollen: ["QUALITAETSMANAGEMENT"] },
    betreff: "Ihre Rollen im Antragsportal wurden geändert",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie haben im Antragsportal jetzt diese Rollen: „Qualitätsmanagement“.",
      "",
      "Wenn eine Rolle weggefallen ist, melden Sie sich bitte neu an.",
      "",
      FRAGEN,
      ...ENDE,
    ],
  },
  STAB_GESPERRT: {
    auftrag: { to, brief: "STAB_GESPERRT" },
    betreff: "Ihr Konto im Antragsportal wurde gesperrt",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihr Konto im Antragsportal ist gesperrt. Alle offenen Sitzungen wurden beendet.",
      "",
      FRAGEN,
      ...ENDE,
    ],
  },
  STAB_ENTSPERRT: {
    auftrag: { to, brief: "STAB_ENTSPERRT" },
    betreff: "Ihr Konto im Antragsportal ist wieder frei",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihr Konto im Antragsportal ist nicht mehr gesperrt.",
      "",
      "Hier melden Sie sich an:",
      "https://portal.example.org/landingpage",
      ...ENDE,
    ],
  },
  STAB_ENTFERNT: {
    auftrag: { to, brief: "STAB_ENTFERNT" },
    betreff: "Ihr Konto im Antragsportal wurde entfernt",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihr Konto im Antragsportal wurde entfernt. Sie können sich damit nicht mehr anmelden.",
      "",
      FRAGEN,
      ...ENDE,
    ],
  },
  STAB_ADMINISTRATION: {
    auftrag: { to, brief: "STAB_ADMINISTRATION", name: "Alma Amt", was: "ERHALTEN", von: "Ada Admin" },
    betreff: "Änderung bei den Administratoren des Antragsportals",
    zeilen: [
      "Guten Tag,",
      "",
      "Alma Amt hat jetzt die Rolle „Administrator“. Das hat Ada Admin bestimmt.",
      "",
      "Wenn das nicht richtig ist, ändern Sie es bitte sofort:",
      "https://portal.example.org/admin/benutzerverwaltung",
      ...ENDE,
    ],
  },
};
