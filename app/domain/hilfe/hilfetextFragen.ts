/** The questions about a help or hint text and about a file with texts, by their keys. */
export const HILFETEXT_FRAGEN = {
  quelle: "Text",
  index: "Index",
  isActive: "Für Leser",
  ab: "Gilt ab",
  datei: "YAML-Datei",
  yaml: "Inhalt der Datei",
} as const;
