type Beschreibung = { name: string; code: string | undefined; message: string; stack: string[] };

/**
 * What the log may hold of an error. The database layer puts the statement and all its parameters, hence texts of
 * users, into its message and stack: of such an error only the cause's message and the places in the code are kept.
 */
export function describeError(error: unknown): Beschreibung {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, message: "Not an Error", stack: [] };
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  // What `fetch` itself says is the same for everything that goes wrong.
  const isHuelle = error.message.startsWith("Failed query") || error.message === "fetch failed";
  const source = isHuelle && error.cause instanceof Error ? error.cause : error;
  const code = "code" in source && typeof source.code === "string" ? source.code : undefined;
  return { name: source.name, code, message: source.message, stack };
}
