import { pino, type DestinationStream, type Logger } from "pino";

/**
 * Structured log of the process. Never log bodies, names, addresses or tokens: only ids, paths without query, numbers.
 */
export type Log = Logger;

const SECRET_PATHS = [
  "password",
  "passwort",
  "token",
  "tan",
  "secret",
  "cookie",
  "authorization",
  "email",
  "werte",
  "body",
];
const ENTFERNT = "[entfernt]";

/** What a secret in a path looks like: 256 random bits as base64url, a whole segment of their own. */
const GEHEIMNIS = /(?<=\/)[\w-]{43}(?=[/.]|$)/g;

/** The address of a calendar is its secret. */
const withoutGeheimnis = (pfad: unknown): unknown =>
  typeof pfad === "string" ? pfad.replace(GEHEIMNIS, ENTFERNT) : pfad;

/** Where the log of a process goes. */
export const createStandardausgabe = (): DestinationStream => pino.destination(1);

/**
 * Writes one JSON line per entry to `ziel`, standard output by default; fields that could hold secrets are blanked one
 * and two levels deep, secrets that are part of a `path` there.
 */
export function createLog(level: string, ziel?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_PATHS.flatMap((path) => [path, `*.${path}`]), censor: ENTFERNT },
    serializers: { path: withoutGeheimnis },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return ziel === undefined ? pino(options) : pino(options, ziel);
}
