import { Ablehnung } from "./ablehnung";
import type { Dienste } from "./dienste";
import type { Vorgang } from "./imVorgang";
import type { SystemRolle, UnternehmenRolle } from "~/domain/benutzer/rollen";
import type { ExportZweck } from "~/domain/tabelle/exportFaelle";
import type { SitzungZeile } from "./storage/sitzungStore";

/**
 * What the reading of staff goes by, for one call: the moment by which consents are judged (null: none counts), and a
 * note of what was read, which goes into the log before the answer. `istNebenbei`: the list stands on a page that
 * people open for something else. `zweck`: it is taken along as a file, for this.
 */
export type Lesung = {
  readonly um: Date | null;
  readonly antraege: Set<string>;
  istListe: boolean;
  istNebenbei: boolean;
  zweck: ExportZweck | null;
};

/** Nothing is read yet. */
export const neueLesung = (um: Date | null): Lesung => ({
  um,
  antraege: new Set(),
  istListe: false,
  istNebenbei: false,
  zweck: null,
});

/** Who calls: a fully authenticated user of a living session. */
export type Person = {
  benutzerUuid: string;
  sitzungUuid: string;
  /** First plus last name. */
  name: string;
  email: string;
  /** The chosen system role, or the base role until one is chosen. */
  systemRolle: SystemRolle;
  /** The chosen company; null when none is chosen or the membership has ended. */
  unternehmenUuid: string | null;
  unternehmenRolle: UnternehmenRolle | null;
  /** The company that a member of staff looks at; null for everybody else. It gives no role in it. */
  angesehenUuid: string | null;
  /** The grant to change the master data of the chosen company. */
  darfStammdaten: boolean;
  bsfzSiegel: boolean;
  lesung: Lesung;
  /** Somebody of the support sees what this person sees: nothing can be changed. */
  isNurAnsicht: boolean;
};

/** A person acting for a chosen company. */
export type UnternehmensPerson = Person & { unternehmenUuid: string; unternehmenRolle: UnternehmenRolle };

/** A person before a company: a member of it, or a member of staff who looks at it. */
export type FirmenPerson = Person & { unternehmenUuid: string };

/** The user behind a session, also before the TAN, with what `/v1/sitzung` tells about him or her. */
export type SitzungsBenutzer = {
  uuid: string;
  email: string;
  titel: string;
  vorname: string;
  nachname: string;
  hilfetexteAnzeigen: boolean | null;
  tfaPflicht: boolean;
  mailTfa: boolean;
  appTfa: boolean;
  systemRollen: SystemRolle[];
  anzahlUnternehmen: number;
  /** The chosen company while the membership holds. */
  unternehmen: {
    uuid: string;
    firma: string;
    rechtsform: string;
    rolle: UnternehmenRolle;
    darfStammdaten: boolean;
    bsfzSiegel: boolean;
  } | null;
  /** The company that a member of staff looks at. */
  angesehen: { uuid: string; firma: string; rechtsform: string } | null;
};

/** That a session is a view: who looks at the person, and until when. */
export type Ansicht = { uuid: string; betrachterUuid: string; betrachterRolle: string; bis: Date };

/** A session with its user. */
export type Sitzungsstand = {
  zeile: SitzungZeile;
  benutzer: SitzungsBenutzer;
  /** Null: the person is here herself. */
  ansicht: Ansicht | null;
  /** What a page shows beside itself; null in a call that changes something, which shows none. */
  anzeige: Sitzungsanzeige | null;
};

export type Sitzungsanzeige = {
  /** Messages of the chosen company that the user has not read; 0 without a company. */
  ungelesen: number;
  /** Is there an announcement that is not over yet? */
  hatSystemnachrichten: boolean;
};

/** What every handler is given. */
export type RufKontext = {
  dienste: Dienste;
  request: Pick<Request, "method" | "body"> & { readonly headers: Pick<Headers, "get"> };
  /** Headers of the answer; cookies are appended here. */
  antwort: Headers;
  /** For whom uses are limited: the address of the caller, or its network. */
  clientIp: string;
  /** The page request that this call is part of; null for a call from outside. */
  vorgang: Vorgang;
  requestId: string;
  /** Null without a session and before the TAN. */
  person: Person | null;
  /** The row of the session, also before the TAN; null without a living session. */
  sitzung: SitzungZeile | null;
  stand: Sitzungsstand | null;
  /** The Idempotency-Key of the request; null without one. */
  schluessel: string | null;
};

/** What a page shows beside itself. Only reading calls know it. */
export function anzeigeVon({ anzeige }: Sitzungsstand): Sitzungsanzeige {
  if (anzeige === null) throw new Error("A call that changes something asks for what a page shows");
  return anzeige;
}

/** A user with mandatory two-factor login who has no factor: nothing but the profile is open. @spec §2 tfaPflicht */
export function isZweiFaktorOffen(benutzer: SitzungsBenutzer): boolean {
  return benutzer.tfaPflicht && !benutzer.mailTfa && !benutzer.appTfa;
}

/** True while the last proof of identity is young enough for steps of the level "substanziell". @spec trust.md §2 */
export function isNachweisFrisch({ clock, config }: Dienste, { nachweisAm }: SitzungZeile): boolean {
  return clock.now().getTime() - nachweisAm.getTime() <= config.sitzung.nachweisMinuten * 60_000;
}

/**
 * Refuses with NACHWEIS_ERFORDERLICH a person whose last proof of identity is too old; the portal then asks for a new
 * one.
 */
export function requireNachweis({ dienste, stand }: Pick<RufKontext, "dienste" | "stand">): void {
  if (stand === null) throw new Ablehnung("NICHT_ANGEMELDET");
  if (stand.ansicht !== null) throw new Ablehnung("NUR_ANSICHT");
  if (!isNachweisFrisch(dienste, stand.zeile)) throw new Ablehnung("NACHWEIS_ERFORDERLICH");
}

/** The calling person, for handlers whose endpoint needs a login, and for open ones that need it in some cases only. */
export function requirePerson(kontext: RufKontext): Person {
  if (kontext.stand?.zeile.stand === "PRE_TAN") throw new Ablehnung("TAN_ERFORDERLICH");
  if (kontext.person === null || kontext.stand === null) throw new Ablehnung("NICHT_ANGEMELDET");
  return kontext.person;
}

/** The calling person with the chosen company; also enforces the mandatory second factor, for open endpoints. */
export function requireUnternehmensPerson(kontext: RufKontext): UnternehmensPerson {
  const person = requirePerson(kontext);
  if (kontext.stand !== null && isZweiFaktorOffen(kontext.stand.benutzer))
    throw new Ablehnung("ZWEI_FAKTOR_ERFORDERLICH");
  if (person.systemRolle !== "UNTERNEHMENSMITARBEITER") throw new Ablehnung("KEIN_ZUGRIFF");
  const { unternehmenUuid, unternehmenRolle } = person;
  if (unternehmenUuid === null || unternehmenRolle === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  return { ...person, unternehmenUuid, unternehmenRolle };
}

/** The calling person with the company that the call is about: the chosen one, for staff the one looked at. */
export function requireFirmenPerson(kontext: RufKontext): FirmenPerson {
  const person = requirePerson(kontext);
  if (person.systemRolle === "UNTERNEHMENSMITARBEITER") return requireUnternehmensPerson(kontext);
  if (person.angesehenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  return { ...person, unternehmenUuid: person.angesehenUuid };
}
