/** The levels of the log of the process that the portal shows, the least first. */
export const LOGSTUFEN = {
  info: "Hinweis",
  warn: "Warnung",
  error: "Fehler",
  fatal: "Schwerer Fehler",
} as const;

/** Key of a level. */
export type Logstufe = keyof typeof LOGSTUFEN;

/** Narrows a text to a level. */
export const isLogstufe = (text: string): text is Logstufe => Object.hasOwn(LOGSTUFEN, text);

/** All levels, in the order of the filter. */
export const logstufen = Object.keys(LOGSTUFEN).filter(isLogstufe);

/** So many lines from warnings on a process keeps to be shown, and so many hints from its beginning. */
export const LOGZEILEN_HOECHSTENS = 500;
export const ANLAUFZEILEN_HOECHSTENS = 20;

/**
 * A line of the log of the process as it is shown. `am` is an ISO moment, `meldung` English; `angaben` are ids, codes
 * and numbers beside it, never free text.
 */
export type Logzeile = {
  readonly am: string;
  readonly stufe: Logstufe;
  readonly meldung: string;
  readonly vorgangskennung: string | null;
  readonly angaben: readonly { readonly name: string; readonly wert: string }[];
};

/** The lines that a process has kept, the newest first, and since when it writes them. */
export type Logzeilen = { readonly seit: Date; list(): Logzeile[] };
