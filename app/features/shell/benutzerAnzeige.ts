import type { Sitzung, SitzungBenutzer } from "~/contract/konto/benutzer";
import { isFullyLoggedIn, SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import type { Seitenzeile } from "~/routing/routeEntry";

/** The two lines of the user menu. */
export type BenutzerAnzeige = { wo: string; wer: string };

/**
 * @spec §2 Shell: company name, 'Kein Unternehmen ausgewählt', the role label or 'Keine Rolle ausgewählt', and the user
 * name or the role
 */
export function benutzerAnzeige(benutzer: SitzungBenutzer): BenutzerAnzeige {
  const wer = benutzer.userName.trim() || SYSTEMROLLEN[benutzer.systemRolleSet ?? benutzer.systemRolle];
  if (isMitarbeiter(benutzer)) return { wo: benutzer.unternehmenName ?? "Kein Unternehmen ausgewählt", wer };
  return {
    wo: benutzer.systemRolleSet === null ? "Keine Rolle ausgewählt" : SYSTEMROLLEN[benutzer.systemRolleSet],
    wer,
  };
}

/** @spec §2 Shell: Unternehmenwechsel is hidden for single-company users or when no company is chosen */
export const zeigtUnternehmenwechsel = ({ isSingleCompany, unternehmenUuid }: SitzungBenutzer): boolean =>
  !isSingleCompany && unternehmenUuid !== null;

/** A company employee has chosen a company, anybody else a role. */
export function isGewaehlt({ state, benutzer }: Pick<Sitzung, "state" | "benutzer">): boolean {
  if (state !== "AUTHENTICATED" || benutzer === null) return false;
  return isFullyLoggedIn({
    isAuthenticated: true,
    systemRolle: isMitarbeiter(benutzer) ? "UNTERNEHMENSMITARBEITER" : benutzer.systemRolleSet,
    unternehmenUuid: benutzer.unternehmenUuid,
  });
}

const isMitarbeiter = ({ systemRolle, mussUnternehmenAuswaehlen }: SitzungBenutzer): boolean =>
  systemRolle === "UNTERNEHMENSMITARBEITER" || mussUnternehmenAuswaehlen;

/**
 * Which frame surrounds a page.
 *
 * @spec §2 Shell: before login, or while no company or role is chosen, a top bar; after login an app bar
 * @assumed §2 does not say what /profil shows before the choice: the app bar, whose menu then says that nothing is
 * chosen.
 */
export function rahmenArt(
  { shell, access }: Pick<Seitenzeile, "shell" | "access">,
  sitzung: Pick<Sitzung, "state" | "benutzer">,
): "portal" | "oeffentlich" {
  if (sitzung.state !== "AUTHENTICATED" || sitzung.benutzer === null) return "oeffentlich";
  return shell === "portal" || (access === "public" && isGewaehlt(sitzung)) ? "portal" : "oeffentlich";
}
