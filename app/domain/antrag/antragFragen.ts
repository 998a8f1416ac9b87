/** The questions of the pages around the form of an Antrag, by the keys of their help texts. */
export const ANTRAG_FRAGEN = {
  bezeichnung: "Bezeichnung",
  vorhaben: "Welche Vorhaben hat der Bescheid bescheinigt?",
  fassung: "Name der Fassung",
  verlaengerung: "Begründung",
  benutzer: "Person",
  recht: "Recht",
  tage: "Wie lange?",
  kmu: "Ist Ihr Unternehmen ein kleines oder mittleres Unternehmen (KMU)?",
  verbundBetrag: "Von verbundenen Unternehmen genutzt",
  dateien: "Dateien auswählen",
  datei: "Datei",
  inhalt: "Oder der Inhalt der Datei als Text",
  zeilen: "Ihre Zeilen",
  zweck: "Zweck",
  erinnerungTage: "Wann möchten Sie zusätzlich erinnert werden?",
} as const;
