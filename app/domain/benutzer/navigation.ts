import { can } from "./systemrollenRechte";
import { isFullyLoggedIn, type Person } from "./rollen";

/**
 * Keys of the side navigation whose screens exist, in its order; each is the name of a route. @spec §7 Navigation data
 */
export const navigationsSchluessel = [
  "home",
  "supportUnternehmen",
  "unternehmen",
  "verbundeneUnternehmen",
  "unternehmenWirtschaftsjahr",
  "benutzerverwaltung",
  "antraege",
  "bsfzSiegel",
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
] as const;

export type NavigationsSchluessel = (typeof navigationsSchluessel)[number];

/** Icons of the side navigation, by their names in the kit. */
export type NavigationIcon =
  | "herunterladen"
  | "haus"
  | "firma"
  | "dokument"
  | "benutzergruppe"
  | "liste"
  | "siegel"
  | "brief"
  | "glocke"
  | "handbuch"
  | "bearbeiten"
  | "werkzeug"
  | "hilfe";

/** A page in the side navigation. */
export type NavigationPage = { key: string; label: string; icon: NavigationIcon; href: string };

/** One entry of the side navigation: a page, or a group of pages with a name of its own. */
export type NavigationEntry =
  | (NavigationPage & { pages?: never })
  | { key: string; label: string; icon: NavigationIcon; href: null; pages: readonly NavigationPage[] };

/**
 * The facts of a session that decide what its navigation shows. `hasRolle`: a system role was chosen; `bsfzSiegel`: the
 * company has a seal; `angesehenUuid`: the company that staff look at.
 */
export type NavigationsLage = Person & {
  readonly unternehmenUuid: string | null;
  readonly angesehenUuid: string | null;
  readonly hatRolle: boolean;
  readonly bsfzSiegel: boolean;
};

/**
 * The keys of the screens a person may open, in the order of the side navigation. The list only shows and hides: every
 * call checks its own right.
 *
 * @spec §6 Company employees see navigation only after choosing a company.
 * @assumed §6 says the exact role-to-route mapping is not shown; the keys follow from the rights table.
 */
export function listNavigation(lage: NavigationsLage): NavigationsSchluessel[] {
  const isStab = lage.systemRolle !== "UNTERNEHMENSMITARBEITER";
  const systemRolle = isStab && !lage.hatRolle ? null : lage.systemRolle;
  if (!isFullyLoggedIn({ isAuthenticated: true, systemRolle, unternehmenUuid: lage.unternehmenUuid })) return [];
  const hasFirma = !isStab || lage.angesehenUuid !== null;
  const erlaubt: Readonly<Record<NavigationsSchluessel, boolean>> = {
    home: true,
    supportUnternehmen: can("unternehmenLesen", lage) && isStab,
    unternehmen: can("unternehmenLesen", lage) && hasFirma,
    verbundeneUnternehmen: can("unternehmenLesen", lage) && hasFirma,
    unternehmenWirtschaftsjahr: can("unternehmenLesen", lage) && hasFirma,
    benutzerverwaltung: can("unternehmensbenutzerVerwalten", lage) && hasFirma,
    antraege: can("antragLesen", lage),
    bsfzSiegel: lage.bsfzSiegel && !isStab,
    nachrichten: can("nachrichtenLesen", lage),
    supportBenutzerverwaltung: can("supportBenutzerLesen", lage),
    adminBenutzerverwaltung: can("stabVerwalten", lage),
    wartungSonstigesView: can("wartungNutzen", lage),
    wartungLogArchivView: can("wartungNutzen", lage),
    systemNachrichtenView: can("systemnachrichtenLesen", lage),
    hilfetexteView: can("hilfetexteBearbeiten", lage),
    faqEditView: can("faqBearbeiten", lage),
    exportMainView: can("datenExportieren", lage),
    lesezugriffeView: can("lesezugriffeLesen", lage),
  };
  return navigationsSchluessel.filter((key) => erlaubt[key]);
}
