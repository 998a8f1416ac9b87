/**
 * How somebody of a company stands, or an invitation to it.
 *
 * @assumed bildschirme.md part 4 names active, invited and locked; a membership that rests, an invitation that has
 * expired and one that waits for a consent are told apart, because something else is to be done about each.
 */
export const MITGLIED_STATUS = {
  AKTIV: "Aktiv",
  EINGELADEN: "Eingeladen",
  WARTET: "Wartet auf Zustimmung",
  ABGELAUFEN: "Abgelaufen",
  DEAKTIVIERT: "Deaktiviert",
  GESPERRT: "Gesperrt",
} as const;

/** Key of such a state. */
export type MitgliedStatus = keyof typeof MITGLIED_STATUS;

/** All keys, in the order of the filter. */
export const mitgliedStatusSchluessel = [
  "AKTIV",
  "EINGELADEN",
  "WARTET",
  "ABGELAUFEN",
  "DEAKTIVIERT",
  "GESPERRT",
] as const satisfies readonly MitgliedStatus[];

/** The second factor of a person: an app, mails, or none. */
export const ZWEITE_FAKTOREN = { APP: "App", MAIL: "E-Mail", KEINER: "Keiner" } as const;

export type ZweiterFaktor = keyof typeof ZWEITE_FAKTOREN;
export const zweiteFaktoren = ["APP", "MAIL", "KEINER"] as const satisfies readonly ZweiterFaktor[];

/** Which Anträge somebody of a company sees, as it is asked for. Of invitations nothing can be said yet. */
export const ZUGRIFFE = { ALLE: "Alle", EINZELNE: "Einzelne", KEINE: "Keine" } as const;

/**
 * How many people can be invited with one form. @assumed bildschirme.md part 4 wants several at once and says no
 * number.
 */
export const EINLADUNGEN_HOECHSTENS = 5;
