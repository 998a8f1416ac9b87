/** The portal's own cookies, without prefix. The backend never sees them. */
export const EIGENE_COOKIES = {
  vorSitzung: "vor",
  flash: "flash",
  merkziel: "merkziel",
  einreichMarke: "einreichen",
  nezoZiel: "nezoziel",
  nezoErgebnis: "nezoergebnis",
  leiste: "leiste",
  farben: "farben",
  zeilenabstand: "zeilen",
  entwurf: "regentwurf",
  gespeichert: "gespeichert",
  ansicht: "ansicht",
} as const;

/** How long a browser keeps how somebody wants to see the pages: a year. */
export const WAHL_SEKUNDEN = 365 * 24 * 60 * 60;

/** Where the tokens of the mail links wait whose pages are open, without prefix: one place each. */
export const MAIL_LINK_COOKIES = ["mail0", "mail1", "mail2", "mail3", "mail4", "mail5", "mail6", "mail7"] as const;

/** The session cookies that the backend sets, without prefix. */
export const SITZUNG_COOKIES = { zugriff: "sid", erneuerung: "rid" } as const;

/** The cookie of the backend by which somebody of the support sees what another person sees, without prefix. */
export const ANSICHT_COOKIE = "wie";

/** The full name of a cookie: `__Host-` when the portal is reached by https. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** The full names of the two session cookies. */
export const sitzungCookies = (isSecure: boolean) => ({
  zugriff: cookieName(SITZUNG_COOKIES.zugriff, isSecure),
  erneuerung: cookieName(SITZUNG_COOKIES.erneuerung, isSecure),
});

/** The full names of the portal's own cookies. */
export const eigeneCookies = (isSecure: boolean): string[] =>
  [...Object.values(EIGENE_COOKIES), ...MAIL_LINK_COOKIES].map((name) => cookieName(name, isSecure));

/**
 * One Set-Cookie line: whole site, HttpOnly unless `isLesbar`, SameSite=Lax. Without `maxAge` (seconds) the cookie ends
 * with the browser; 0 removes it.
 */
export function setCookieLine(
  name: string,
  value: string,
  { isSecure, maxAge, isLesbar = false }: { isSecure: boolean; maxAge?: number | undefined; isLesbar?: boolean },
): string {
  const lifetime = maxAge === undefined ? "" : `; Max-Age=${String(maxAge)}`;
  return `${cookieName(name, isSecure)}=${value}; Path=/${isLesbar ? "" : "; HttpOnly"}; SameSite=Lax${isSecure ? "; Secure" : ""}${lifetime}`;
}
