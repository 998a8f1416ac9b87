import { pino, type Logger } from "pino";

/** Structured log of the process. Never log bodies, names, addresses or tokens: only ids, paths without query, numbers. */
export type Log = Logger;

const SECRET_PATHS = ["password", "passwort", "token", "tan", "secret", "cookie", "authorization", "email", "werte", "body"];

/** Writes one JSON line per entry to standard output; fields that could hold secrets are blanked one and two levels deep. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: SECRET_PATHS.flatMap((path) => [path, `*.${path}`]), censor: "[entfernt]" },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
