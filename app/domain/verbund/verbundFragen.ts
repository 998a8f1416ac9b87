/** What is asked about the list of affiliated companies besides their entries, by the keys of the help texts. */
export const VERBUND_FRAGEN = {
  gueltigBis: "Letzter Tag der Verbindung",
  datei: "CSV-Datei",
  tabelle: "Tabelle oder CSV",
  stand: "Stand am",
} as const;
