/**
 * Who runs this portal, as impressum, contact and the statements name it.
 *
 * @assumed The specification names no operator; all data are invented and use the reserved domain example.org.
 */
export const BETREIBER = {
  name: "Bescheinigungsstelle Forschungszulage (Muster)",
  rechtsform: "Muster-Gesellschaft bürgerlichen Rechts",
  strasse: "Musterstraße 1",
  ort: "12345 Musterstadt",
  vertretung: "Dr. Erika Beispiel und Max Mustermann",
  telefon: "+49 30 000000-0",
  servicezeiten: "Montag bis Freitag, 9 bis 16 Uhr",
  email: "kontakt@bescheinigungsstelle.example.org",
  barriereEmail: "barrierefreiheit@bescheinigungsstelle.example.org",
  datenschutzEmail: "datenschutz@bescheinigungsstelle.example.org",
  ustId: "DE000000000",
  register: "Musterregister des Amtsgerichts Musterstadt, Nummer GsR 0000",
  aufsicht: "Muster-Ministerium für Forschung, Musterallee 2, 12345 Musterstadt",
} as const;

/** Where letters to the operator go, line by line. */
export const BETREIBER_ANSCHRIFT: readonly string[] = [BETREIBER.name, BETREIBER.strasse, BETREIBER.ort];
