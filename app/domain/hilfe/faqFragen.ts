/** The questions about an entry of the FAQ and its category, by the keys of their help texts. */
export const FAQ_FRAGEN = {
  kategorieUuid: "Kategorie",
  frage: "Frage",
  antwort: "Antwort",
  linkText: "Text eines Links",
  linkZiel: "Adresse eines Links",
  isActive: "Auf der Hilfeseite",
  name: "Name der Kategorie",
} as const;
