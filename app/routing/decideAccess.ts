import { hasMailLink } from "../domain/sitzung/mailLink";
import type { AntragInfo } from "../domain/antrag/antragInfo";
import { isV1Abgelaufen, nachforderungErreichbar, versionErlaubt } from "../domain/antrag/antragZugang";
import { isFullyLoggedIn } from "../domain/benutzer/rollen";
import { canOpenBescheid } from "../domain/bescheid/bescheidZugang";
import { isUuid } from "../lib/uuid";
import { readAntragZiel, type BenutzerFacts, type Facts } from "./facts";
import { href } from "./href";
import type { AntragRegel, RouteEntry } from "./routeEntry";

/** The rule that turned a visitor away. */
export type Grund =
  | "nichtAngemeldet"
  | "tanFehlt"
  | "schonAngemeldet"
  | "zweiFaktorFehlt"
  | "tokenFehlt"
  | "unternehmenFehlt"
  | "rolleFehlt"
  | "navigationFehlt"
  | "siegelFehlt"
  | "nachforderungFehlt"
  | "bescheidGesperrt"
  | "versionFalsch"
  | "v1Abgelaufen"
  | "statusFalsch";

/** May the visitor enter, and where to go otherwise. */
export type Zutritt = { art: "erlaubt" } | { art: "umleiten"; to: string; grund: Grund } | { art: "nichtGefunden" };

const erlaubt: Zutritt = { art: "erlaubt" };
const nichtGefunden: Zutritt = { art: "nichtGefunden" };
const umleiten = (to: string, grund: Grund): Zutritt => ({ art: "umleiten", to, grund });

type Regel = (entry: RouteEntry, facts: Facts) => Zutritt | null;

/** In this order; the first rule that objects decides. */
const regeln: readonly Regel[] = [
  checkLogin,
  checkTwoFactor,
  checkToken,
  checkChoice,
  checkNavigation,
  checkFlag,
  checkIds,
];

/**
 * Everything that can be decided before the Antrag is read. Total: every row and every visitor get an answer.
 *
 * @spec §2 Route guard rules
 */
export function decideEintritt(entry: RouteEntry, facts: Facts): Zutritt {
  for (const regel of regeln) {
    const zutritt = regel(entry, facts);
    if (zutritt !== null) return zutritt;
  }
  return entry.antrag !== undefined && readAntragZiel(entry.antrag, facts).art === "ungueltig"
    ? nichtGefunden
    : erlaubt;
}

/**
 * The whole decision. `antrag` is null when there is none for this visitor: unknown and foreign alike. Fails closed.
 *
 * @spec §2 Route guard rules
 * @spec §4 Access by status
 */
export function decideAccess(entry: RouteEntry, facts: Facts, antrag: AntragInfo | null): Zutritt {
  const eintritt = decideEintritt(entry, facts);
  if (eintritt.art !== "erlaubt" || entry.antrag === undefined) return eintritt;
  const ziel = readAntragZiel(entry.antrag, facts);
  if (ziel.art === "neu") return erlaubt;
  if (antrag === null) return nichtGefunden;
  return ziel.art === "uuid" && ziel.isNeu ? erlaubt : decideAntrag(entry.antrag, antrag, facts);
}

/**
 * Where a row with login sends a visitor without one. @spec §2 An unauthenticated visitor goes to /landingpage with a
 * redirect query
 */
function checkLogin({ access }: RouteEntry, { state, pfad, query }: Facts): Zutritt | null {
  switch (access) {
    case "public":
      return null;
    case "guest":
      return state === "AUTHENTICATED" ? umleiten(href("home"), "schonAngemeldet") : null;
    case "preTan":
      return state === "KEINE"
        ? umleiten(href("landingpage", {}, { redirect: query.get("redirect") }), "nichtAngemeldet")
        : null;
    case "login":
      if (state === "KEINE") return umleiten(href("landingpage", {}, { redirect: pfad }), "nichtAngemeldet");
      return state === "PRE_TAN" ? umleiten(href("tan", {}, { redirect: pfad }), "tanFehlt") : null;
  }
}

/** @spec §2 If two-factor is mandatory and neither mail nor app two-factor is enabled: /setup2FA */
function checkTwoFactor({ skipsTwoFactor }: RouteEntry, { state, benutzer }: Facts): Zutritt | null {
  if (skipsTwoFactor || state !== "AUTHENTICATED" || benutzer === null) return null;
  const isMissing = benutzer.tfaPflicht && !benutzer.mailTFAEnabled && !benutzer.appTFAEnabled;
  return isMissing ? umleiten(href("setup2FA"), "zweiFaktorFehlt") : null;
}

