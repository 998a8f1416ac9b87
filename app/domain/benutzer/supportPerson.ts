/**
 * How somebody of a company stands, from the view of the support.
 *
 * @assumed bildschirme.md part 5 names a column „Status“ and a lock. Whoever has not confirmed the address, or has not
 * accepted an invitation, has no account yet and calls nevertheless, so they are listed, too.
 */
export const PERSON_STATUS = {
  AKTIV: "Aktiv",
  OHNE_PASSWORT: "Ohne Passwort",
  UNBESTAETIGT: "E-Mail unbestätigt",
  EINGELADEN: "Eingeladen",
  ABGELAUFEN: "Abgelaufen",
  GESPERRT: "Gesperrt",
} as const;

/** Key of such a state. */
export type PersonStatus = keyof typeof PERSON_STATUS;

/** All keys, in the order of the filter. */
export const personStatusSchluessel = [
  "AKTIV",
  "OHNE_PASSWORT",
  "UNBESTAETIGT",
  "EINGELADEN",
  "ABGELAUFEN",
  "GESPERRT",
] as const satisfies readonly PersonStatus[];

/** What a person is known by: an account, a registration without a confirmed address, or an invitation. */
export const personArten = ["KONTO", "REGISTRIERUNG", "EINLADUNG"] as const;
export type PersonArt = (typeof personArten)[number];

/** What can be done about an access. Links have an act of their own. */
export const personAktionen = ["SPERREN", "ENTSPERREN", "ABMELDEN", "PASSWORT", "ZWEITER_FAKTOR", "ADRESSE"] as const;
export type PersonAktion = (typeof personAktionen)[number];

/** The links that mails carry. */
export const LINK_ARTEN = {
  BESTAETIGUNG: "Bestätigung der E-Mail-Adresse",
  EINLADUNG: "Einladung",
  VERGABE: "Erstes Passwort",
  ZURUECKSETZEN: "Neues Passwort",
} as const;
export type LinkArt = keyof typeof LINK_ARTEN;
export const linkArten = [
  "BESTAETIGUNG",
  "EINLADUNG",
  "VERGABE",
  "ZURUECKSETZEN",
] as const satisfies readonly LinkArt[];

/** Whether a link can be used: now, no more, or not before a second authorised representative has agreed. */
export const LINK_STAND = { OFFEN: "Offen", ABGELAUFEN: "Abgelaufen", WARTET: "Wartet auf Zustimmung" } as const;
export const linkStaende = ["OFFEN", "ABGELAUFEN", "WARTET"] as const satisfies readonly (keyof typeof LINK_STAND)[];

/** How long a reason may be. @assumed bildschirme.md 5 asks for a reason with no limit. */
export const PERSON_GRUND_MAX = 500;

/** How many events of an account are shown at once. @assumed issue 18 asks for a time line and no number. */
export const EREIGNISSE_JE_SEITE = 50;
