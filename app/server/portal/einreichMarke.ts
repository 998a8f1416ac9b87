import { isUuid } from "~/lib/uuid";
import type { RouteEntry } from "~/routing/routeEntry";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";

/**
 * Remembers the Antrag whose submission the user leaves for a moment, so that a page can offer the way back. @spec §2
 */
export const rememberEinreichMarke = (anfrage: Anfrage, antragUuid: string): void => {
  anfrage.setCookie(EIGENE_COOKIES.einreichMarke, antragUuid);
};

/** The Antrag of the remembered submission, or null. */
export function readEinreichMarke(anfrage: Anfrage): string | null {
  const value = anfrage.readCookie(EIGENE_COOKIES.einreichMarke);
  return isUuid(value) ? value : null;
}

/** Ends the memory, for instance after the submission. */
export function forgetEinreichMarke(anfrage: Anfrage): void {
  if (anfrage.readCookie(EIGENE_COOKIES.einreichMarke) !== undefined)
    anfrage.setCookie(EIGENE_COOKIES.einreichMarke, "", 0);
}

/**
 * Ends it on a page of the navigation that does not keep it. @spec §2 Unless the target is einreichen, … the marker is
 * cleared
 */
export function forgetEinreichMarkeOn(anfrage: Anfrage, entry: RouteEntry, navigation: readonly string[]): void {
  const isNavigation = entry.nav !== undefined && navigation.includes(entry.nav);
  if (isNavigation && !entry.keepsSubmissionMarker) forgetEinreichMarke(anfrage);
}
