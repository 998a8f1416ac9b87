import { timingSafeEqual } from "node:crypto";
import type { RufName } from "~/contract";
import type { EndpointMeta } from "~/contract/wire/base";
import type { Zugang } from "~/contract/wire/zugang";
import { Ablehnung } from "../ablehnung";
import type { Dienste } from "../dienste";
import { imVorgang } from "../imVorgang";
import {
  isZweiFaktorOffen,
  neueLesung,
  requireNachweis,
  type Person,
  type RufKontext,
  type Sitzungsstand,
} from "../kontext";
import { findSitzungsstand, slideSitzung } from "../usecases/sitzung/findSitzungsstand";
import { sha256 } from "../usecases/sitzung/krypto";
import { dienstFor, findAnsicht } from "./ansichtStand";
import { readZugriffToken } from "./cookies";
import { inWordsFor } from "./keinZugriff";

/** Who calls. */
type Ruf = Pick<RufKontext, "person" | "sitzung" | "stand">;

const NIEMAND: Ruf = { person: null, sitzung: null, stand: null };

/** The live channel, as {@link requireZugang} takes it: it is no call. */
export const LIVE = "live";

/** What stays open to a user who must set up a second factor first. @spec §2 tfaPflicht */
const OHNE_ZWEITEN_FAKTOR: readonly string[] = [
  "benutzer.getEingeloggt",
  "benutzer.getNavigation",
  "profil.getProfil",
  "profil.setMailTfa",
  "profil.startAppTfa",
  "profil.confirmAppTfa",
] satisfies RufName[];

/**
 * What is open to the data protection officer beside the own page, of what a role has to be chosen for: the own views
 * of the list, announcements, and the channel that says when the login ends. Nothing of it names an Antrag or a person.
 */
const FUER_DATENSCHUTZ: readonly string[] = [
  "tabellen.getTabelle",
  "tabellen.setSpalten",
  "tabellen.removeSpalten",
  "tabellen.createAnsicht",
  "tabellen.overwriteAnsicht",
  "tabellen.removeAnsicht",
  "systemnachrichten.listSystemnachrichten",
  "systemnachrichten.closeSystemnachrichten",
  LIVE,
] satisfies (RufName | typeof LIVE)[];

/** These find the session by themselves, or do without one. */
const OHNE_SITZUNG: readonly string[] = ["auth.refresh", "auth.revoke"] satisfies RufName[];

/** Recognises the repetition of a request whose token has just been replaced. */
const MIT_WIEDERHOLUNG = "auth.tan" satisfies RufName;

/** The way out is open whatever the person has still to do, such as to set up a second factor. */
const ENDE_DER_ANSICHT = "ansicht.endAnsicht" satisfies RufName;

const staende = imVorgang<Sitzungsstand | null>();

/**
 * The living session of an access token; the reading calls that make up one page request read it once, and with it what
 * the page shows.
 */
function findStandImVorgang({ dienste, request, vorgang }: RufKontext, token: string): Promise<Sitzungsstand | null> {
  const umfang = request.method === "GET" ? "mitAnzeige" : "ohneAnzeige";
  return staende(vorgang, token, () => findSitzungsstand(dienste, token, umfang));
}

/** What is called, and who may call it. */
type Gerufen = EndpointMeta & { name: string };

/**
 * Finds the caller by the cookie and refuses what the access level of the endpoint does not admit. A view goes before
 * the login of the one who looks.
 */
export async function authenticate(
  kontext: RufKontext,
  meta: EndpointMeta,
  path: readonly string[],
): Promise<Ruf & Pick<RufKontext, "dienste">> {
  const gerufen = { ...meta, name: path.join(".") };
  const ansicht = await findAnsicht(kontext);
  if (ansicht !== null) return enterAnsicht(kontext, ansicht, gerufen);
  return { ...(await findRufer(kontext, gerufen)), dienste: kontext.dienste };
}

/**
 * The caller by the cookie of a login. One statement for all reading calls of a page request; a second one at most
 * every 30 seconds, which slides the idle time.
 */
async function findRufer(kontext: RufKontext, { zugang, nachweis, name }: Gerufen): Promise<Ruf> {
  if (OHNE_SITZUNG.includes(name)) return NIEMAND;
  if (zugang === "FACH") {
    requireFachToken(kontext);
    return NIEMAND;
  }
  const token = readZugriffToken(kontext);
  const stand = token === null ? null : await findStandImVorgang(kontext, token);
  if (stand !== null) await slideSitzung(kontext.dienste, stand.zeile);
  const ruf: Ruf = { person: personOf(stand, kontext.dienste), sitzung: stand?.zeile ?? null, stand };
  const findetSelbst = stand === null && token !== null && name === MIT_WIEDERHOLUNG;
  if (zugang !== "OFFEN" && !findetSelbst) requireZugang(ruf, zugang, name);
  if (zugang !== "OFFEN" && nachweis === "SUBSTANZIELL") requireNachweis({ dienste: kontext.dienste, stand });
  return ruf;
}

