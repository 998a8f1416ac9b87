/** Codes of node and of PostgreSQL that mean: the database does not answer now, and may again in a moment. */
const CODES: readonly string[] = [
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"],
  ...["57P01", "57P02", "57P03", "57014", "53300", "08000", "08003", "08006"],
];

const MESSAGES = /connection terminated|timeout exceeded when trying to connect|query read timeout/i;

/** True when an error, or what caused it, is an outage of the database rather than a fault of the program. */
export function isNichtErreichbar(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string" && CODES.includes(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isNichtErreichbar)) return true;
  return MESSAGES.test(error.message) || isNichtErreichbar(error.cause);
}
