/** The questions about a person who is invited, by their keys, as the form words them; `liste` brings several. */
export const EINLADUNG_FRAGEN = {
  vorname: "Vorname",
  nachname: "Nachname",
  email: "E-Mail",
  unternehmenRolle: "Rolle",
  liste: "Liste der Personen",
} as const;
