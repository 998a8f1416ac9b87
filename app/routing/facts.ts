import type { SystemRolle } from "../domain/benutzer/rollen";
import { isUuid } from "../lib/uuid";
import type { AntragRegel } from "./routeEntry";

/** What the guard knows of a user who has at least given the password. */
export type BenutzerFacts = {
  systemRolle: SystemRolle;
  /** The chosen system role of internal staff; null until chosen. */
  systemRolleSet: SystemRolle | null;
  mussUnternehmenAuswaehlen: boolean;
  unternehmenUuid: string | null;
  tfaPflicht: boolean;
  mailTFAEnabled: boolean;
  appTFAEnabled: boolean;
};

/** Everything that decides who may enter a page. */
export type Facts = {
  state: "KEINE" | "PRE_TAN" | "AUTHENTICATED";
  benutzer: BenutzerFacts | null;
  /** Navigation keys that the server has granted. */
  navigation: readonly string[];
  bsfzSiegel: boolean;
  /** The user has signed in with the signature method in this session. */
  isNezoAuthenticated: boolean;
  /** Path and query that were asked for. */
  pfad: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  jetzt: Date;
};

/**
 * The Antrag that a page is about. `neu`: none yet. `isNeu` with a uuid: a new Antrag that takes over the data of that
 * one.
 */
export type AntragZiel = { art: "uuid"; uuid: string; isNeu: boolean } | { art: "neu" } | { art: "ungueltig" };

/**
 * Which Antrag a URL means. The query `uuid` serves when the path has none; the two flags must be exactly `true` or
 * `false`, once.
 *
 * @spec §2 Route guard rules: Application routes take the application id from route param uuid or from query uuid
 * @assumed §2 does not say what a malformed isNew or withUebernahme does; it ends in the not-found page and reads
 * nothing.
 */
export function readAntragZiel(regel: AntragRegel, facts: Pick<Facts, "params" | "query">): AntragZiel {
  const isNeu = readFlag(facts.query, "isNew");
  const withUebernahme = readFlag(facts.query, "withUebernahme");
  if (isNeu === null || withUebernahme === null) return { art: "ungueltig" };
  if (isNeu && !withUebernahme) return { art: "neu" };
  const ausQuery = facts.query.getAll("uuid");
  const uuid = facts.params[regel.from] ?? (ausQuery.length === 1 ? ausQuery[0] : undefined);
  return isUuid(uuid) ? { art: "uuid", uuid, isNeu } : { art: "ungueltig" };
}

/**
 * The flag's value; absent is false, anything but one `true` or `false` is null. Spellings like `isNew[]` count as
 * malformed.
 */
export function readFlag(query: URLSearchParams, name: string): boolean | null {
  const keys = [...query.keys()].filter(
    (key) => key === name || key.startsWith(`${name}[`) || key.startsWith(`${name}.`),
  );
  if (keys.length === 0) return false;
  const [value, ...more] = query.getAll(name);
  if (more.length > 0 || keys.length > 1) return null;
  return value === "true" ? true : value === "false" ? false : null;
}
