/** The questions before something is done about a person of a company, by their keys. */
export const PERSON_FRAGEN = {
  email: "Neue E-Mail-Adresse",
  wiederholung: "Neue E-Mail-Adresse wiederholen",
  code: "Code der Person",
  grund: "Grund",
} as const;
