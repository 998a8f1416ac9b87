import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import type { StabRolle } from "~/domain/benutzer/stab";
import { formatDauer } from "~/domain/sitzung/dauer";
import type { Brief, BriefConfig } from "./brief";

const FRAGEN =
  "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine Person mit der Rolle „Administrator“.";

const namesOf = (rollen: readonly StabRolle[]): string => rollen.map((rolle) => `„${SYSTEMROLLEN[rolle]}“`).join(", ");

/** What the other administrators read of it; the name stands in front. */
const EREIGNISSE = {
  ERHALTEN: "hat jetzt die Rolle „Administrator“.",
  VERLOREN: "hat die Rolle „Administrator“ nicht mehr.",
  GESPERRT: "hat die Rolle „Administrator“ und ist jetzt gesperrt.",
  ENTSPERRT: "hat die Rolle „Administrator“ und ist nicht mehr gesperrt.",
  ENTFERNT: "hatte die Rolle „Administrator“. Das Konto wurde entfernt.",
} as const;

/** The letters about accounts of staff. */
export const STAB_BRIEFE_DEUTSCH = {
  STAB_ANGELEGT: ({ rollen, token }: { rollen: readonly StabRolle[]; token: string }, config: BriefConfig): Brief => ({
    betreff: "Ihr Konto im Antragsportal",
    absaetze: [
      `für Sie wurde im Antragsportal ein Konto angelegt: ${namesOf(rollen)}. Bitte öffnen Sie diesen Link und vergeben Sie ein Passwort:`,
      { adresse: { seite: "registrierungPasswortVergeben", query: { token } } },
      `Der Link gilt ${formatDauer(config.fristenMinuten.einladung)} und kann nur einmal verwendet werden.`,
      "Bei jeder Anmeldung brauchen Sie zusätzlich einen zweiten Faktor. Am Anfang ist das eine TAN, die Sie per E-Mail bekommen; im Profil können Sie eine App einrichten.",
      "Wenn Sie kein Konto erwarten, müssen Sie nichts tun.",
    ],
    schluss: "TEAM",
  }),
  STAB_ROLLEN: ({ rollen }: { rollen: readonly StabRolle[] }): Brief => ({
    betreff: "Ihre Rollen im Antragsportal wurden geändert",
    absaetze: [
      `Sie haben im Antragsportal jetzt diese Rollen: ${namesOf(rollen)}.`,
      "Wenn eine Rolle weggefallen ist, melden Sie sich bitte neu an.",
      FRAGEN,
    ],
    schluss: "TEAM",
  }),
  STAB_GESPERRT: (): Brief => ({
    betreff: "Ihr Konto im Antragsportal wurde gesperrt",
    absaetze: ["Ihr Konto im Antragsportal ist gesperrt. Alle offenen Sitzungen wurden beendet.", FRAGEN],
    schluss: "TEAM",
  }),
  STAB_ENTSPERRT: (): Brief => ({
    betreff: "Ihr Konto im Antragsportal ist wieder frei",
    absaetze: [
      "Ihr Konto im Antragsportal ist nicht mehr gesperrt.",
      { satz: "Hier melden Sie sich an:", adresse: { seite: "landingpage" } },
    ],
    schluss: "TEAM",
  }),
  STAB_ENTFERNT: (): Brief => ({
    betreff: "Ihr Konto im Antragsportal wurde entfernt",
    absaetze: ["Ihr Konto im Antragsportal wurde entfernt. Sie können sich damit nicht mehr anmelden.", FRAGEN],
    schluss: "TEAM",
  }),
  STAB_ADMINISTRATION: ({ name, was, von }: { name: string; was: keyof typeof EREIGNISSE; von: string }): Brief => ({
    betreff: "Änderung bei den Administratoren des Antragsportals",
    absaetze: [
      `${name} ${EREIGNISSE[was]} Das hat ${von} bestimmt.`,
      {
        satz: "Wenn das nicht richtig ist, ändern Sie es bitte sofort:",
        adresse: { seite: "admin/benutzerverwaltung" },
      },
    ],
    schluss: "TEAM",
  }),
};
