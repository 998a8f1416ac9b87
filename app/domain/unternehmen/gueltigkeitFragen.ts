/** The questions about the day of answers of a company, by the keys of their help texts. */
export const GUELTIGKEIT_FRAGEN = {
  art: "Ihre Eingaben",
  gueltigAb: "Gültig ab",
  stand: "Stand am",
  stichtag: "Stichtag",
} as const;
