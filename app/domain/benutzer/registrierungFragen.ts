/** The questions about the person who registers or accepts an invitation, by the keys of their help texts. */
export const REGISTRIERUNG_FRAGEN = {
  anrede: "Anrede",
  titel: "Titel",
  vorname: "Vorname",
  nachname: "Nachname",
  benutzerEmail: "E-Mail-Adresse",
  nutzungsbedingungen: "Zustimmung zu den Nutzungsbedingungen",
  datenschutz: "Hinweise zum Datenschutz",
  passwort: "Neues Passwort",
  zustimmung: "Zustimmung zur Mitarbeit",
} as const;

/** Which questions of the master data the registration asks, in its order. */
export const REGISTRIERUNG_FIRMENFELDER = [
  "firma",
  "rechtsform",
  "wirtschaftszweig",
  "strasse",
  "hausnummer",
  "adresszusatz",
  "plz",
  "ort",
  "bundesland",
  "land",
  "steuernummer",
  "finanzamt",
  "wIdNr",
  "ustIdNr",
  "registerart",
  "registernummer",
  "registergericht",
  "telefon",
  "email",
] as const;
