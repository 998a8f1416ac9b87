/** What keeps the database from answering now, and may be over in a moment. */
export type Datenbanklage = "unerreichbar" | "stumm" | "verbindungen" | "warteschlange" | "voll" | "datentraeger";

/**
 * The code of an error of ours: the queue in front of the connections is full, or a place in it was kept in vain for
 * too long.
 */
export const WARTESCHLANGE = "DATENBANK_WARTESCHLANGE";

/** What a driver of this version says when a connection has not answered in time. */
const STUMM = /query read timeout/i;

/** Codes of node and of PostgreSQL. @see https://www.postgresql.org/docs/18/errcodes-appendix.html */
const CODES: Readonly<Record<string, Datenbanklage>> = {
  ...Object.fromEntries(
    [
      "ECONNREFUSED",
      "ECONNRESET",
      "ECONNABORTED",
      "ENOENT",
      "ENOTFOUND",
      "EAI_AGAIN",
      "EPIPE",
      "ETIMEDOUT",
      "EHOSTUNREACH",
      "EHOSTDOWN",
      "ENETUNREACH",
      "ENETDOWN",
      // The connection broke, or could not be made.
      "08000",
      "08001",
      "08003",
      "08004",
      "08006",
      "08007",
      // The server stops, has crashed or is starting; a statement or a transaction took too long.
      "57P01",
      "57P02",
      "57P03",
      "57P05",
      "57014",
      "25P03",
      "25P04",
      // After a change of the main server the old one takes no changes.
      "25006",
    ].map((code) => [code, "unerreichbar" as const]),
  ),
  "53100": "voll",
  // Too many open files, among others.
  "53000": "unerreichbar",
  "53200": "unerreichbar",
  "53300": "verbindungen",
  "53400": "unerreichbar",
  "58030": "datentraeger",
  [WARTESCHLANGE]: "warteschlange",
};

/** What the driver says without a code. */
const MELDUNGEN: readonly (readonly [RegExp, Datenbanklage])[] = [
  [STUMM, "stumm"],
  [/connection terminated|is not queryable|timeout expired|after calling end on the pool/i, "unerreichbar"],
  [/timeout exceeded when trying to connect/i, "warteschlange"],
];

const TEXTE: Readonly<Record<Datenbanklage, string>> = {
  unerreichbar: "Die Datenbank ist nicht erreichbar.",
  stumm: "Die Datenbank antwortet nicht.",
  verbindungen: "Die Datenbank nimmt keine weiteren Verbindungen an (max_connections).",
  warteschlange: "Alle Verbindungen zur Datenbank sind belegt; Anfragen werden abgewiesen.",
  voll: "Der Datenbank fehlt Speicherplatz; es kann nichts gespeichert werden.",
  datentraeger: "Die Datenbank kann ihren Datenträger nicht lesen oder beschreiben.",
};

/** For the operator, in German. */
export const formatLage = (lage: Datenbanklage): string => TEXTE[lage];

/** After so many seconds another try is worth it: a queue is short-lived, a full disk is not. */
export const wartenSekunden = (lage: Datenbanklage): number =>
  lage === "warteschlange" || lage === "verbindungen" ? 5 : 30;

/** Which outage of the database an error, or what caused it, tells of; null for a fault of the program. */
export function findLage(error: unknown): Datenbanklage | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string" && Object.hasOwn(CODES, code)) return CODES[code] ?? null;
  const innere = error instanceof AggregateError ? error.errors.map(findLage).find((lage) => lage !== null) : undefined;
  return innere ?? MELDUNGEN.find(([meldung]) => meldung.test(error.message))?.[1] ?? findLage(error.cause);
}

/**
 * True when the connection on which this happened is of no use any more, although nobody has closed it: it is silent,
 * or leads to a server that is the main one no longer.
 */
export const isVerloren = (error: unknown): boolean =>
  error instanceof Error && (STUMM.test(error.message) || ("code" in error && error.code === "25006"));
