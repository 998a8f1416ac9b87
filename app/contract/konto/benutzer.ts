import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

export const systemRolle = z.enum([
  "UNTERNEHMENSMITARBEITER",
  "SUPPORT_MITARBEITER",
  "QUALITAETSMANAGEMENT",
  "ADMINISTRATOR",
  "DATENSCHUTZ",
]);
export const unternehmenRolle = z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"]);

/** @spec §3 Logged-in user data */
export const eingeloggterBenutzer = z.object({
  uuid: z.uuid(),
  data: z.object({
    titel: z.string(),
    vorname: z.string(),
    nachname: z.string(),
    hilfetexteAnzeigen: z.boolean().nullable(),
    tfaPflicht: z.boolean(),
    systemRolle,
    mussUnternehmenAuswaehlen: z.boolean(),
  }),
});

/**
 * What is switched on here.
 *
 * @assumed bildschirme.md 12 wants test data for "these forms too": those of companies have the button. What staff
 *   write reaches others (announcements, help texts, accounts), so it is never made up.
 */
export const features = z.object({ testdatenGenerator: z.boolean(), bsfzSiegel: z.boolean() });
export const nezoConfig = z.object({ isActivated: z.boolean(), isActivatedForRegistration: z.boolean() });

/** Everything a page needs to know of its visitor, in one call and one database round trip. */
export const sitzungBenutzer = z.object({
  userUuid: z.uuid(),
  userName: z.string(),
  titel: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  hilfetexteAnzeigen: z.boolean().nullable(),
  tfaPflicht: z.boolean(),
  systemRolle,
  /** All system roles the person may choose from. */
  systemRollen: z.array(systemRolle),
  /** The chosen system role; null until chosen. Always null for company employees. */
  systemRolleSet: systemRolle.nullable(),
  mussUnternehmenAuswaehlen: z.boolean(),
  unternehmenUuid: z.uuid().nullable(),
  /**
   * What every page shows of the company.
   *
   * @assumed §3 also stores `unternehmensdaten` with the user: they are read where a page shows them, so that they are
   * never older than the page, and no other page carries their fifty values.
   */
  unternehmenName: z.string().nullable(),
  unternehmenRechtsform: z.string().nullable(),
  unternehmenRolle: unternehmenRolle.nullable(),
  /** The company that a member of staff looks at, without a role in it; null for everybody else. */
  angesehen: z.object({ uuid: z.uuid(), name: z.string(), rechtsform: z.string() }).nullable(),
  /** The grant to change the master data of the chosen company; whoever is authorised needs none. */
  darfStammdaten: z.boolean(),
  /** Somebody of the support sees what this person sees, and changes nothing. */
  isNurAnsicht: z.boolean(),
  isSingleCompany: z.boolean(),
  mailTFAEnabled: z.boolean(),
  appTFAEnabled: z.boolean(),
  isFinallyAuthenticated: z.boolean(),
});

export const sitzung = z.object({
  state: z.enum(["KEINE", "PRE_TAN", "AUTHENTICATED"]),
  /** Random per session; forms carry it. Null without a session. */
  csrf: z.string().nullable(),
  /** When the session ends without a further action. */
  endetAm: moment.nullable(),
  /** When the session ends whatever is done; `endsOn` is never later. */
  endetSpaetestensAm: moment.nullable(),
  /** How the TAN comes while state is PRE_TAN, and to which masked address. */
  tanArt: z.enum(["MAIL", "APP"]).nullable(),
  tanEmpfaenger: z.string().nullable(),
  benutzer: sitzungBenutzer.nullable(),
  navigation: z.array(z.string()),
  features,
  nezo: nezoConfig,
  /** The person has signed or retrieved something with nezo in this session. */
  isNezoAuthenticated: z.boolean(),
  /** The support sees the portal as this person, until then; null: the person is here herself. */
  ansicht: z.object({ bis: moment }).nullable(),
  /** The planned maintenance window that is announced or runs; null when there is none. */
  wartung: z.object({ beginn: moment, ende: moment, grund: z.string() }).nullable(),
  /** The last check has found a broken chain of events; only administrators learn of it. */
  isKetteGebrochen: z.boolean(),
  unreadMessages: z.number().int(),
});

/**
 * The facts of the current session. Without cookies: state KEINE. With a cookie whose session has ended: 401.20, so
 * that the portal refreshes. Slides the idle time.
 */
export const getSitzung = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/sitzung", tags: ["Benutzer"] })
  .output(sitzung);

/** @spec §7 */
export const getEingeloggt = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/eingeloggt", tags: ["Benutzer"] })
  .output(eingeloggterBenutzer);

/** @spec §7: list of route names the user may open */
export const getNavigation = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/navigation", tags: ["Benutzer"] })
  .output(z.object({ data: z.array(z.string()) }));

/** @spec §7 */
export const getFeature = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/feature", tags: ["Konfiguration"] })
  .output(features);

/** @spec §7: uuid stays empty, data is the choice */
export const putHilfetexteAnzeigen = geschuetzt("ANGEMELDET")
  .route({ method: "PUT", path: "/v1/benutzer/hilfetexteanzeigen", tags: ["Benutzer"] })
  .input(z.object({ uuid: z.string().max(36), data: z.boolean() }))
  .output(ok);

export const unternehmenWahl = z.object({
  uuid: z.uuid(),
  name: z.string(),
  ort: z.string(),
  unternehmenRolle,
});

/** The companies the user belongs to, by name. */
export const listUnternehmen = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/unternehmen", tags: ["Benutzer"] })
  .output(z.object({ data: z.array(unternehmenWahl) }));

/** Chooses a company; membership is checked again. Sets new session cookies. */
export const chooseUnternehmen = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/benutzer/unternehmen/{uuid}/waehlen", tags: ["Benutzer"] })
  .input(z.object({ uuid: z.uuid() }))
  .output(ok);

/** Gives up the chosen company (company switch); staff look at none any more. @spec §4: clears company name and uuid */
export const leaveUnternehmen = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/benutzer/unternehmen/abwaehlen", tags: ["Benutzer"] })
  .output(ok);

/** Chooses one of the user's system roles. Sets new session cookies. */
export const chooseSystemrolle = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/benutzer/systemrollen/waehlen", tags: ["Benutzer"] })
  .input(z.object({ systemRolle }))
  .output(ok);

export const benutzer = {
  getSitzung,
  getEingeloggt,
  getNavigation,
  getFeature,
  putHilfetexteAnzeigen,
  listUnternehmen,
  chooseUnternehmen,
  leaveUnternehmen,
  chooseSystemrolle,
};

export type Sitzung = z.infer<typeof sitzung>;
export type SitzungBenutzer = z.infer<typeof sitzungBenutzer>;
