/** One division (two digits) of the WZ 2008 with the section (letter) it belongs to. */
export type Wirtschaftszweig = { readonly key: string; readonly title: string; readonly abschnitt: string };

/** Edition of the classification of economic activities by Destatis that the list follows. */
export const WIRTSCHAFTSZWEIG_AUSGABE = "WZ 2008";

/** The sections A to U with their titles. */
export const ABSCHNITTE: { readonly [buchstabe: string]: string } = {
  A: "Land- und Forstwirtschaft, Fischerei",
  B: "Bergbau und Gewinnung von Steinen und Erden",
  C: "Verarbeitendes Gewerbe",
  D: "Energieversorgung",
  E: "Wasserversorgung; Abwasser- und Abfallentsorgung und Beseitigung von Umweltverschmutzungen",
  F: "Baugewerbe",
  G: "Handel; Instandhaltung und Reparatur von Kraftfahrzeugen",
  H: "Verkehr und Lagerei",
  I: "Gastgewerbe",
  J: "Information und Kommunikation",
  K: "Erbringung von Finanz- und Versicherungsdienstleistungen",
  L: "Grundstücks- und Wohnungswesen",
  M: "Erbringung von freiberuflichen, wissenschaftlichen und technischen Dienstleistungen",
  N: "Erbringung von sonstigen wirtschaftlichen Dienstleistungen",
  O: "Öffentliche Verwaltung, Verteidigung; Sozialversicherung",
  P: "Erziehung und Unterricht",
  Q: "Gesundheits- und Sozialwesen",
  R: "Kunst, Unterhaltung und Erholung",
  S: "Erbringung von sonstigen Dienstleistungen",
  T: "Private Haushalte mit Hauspersonal; Herstellung von Waren und Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf",
  U: "Exterritoriale Organisationen und Körperschaften",
};

