import {
  type NavigationEntry,
  type NavigationIcon,
  type NavigationPage,
  type NavigationsSchluessel,
  navigationsSchluessel,
} from "../domain/benutzer/navigation";
import type { SystemRolle } from "../domain/benutzer/rollen";
import { routeTable } from "./routeTable";

/** The groups; each stands where the first of its pages stands. @spec §2 Shell: unternehmen (group) */
const GRUPPEN = {
  unternehmen: { label: "Unternehmen", icon: "firma" },
  verwaltung: { label: "Benutzerverwaltung", icon: "benutzergruppe" },
  wartung: { label: "Wartung", icon: "werkzeug" },
} as const satisfies Readonly<Record<string, { label: string; icon: NavigationIcon }>>;

/** What decides about the side navigation. */
export type NavigationFacts = {
  /** Keys that the server has granted. */
  navigation: readonly string[];
  /** A company (employees) or a role (anybody else) is chosen. */
  isGewaehlt: boolean;
  bsfzSiegel: boolean;
};

/** `allein`: what a page is called that stands without its group where it is the only one of it. */
type Zeile = {
  label: string;
  icon: NavigationIcon;
  needsSiegel?: true;
  gruppe?: keyof typeof GRUPPEN;
  allein?: string;
};

/**
 * What each entry is called. A key is the name of its page in the route table and the `nav` of every page that belongs
 * to it; one without a row here, or without a page, does not compile. Pages to come have no key.
 *
 * @spec §2 Shell, §6 Roles and permissions
 */
const PLAN: Readonly<Record<NavigationsSchluessel, Zeile>> = {
  home: { label: "Startseite", icon: "haus" },
  supportUnternehmen: { label: "Suchen", icon: "firma", gruppe: "unternehmen" },
  unternehmen: { label: "Stammdaten", icon: "dokument", gruppe: "unternehmen" },
  verbundeneUnternehmen: { label: "Verbundene Unternehmen", icon: "firma", gruppe: "unternehmen" },
  unternehmenWirtschaftsjahr: { label: "Geschäftsstatistik", icon: "liste", gruppe: "unternehmen" },
  benutzerverwaltung: { label: "Benutzerverwaltung", icon: "benutzergruppe", gruppe: "unternehmen" },
  antraege: { label: "Anträge", icon: "liste" },
  bsfzSiegel: { label: "Siegel", icon: "siegel", needsSiegel: true },
  nachrichten: { label: "Nachrichten", icon: "brief" },
  supportBenutzerverwaltung: {
    label: "Unternehmensmitarbeiter",
    icon: "benutzergruppe",
    gruppe: "verwaltung",
    allein: "Benutzerverwaltung",
  },
  adminBenutzerverwaltung: { label: "Sonstige Mitarbeiter", icon: "benutzergruppe", gruppe: "verwaltung" },
  wartungSonstigesView: { label: "Sonstiges", icon: "werkzeug", gruppe: "wartung" },
  wartungLogArchivView: { label: "Logs", icon: "liste", gruppe: "wartung" },
  systemNachrichtenView: { label: "Systemnachrichten", icon: "glocke" },
  hilfetexteView: { label: "Hilfetexte", icon: "bearbeiten" },
  faqEditView: { label: "FAQ", icon: "handbuch" },
  exportMainView: { label: "Exporte", icon: "herunterladen" },
  lesezugriffeView: { label: "Lesezugriffe", icon: "liste" },
};

const addressOf = (key: NavigationsSchluessel | "help"): string => `/${routeTable[key].path}`;

/**
 * The side navigation of a visitor, made on the server so that no page loads the names of all entries: only granted
 * entries, and Help always. Company employees see nothing else until a company is chosen.
 *
 * @spec §2 Shell: Side navigation entries appear only if the navigation data contains the key
 */
export function navigationFor({ navigation, isGewaehlt, bsfzSiegel }: NavigationFacts): NavigationEntry[] {
  const isShown = (key: NavigationsSchluessel): boolean =>
    isGewaehlt && navigation.includes(key) && (!PLAN[key].needsSiegel || bsfzSiegel);
  const shown = navigationsSchluessel.filter(isShown);
  const entries = shown.flatMap((key): NavigationEntry[] => {
    const { gruppe, allein } = PLAN[key];
    if (gruppe === undefined) return [toPage(key)];
    const members = shown.filter((other) => PLAN[other].gruppe === gruppe);
    if (members.length === 1 && allein !== undefined) return [{ ...toPage(key), label: allein }];
    return members[0] === key ? [{ key: gruppe, ...GRUPPEN[gruppe], href: null, pages: members.map(toPage) }] : [];
  });
  return [...entries, { key: "help", label: "Hilfe", icon: "hilfe", href: addressOf("help") }];
}

const toPage = (key: NavigationsSchluessel): NavigationPage => ({
  key,
  label: PLAN[key].label,
  icon: PLAN[key].icon,
  href: addressOf(key),
});

/** Support and administrators see the version below the navigation. @spec §6 */
export const showsVersion = (systemRolle: SystemRolle | null): boolean =>
  systemRolle === "SUPPORT_MITARBEITER" || systemRolle === "ADMINISTRATOR";
