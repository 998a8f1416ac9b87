/** The questions about an account of staff, by their keys. */
export const STAB_FRAGEN = {
  vorname: "Vorname",
  nachname: "Nachname",
  email: "E-Mail",
  rollen: "Systemrollen",
  grund: "Grund",
} as const;