/** The 88 divisions in the order of the classification. */
export const WIRTSCHAFTSZWEIGE: readonly Wirtschaftszweig[] = [
  { key: "01", title: "Landwirtschaft, Jagd und damit verbundene Tätigkeiten", abschnitt: "A" },
  { key: "02", title: "Forstwirtschaft und Holzeinschlag", abschnitt: "A" },
  { key: "03", title: "Fischerei und Aquakultur", abschnitt: "A" },
  { key: "05", title: "Kohlenbergbau", abschnitt: "B" },
  { key: "06", title: "Gewinnung von Erdöl und Erdgas", abschnitt: "B" },
  { key: "07", title: "Erzbergbau", abschnitt: "B" },
  { key: "08", title: "Gewinnung von Steinen und Erden, sonstiger Bergbau", abschnitt: "B" },
  {
    key: "09",
    title: "Erbringung von Dienstleistungen für den Bergbau und für die Gewinnung von Steinen und Erden",
    abschnitt: "B",
  },
  { key: "10", title: "Herstellung von Nahrungs- und Futtermitteln", abschnitt: "C" },
  { key: "11", title: "Getränkeherstellung", abschnitt: "C" },
  { key: "12", title: "Tabakverarbeitung", abschnitt: "C" },
  { key: "13", title: "Herstellung von Textilien", abschnitt: "C" },
  { key: "14", title: "Herstellung von Bekleidung", abschnitt: "C" },
  { key: "15", title: "Herstellung von Leder, Lederwaren und Schuhen", abschnitt: "C" },
  { key: "16", title: "Herstellung von Holz-, Flecht-, Korb- und Korkwaren (ohne Möbel)", abschnitt: "C" },
  { key: "17", title: "Herstellung von Papier, Pappe und Waren daraus", abschnitt: "C" },
  {
    key: "18",
    title: "Herstellung von Druckerzeugnissen; Vervielfältigung von bespielten Ton-, Bild- und Datenträgern",
    abschnitt: "C",
  },
  { key: "19", title: "Kokerei und Mineralölverarbeitung", abschnitt: "C" },
  { key: "20", title: "Herstellung von chemischen Erzeugnissen", abschnitt: "C" },
  { key: "21", title: "Herstellung von pharmazeutischen Erzeugnissen", abschnitt: "C" },
  { key: "22", title: "Herstellung von Gummi- und Kunststoffwaren", abschnitt: "C" },
  {
    key: "23",
    title: "Herstellung von Glas und Glaswaren, Keramik, Verarbeitung von Steinen und Erden",
    abschnitt: "C",
  },
  { key: "24", title: "Metallerzeugung und -bearbeitung", abschnitt: "C" },
  { key: "25", title: "Herstellung von Metallerzeugnissen", abschnitt: "C" },
  {
    key: "26",
    title: "Herstellung von Datenverarbeitungsgeräten, elektronischen und optischen Erzeugnissen",
    abschnitt: "C",
  },
  { key: "27", title: "Herstellung von elektrischen Ausrüstungen", abschnitt: "C" },
  { key: "28", title: "Maschinenbau", abschnitt: "C" },
  { key: "29", title: "Herstellung von Kraftwagen und Kraftwagenteilen", abschnitt: "C" },
  { key: "30", title: "Sonstiger Fahrzeugbau", abschnitt: "C" },
  { key: "31", title: "Herstellung von Möbeln", abschnitt: "C" },
  { key: "32", title: "Herstellung von sonstigen Waren", abschnitt: "C" },
  { key: "33", title: "Reparatur und Installation von Maschinen und Ausrüstungen", abschnitt: "C" },
  { key: "35", title: "Energieversorgung", abschnitt: "D" },
  { key: "36", title: "Wasserversorgung", abschnitt: "E" },
  { key: "37", title: "Abwasserentsorgung", abschnitt: "E" },
  { key: "38", title: "Sammlung, Behandlung und Beseitigung von Abfällen; Rückgewinnung", abschnitt: "E" },
  { key: "39", title: "Beseitigung von Umweltverschmutzungen und sonstige Entsorgung", abschnitt: "E" },
  { key: "41", title: "Hochbau", abschnitt: "F" },
  { key: "42", title: "Tiefbau", abschnitt: "F" },
  { key: "43", title: "Vorbereitende Baustellenarbeiten, Bauinstallation und sonstiges Ausbaugewerbe", abschnitt: "F" },
  { key: "45", title: "Handel mit Kraftfahrzeugen; Instandhaltung und Reparatur von Kraftfahrzeugen", abschnitt: "G" },
  { key: "46", title: "Großhandel (ohne Handel mit Kraftfahrzeugen)", abschnitt: "G" },
  { key: "47", title: "Einzelhandel (ohne Handel mit Kraftfahrzeugen)", abschnitt: "G" },
  { key: "49", title: "Landverkehr und Transport in Rohrfernleitungen", abschnitt: "H" },
  { key: "50", title: "Schifffahrt", abschnitt: "H" },
  { key: "51", title: "Luftfahrt", abschnitt: "H" },
  { key: "52", title: "Lagerei sowie Erbringung von sonstigen Dienstleistungen für den Verkehr", abschnitt: "H" },
  { key: "53", title: "Post-, Kurier- und Expressdienste", abschnitt: "H" },
  { key: "55", title: "Beherbergung", abschnitt: "I" },
  { key: "56", title: "Gastronomie", abschnitt: "I" },
  { key: "58", title: "Verlagswesen", abschnitt: "J" },
  {
    key: "59",
    title:
      "Herstellung, Verleih und Vertrieb von Filmen und Fernsehprogrammen; Kinos; Tonstudios und Verlegen von Musik",
    abschnitt: "J",
  },
  { key: "60", title: "Rundfunkveranstalter", abschnitt: "J" },
  { key: "61", title: "Telekommunikation", abschnitt: "J" },
  { key: "62", title: "Erbringung von Dienstleistungen der Informationstechnologie", abschnitt: "J" },
  { key: "63", title: "Informationsdienstleistungen", abschnitt: "J" },
  { key: "64", title: "Erbringung von Finanzdienstleistungen", abschnitt: "K" },
  {
    key: "65",
    title: "Versicherungen, Rückversicherungen und Pensionskassen (ohne Sozialversicherung)",
    abschnitt: "K",
  },
  { key: "66", title: "Mit Finanz- und Versicherungsdienstleistungen verbundene Tätigkeiten", abschnitt: "K" },
  { key: "68", title: "Grundstücks- und Wohnungswesen", abschnitt: "L" },
  { key: "69", title: "Rechts- und Steuerberatung, Wirtschaftsprüfung", abschnitt: "M" },
  { key: "70", title: "Verwaltung und Führung von Unternehmen und Betrieben; Unternehmensberatung", abschnitt: "M" },
  {
    key: "71",
    title: "Architektur- und Ingenieurbüros; technische, physikalische und chemische Untersuchung",
    abschnitt: "M",
  },
  { key: "72", title: "Forschung und Entwicklung", abschnitt: "M" },
  { key: "73", title: "Werbung und Marktforschung", abschnitt: "M" },
  { key: "74", title: "Sonstige freiberufliche, wissenschaftliche und technische Tätigkeiten", abschnitt: "M" },
  { key: "75", title: "Veterinärwesen", abschnitt: "M" },
  { key: "77", title: "Vermietung von beweglichen Sachen", abschnitt: "N" },
  { key: "78", title: "Vermittlung und Überlassung von Arbeitskräften", abschnitt: "N" },
  {
    key: "79",
    title: "Reisebüros, Reiseveranstalter und Erbringung sonstiger Reservierungsdienstleistungen",
    abschnitt: "N",
  },
  { key: "80", title: "Wach- und Sicherheitsdienste sowie Detekteien", abschnitt: "N" },
  { key: "81", title: "Gebäudebetreuung; Garten- und Landschaftsbau", abschnitt: "N" },
  {
    key: "82",
    title: "Erbringung von wirtschaftlichen Dienstleistungen für Unternehmen und Privatpersonen a. n. g.",
    abschnitt: "N",
  },
  { key: "84", title: "Öffentliche Verwaltung, Verteidigung; Sozialversicherung", abschnitt: "O" },
  { key: "85", title: "Erziehung und Unterricht", abschnitt: "P" },
  { key: "86", title: "Gesundheitswesen", abschnitt: "Q" },
  { key: "87", title: "Heime (ohne Erholungs- und Ferienheime)", abschnitt: "Q" },
  { key: "88", title: "Sozialwesen (ohne Heime)", abschnitt: "Q" },
  { key: "90", title: "Kreative, künstlerische und unterhaltende Tätigkeiten", abschnitt: "R" },
  { key: "91", title: "Bibliotheken, Archive, Museen, botanische und zoologische Gärten", abschnitt: "R" },
  { key: "92", title: "Spiel-, Wett- und Lotteriewesen", abschnitt: "R" },
  { key: "93", title: "Erbringung von Dienstleistungen des Sports, der Unterhaltung und der Erholung", abschnitt: "R" },
  {
    key: "94",
    title: "Interessenvertretungen sowie kirchliche und sonstige religiöse Vereinigungen (ohne Sozialwesen und Sport)",
    abschnitt: "S",
  },
  { key: "95", title: "Reparatur von Datenverarbeitungsgeräten und Gebrauchsgütern", abschnitt: "S" },
  { key: "96", title: "Erbringung von sonstigen überwiegend persönlichen Dienstleistungen", abschnitt: "S" },
  { key: "97", title: "Private Haushalte mit Hauspersonal", abschnitt: "T" },
  {
    key: "98",
    title:
      "Herstellung von Waren und Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf ohne ausgeprägten Schwerpunkt",
    abschnitt: "T",
  },
  { key: "99", title: "Exterritoriale Organisationen und Körperschaften", abschnitt: "U" },
];

/** "72 Forschung und Entwicklung"; an unknown key is shown as it is. */
export function wirtschaftszweigText(key: string): string {
  const zweig = WIRTSCHAFTSZWEIGE.find((eintrag) => eintrag.key === key);
  return zweig === undefined ? key : `${zweig.key} ${zweig.title}`;
}

/** The divisions as options of a select, grouped by section ("J Information und Kommunikation"). */
export function wirtschaftszweigOptionen(): readonly { key: string; title: string; group: string }[] {
  return WIRTSCHAFTSZWEIGE.map(({ key, title, abschnitt }) => ({
    key,
    title: `${key} ${title}`,
    group: `${abschnitt} ${ABSCHNITTE[abschnitt] ?? ""}`,
  }));
}
