/** The questions about an export, by the keys of their help texts. */
export const EXPORT_FRAGEN = {
  variablen: "Variablen",
  suche: "Suche",
  filter: "Auswahl der Zeilen",
  spalte: "Filter einzelner Spalten",
  von: "Zeitraum: von",
  bis: "Zeitraum: bis",
  format: "Format",
  zweck: "Zweck",
  configurationName: "Name der Konfiguration",
} as const;
