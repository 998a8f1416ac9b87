import type { SystemRolle } from "../domain/benutzer/rollen";
import type { Seitenzeile } from "./routeEntry";
import { routeTable } from "./routeTable";

/** Icons of the side navigation, by their names in the kit. */
export type NavigationIcon =
  "haus" | "firma" | "liste" | "siegel" | "brief" | "benutzergruppe" | "werkzeug" | "megafon" | "handbuch" | "hilfe" | "herunterladen";

/** One entry; a group has children and no address of its own. */
export type NavigationEntry = {
  key: string;
  label: string;
  icon: NavigationIcon;
  href: string | null;
  children: NavigationEntry[];
};

/** What decides about the side navigation. */
export type NavigationFacts = {
  /** Keys that the server has granted. */
  navigation: readonly string[];
  /** Null before login. */
  systemRolle: SystemRolle | null;
  /** A company (employees) or a role (anybody else) is chosen. */
  isGewaehlt: boolean;
  bsfzSiegel: boolean;
};

type Plan = {
  key: string;
  label: string;
  icon: NavigationIcon;
  children?: readonly Plan[];
  /** Only for this role. */
  nur?: SystemRolle;
  /** For every role but this one. */
  ausser?: SystemRolle;
  needsSiegel?: true;
};

/** The entries in their order. Each page's key is the `nav` of its row. @spec §2 Shell, §6 Roles and permissions */
const plan: readonly Plan[] = [
  { key: "home", label: "Startseite", icon: "haus" },
  {
    key: "unternehmenGruppe",
    label: "Unternehmen",
    icon: "firma",
    children: [
      { key: "unternehmen", label: "Unternehmensdaten", icon: "firma" },
      { key: "benutzerverwaltung", label: "Benutzerverwaltung", icon: "benutzergruppe" },
    ],
  },
  { key: "antraege", label: "Anträge", icon: "liste" },
  { key: "bsfzSiegel", label: "Siegel", icon: "siegel", needsSiegel: true },
  { key: "nachrichten", label: "Nachrichten", icon: "brief" },
  { key: "supportBenutzerverwaltung", label: "Benutzerverwaltung", icon: "benutzergruppe", ausser: "ADMINISTRATOR" },
  {
    key: "benutzerverwaltungGruppe",
    label: "Benutzerverwaltung",
    icon: "benutzergruppe",
    nur: "ADMINISTRATOR",
    children: [
      { key: "supportBenutzerverwaltung", label: "Unternehmensmitarbeiter", icon: "benutzergruppe" },
      { key: "adminBenutzerverwaltung", label: "Sonstige Mitarbeiter", icon: "benutzergruppe" },
    ],
  },
  {
    key: "wartungGruppe",
    label: "Wartung",
    icon: "werkzeug",
    nur: "ADMINISTRATOR",
    children: [
      { key: "wartungSonstigesView", label: "Sonstiges", icon: "werkzeug" },
      { key: "wartungLogArchivView", label: "Logs", icon: "werkzeug" },
    ],
  },
  { key: "systemNachrichtenView", label: "Systemnachrichten", icon: "megafon" },
  { key: "hilfetexteView", label: "Hilfetexte", icon: "handbuch" },
  { key: "faqEditView", label: "FAQ bearbeiten", icon: "handbuch" },
  { key: "exportMainView", label: "Exporte", icon: "herunterladen" },
];

/**
 * The side navigation of a visitor: only granted entries whose page exists, and Help always.
 * Company employees see nothing else until a company is chosen.
 *
 * @spec §2 Shell: Side navigation entries appear only if the navigation data contains the key
 */
export function navigationFor(facts: NavigationFacts): NavigationEntry[] {
  const entries = facts.isGewaehlt ? plan.flatMap((part) => entryOf(part, facts)) : [];
  return [...entries, { key: "help", label: "Hilfe", icon: "hilfe", href: `/${routeTable.help.path}`, children: [] }];
}

/** Support and administrators see the version below the navigation. @spec §6 */
export const showsVersion = (systemRolle: SystemRolle | null): boolean =>
  systemRolle === "SUPPORT_MITARBEITER" || systemRolle === "ADMINISTRATOR";

function entryOf(part: Plan, facts: NavigationFacts): NavigationEntry[] {
  if (part.nur !== undefined && part.nur !== facts.systemRolle) return [];
  if (part.ausser !== undefined && part.ausser === facts.systemRolle) return [];
  if (part.needsSiegel && !facts.bsfzSiegel) return [];
  const { key, label, icon } = part;
  if (part.children !== undefined) {
    const children = part.children.flatMap((child) => entryOf(child, facts));
    return children.length === 0 ? [] : [{ key, label, icon, href: null, children }];
  }
  const page = facts.navigation.includes(key) ? pageOf(key) : undefined;
  return page === undefined ? [] : [{ key, label, icon, href: page, children: [] }];
}

/** The address of the first page with this navigation key that needs no params. */
function pageOf(nav: string): string | undefined {
  const rows: readonly Seitenzeile[] = Object.values(routeTable);
  const row = rows.find((entry) => entry.nav === nav && !entry.path.includes(":"));
  return row === undefined ? undefined : `/${row.path}`;
}
