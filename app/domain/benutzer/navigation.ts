import { darf } from "./rechte";
import { isFullyLoggedIn, type Person } from "./rollen";

/** Keys of the side navigation whose screens exist; each is the name of a route. @spec §7 Navigation data */
export type NavigationsSchluessel = "home" | "antraege";

/** The facts of a session that decide what its navigation shows. `hatRolle`: a system role was chosen. */
export type NavigationsLage = Person & { readonly unternehmenUuid: string | null; readonly hatRolle: boolean };

/**
 * The keys of the screens a person may open, in the order of the side navigation. The list only shows and hides: every call
 * checks its own right.
 *
 * @spec §6 Company employees see navigation only after choosing a company.
 * @assumed §6 says the exact role-to-route mapping is not shown; the keys follow from the rights table.
 */
export function listNavigation(lage: NavigationsLage): NavigationsSchluessel[] {
  const isStab = lage.systemRolle !== "UNTERNEHMENSMITARBEITER";
  const systemRolle = isStab && !lage.hatRolle ? null : lage.systemRolle;
  if (!isFullyLoggedIn({ isAuthenticated: true, systemRolle, unternehmenUuid: lage.unternehmenUuid })) return [];
  return darf("antragLesen", lage) ? ["home", "antraege"] : ["home"];
}
