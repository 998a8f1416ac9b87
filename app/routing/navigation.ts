import { type NavigationsSchluessel, navigationsSchluessel } from "../domain/benutzer/navigation";
import type { SystemRolle } from "../domain/benutzer/rollen";
import { routeTable } from "./routeTable";

/** Icons of the side navigation, by their names in the kit. */
export type NavigationIcon = "haus" | "liste" | "siegel" | "brief" | "firma" | "hilfe";

/** One entry of the side navigation. */
export type NavigationEntry = { key: string; label: string; icon: NavigationIcon; href: string };

/** What decides about the side navigation. */
export type NavigationFacts = {
  /** Keys that the server has granted. */
  navigation: readonly string[];
  /** A company (employees) or a role (anybody else) is chosen. */
  isGewaehlt: boolean;
  bsfzSiegel: boolean;
};

/**
 * What each entry is called. A key is the name of its page in the route table and the `nav` of every page that belongs
 * to it; one without a row here, or without a page, does not compile. Pages to come have no key.
 *
 * @spec §2 Shell, §6 Roles and permissions
 */
const PLAN: Readonly<Record<NavigationsSchluessel, { label: string; icon: NavigationIcon; needsSiegel?: true }>> = {
  home: { label: "Startseite", icon: "haus" },
  unternehmen: { label: "Unternehmen", icon: "firma" },
  antraege: { label: "Anträge", icon: "liste" },
  bsfzSiegel: { label: "Siegel", icon: "siegel", needsSiegel: true },
  nachrichten: { label: "Nachrichten", icon: "brief" },
};

const addressOf = (key: NavigationsSchluessel | "help"): string => `/${routeTable[key].path}`;

/**
 * The side navigation of a visitor: only granted entries, and Help always. Company employees see nothing else until a
 * company is chosen.
 *
 * @spec §2 Shell: Side navigation entries appear only if the navigation data contains the key
 */
export function navigationFor({ navigation, isGewaehlt, bsfzSiegel }: NavigationFacts): NavigationEntry[] {
  const isShown = (key: NavigationsSchluessel): boolean =>
    isGewaehlt && navigation.includes(key) && (!PLAN[key].needsSiegel || bsfzSiegel);
  const entries = navigationsSchluessel
    .filter(isShown)
    .map((key) => ({ key, label: PLAN[key].label, icon: PLAN[key].icon, href: addressOf(key) }));
  return [...entries, { key: "help", label: "Hilfe", icon: "hilfe", href: addressOf("help") }];
}

/** Support and administrators see the version below the navigation. @spec §6 */
export const showsVersion = (systemRolle: SystemRolle | null): boolean =>
  systemRolle === "SUPPORT_MITARBEITER" || systemRolle === "ADMINISTRATOR";
