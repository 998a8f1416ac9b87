/** The questions of the profile, by their keys. */
export const PROFIL_FRAGEN = {
  passwort: "Ihr Passwort",
  code: "Code aus der App",
  altesPasswort: "Bisheriges Passwort",
  neuesPasswort: "Neues Passwort",
  hilfetexteAnzeigen: "Hilfetexte im Formular anzeigen",
  farben: "Farben der Seiten",
  zeilen: "Zeilen in Listen",
  dauer: "Wie lange darf der Support das Portal so sehen wie Sie?",
} as const;
