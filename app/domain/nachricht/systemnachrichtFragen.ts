/** The questions about an announcement, by their keys. */
export const SYSTEMNACHRICHT_FRAGEN = {
  titel: "Titel",
  text: "Text",
  anzeigenVon: "Anzeigen von",
  anzeigenBis: "Anzeigen bis",
  ereignisVon: "Beginn des Ereignisses",
  ereignisBis: "Ende des Ereignisses",
  zielgruppe: "Bestimmt für",
  aufStartseite: "Auch vor der Anmeldung zeigen",
  unternehmen: "Unternehmen",
  rollen: "Rollen",
} as const;
