const MINUTE = 60_000;

/** How long links, cookies and states live, in milliseconds. trust.md §3 rows 12 and 18. */
export const FRISTEN = {
  registrierung: 24 * 60 * MINUTE,
  bestaetigung: 24 * 60 * MINUTE,
  passwortLink: 60 * MINUTE,
  einladung: 7 * 24 * 60 * MINUTE,
  nezoState: 10 * MINUTE,
} as const;

/** The instant `frist` milliseconds after `jetzt`. */
export function nach(jetzt: Date, frist: number): Date {
  return new Date(jetzt.getTime() + frist);
}