/**
 * The call of a view: the rights of the person, as far as they read, and a database that refuses everything else. The
 * login of the one who looks is not asked and not prolonged.
 */
function enterAnsicht(
  { dienste }: RufKontext,
  stand: Sitzungsstand,
  { zugang, nachweis, name }: Gerufen,
): Ruf & { dienste: Dienste } {
  if (zugang === "FACH") throw new Ablehnung("NUR_ANSICHT");
  const ruf: Ruf = { person: personOf(stand, dienste), sitzung: stand.zeile, stand };
  if (zugang !== "OFFEN" && name !== ENDE_DER_ANSICHT) requireZugang(ruf, zugang, name);
  if (zugang !== "OFFEN" && nachweis === "SUBSTANZIELL") requireNachweis({ dienste, stand });
  return { ...ruf, dienste: dienstFor(dienste, name) };
}

function requireFachToken({ request, dienste }: RufKontext): void {
  const given = request.headers.get("authorization")?.match(/^Bearer (\S+)$/)?.[1] ?? "";
  const wanted = dienste.config.fachToken;
  const isEqual = timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(wanted)));
  if (wanted === "" || !isEqual)
    throw new Ablehnung("NICHT_ANGEMELDET", [], "Der Zugang zur Fachschnittstelle fehlt oder ist ungültig.");
}

/** The calling person; null before the TAN. */
export function personOf(stand: Sitzungsstand | null, { clock }: Pick<Dienste, "clock">): Person | null {
  if (stand?.zeile.stand !== "AUTHENTICATED") return null;
  const { zeile, benutzer } = stand;
  const gewaehlt = benutzer.systemRollen.find((rolle) => rolle === zeile.systemrolle);
  return {
    benutzerUuid: benutzer.uuid,
    sitzungUuid: zeile.uuid,
    name: `${benutzer.vorname} ${benutzer.nachname}`.trim(),
    email: benutzer.email,
    systemRolle: gewaehlt ?? benutzer.systemRollen[0] ?? "UNTERNEHMENSMITARBEITER",
    unternehmenUuid: benutzer.unternehmen?.uuid ?? null,
    unternehmenRolle: benutzer.unternehmen?.rolle ?? null,
    angesehenUuid: benutzer.angesehen?.uuid ?? null,
    darfStammdaten: benutzer.unternehmen?.darfStammdaten ?? false,
    bsfzSiegel: benutzer.unternehmen?.bsfzSiegel ?? false,
    lesung: neueLesung(clock.now()),
    isNurAnsicht: stand.ansicht !== null,
  };
}

/**
 * Throws unless the access level admits the caller. `name`: the call, for the few that stay open without a second
 * factor.
 */
export function requireZugang({ person, stand }: Ruf, zugang: Exclude<Zugang, "OFFEN" | "FACH">, name: string): void {
  if (stand === null) throw new Ablehnung("NICHT_ANGEMELDET");
  if (zugang === "VOR_TAN") return;
  if (person === null) throw new Ablehnung("TAN_ERFORDERLICH");
  if (isZweiFaktorOffen(stand.benutzer) && !OHNE_ZWEITEN_FAKTOR.includes(name))
    throw new Ablehnung("ZWEI_FAKTOR_ERFORDERLICH");
  if (zugang === "ANGEMELDET") return;
  try {
    requireAmt(person, zugang, name);
    requireWahl(person, stand, zugang);
  } catch (error) {
    throw inWordsFor(person, error);
  }
}

type Wahl = "UNTERNEHMEN" | "FIRMA" | "MITARBEITER" | "DATENSCHUTZ" | "GEWAEHLT";

/** The data protection officer and everybody else are kept apart in both directions. */
function requireAmt({ systemRolle }: Person, zugang: Wahl, name: string): void {
  const isDatenschutz = systemRolle === "DATENSCHUTZ";
  if (zugang === "DATENSCHUTZ" ? !isDatenschutz : isDatenschutz && !FUER_DATENSCHUTZ.includes(name))
    throw new Ablehnung("KEIN_ZUGRIFF");
}

function requireWahl(person: Person, stand: Sitzungsstand, zugang: Wahl): void {
  const isStab = person.systemRolle !== "UNTERNEHMENSMITARBEITER";
  if (isStab && (zugang === "UNTERNEHMEN" || stand.zeile.systemrolle !== person.systemRolle))
    throw new Ablehnung("KEIN_ZUGRIFF");
  if (isStab && zugang === "FIRMA" && person.angesehenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  if (!isStab && zugang === "MITARBEITER") throw new Ablehnung("KEIN_ZUGRIFF");
  if (!isStab && person.unternehmenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
}