/** @spec §5 Routes needing a token query param fall back to /home if it is missing */
function checkToken({ token }: RouteEntry, { query }: Facts): Zutritt | null {
  return token && !hasMailLink(query) ? umleiten(href("home"), "tokenFehlt") : null;
}

/**
 * A company employee needs a company, anybody else a role; a row without `needs` takes both as they are.
 *
 * @spec §2 Routes that need a company require one to be chosen
 */
function checkChoice({ needs }: RouteEntry, { benutzer, pfad }: Facts): Zutritt | null {
  if (needs === undefined || benutzer === null || hasChosen(benutzer)) return null;
  return isEmployee(benutzer)
    ? umleiten(href("loginUnternehmenAuswahl", {}, { redirect: pfad }), "unternehmenFehlt")
    : umleiten(href("loginSystemrollenAuswahl", {}, { redirect: pfad }), "rolleFehlt");
}

const isEmployee = (benutzer: BenutzerFacts): boolean =>
  benutzer.systemRolle === "UNTERNEHMENSMITARBEITER" || benutzer.mussUnternehmenAuswaehlen;

/** A company employee has a company, anybody else a role. */
export const hasChosen = (benutzer: BenutzerFacts): boolean =>
  isFullyLoggedIn({
    isAuthenticated: true,
    systemRolle: isEmployee(benutzer) ? "UNTERNEHMENSMITARBEITER" : benutzer.systemRolleSet,
    unternehmenUuid: benutzer.unternehmenUuid,
  });

/**
 * A company without the seal has no key for its page either: then the seal is what is missing, not the role.
 *
 * @assumed §6: a page whose navigation key is not granted leads to /home; /home itself is then not found, so that
 * nobody circles.
 */
function checkNavigation(entry: RouteEntry, facts: Facts): Zutritt | null {
  const { nav, path } = entry;
  if (nav === undefined || facts.navigation.includes(nav)) return null;
  const merkmalFehlt = facts.benutzer !== null && isEmployee(facts.benutzer) ? checkFlag(entry, facts) : null;
  return merkmalFehlt ?? (`/${path}` === href("home") ? nichtGefunden : umleiten(href("home"), "navigationFehlt"));
}

/** @spec §2 /bsfzSiegel: reachable only if the user flag bsfzSiegel is true, else /home */
function checkFlag({ flag }: RouteEntry, { bsfzSiegel }: Facts): Zutritt | null {
  return flag === "bsfzSiegel" && !bsfzSiegel ? umleiten(href("home"), "siegelFehlt") : null;
}

/**
 * @spec §5 Application ids in routes must be valid UUIDs, otherwise not-found. A param that the path leaves out is no
 * error.
 */
function checkIds({ ids, path }: RouteEntry, { params }: Facts): Zutritt | null {
  const isWrong = (name: string): boolean => {
    const value = params[name];
    return value === undefined ? path.split("/").includes(`:${name}`) : !isUuid(value);
  };
  return ids?.some(isWrong) ? nichtGefunden : null;
}

/**
 * The rules about the Antrag itself.
 *
 * @assumed §4 does not say where a wrong version, a closed V1 Antrag or a wrong status leads: to the start page of the
 * Antrag.
 */
function decideAntrag(regel: AntragRegel, antrag: AntragInfo, facts: Facts): Zutritt {
  if (regel.rule === "nachforderung" && !nachforderungErreichbar(antrag))
    return umleiten(href("home"), "nachforderungFehlt");
  if (regel.rule === "bescheid" && !canOpenBescheid(antrag, facts)) return umleiten(href("home"), "bescheidGesperrt");
  const startseite = href("antragStartseite", { uuid: antrag.uuid });
  if (regel.version !== undefined && !versionErlaubt(antrag, regel.version))
    return umleiten(startseite, "versionFalsch");
  if (isCutOffRow(regel) && isV1Abgelaufen(antrag, facts.jetzt, regel.isEingereichtAnsicht ?? false)) {
    return umleiten(startseite, "v1Abgelaufen");
  }
  return regel.status !== undefined && !regel.status.includes(antrag.status)
    ? umleiten(startseite, "statusFalsch")
    : erlaubt;
}

/**
 * @assumed §4 does not name the pages that the V1 cut-off closes: those limited to a version or to statuses. Start
 * page, Bescheid and Nachforderung stay open, and so do reading a draft, deleting it and taking it over.
 */
const isCutOffRow = ({ version, status, rule, isNachFristOffen }: AntragRegel): boolean =>
  rule === undefined && isNachFristOffen !== true && (version !== undefined || status !== undefined);
