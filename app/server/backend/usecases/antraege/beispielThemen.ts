/** A made-up research topic: what the generator of test data and the demo write into a Vorhaben. */
export type BeispielThema = {
  titel: string;
  kurzbezeichnung: string;
  fachgebiet: string;
  schlagwoerter: string[];
  ziel: string;
  standDerTechnik: string;
  arbeiten: string;
  unsicherheiten: string;
  pakete: readonly [string, string, string];
};

/** The first topic; its texts say that they are examples. */
export const ERSTES_THEMA: BeispielThema = {
  titel: "Beispiel: KI-gestützte Erkennung von Lagerschäden aus Körperschall",
  kurzbezeichnung: "Beispiel LAGERKI",
  fachgebiet: "INFORMATIK_KI",
  schlagwoerter: ["Körperschall", "maschinelles Lernen", "Wälzlager"],
  ziel: "Testdaten: Ziel ist ein Verfahren, das beginnende Schäden an Wälzlagern aus dem Körperschall der laufenden Maschine erkennt. Bisher gelingt das nur bei konstanter Drehzahl. Die Wissenslücke liegt in der Trennung von Schadenssignal und drehzahlabhängigem Hintergrund. Angestrebt wird eine Erkennungsrate von mindestens 90 Prozent bei wechselnder Last.",
  standDerTechnik:
    "Testdaten: Verfügbare Systeme werten feste Frequenzbänder bei konstanter Drehzahl aus. Für wechselnde Drehzahl und Last ist kein Verfahren bekannt, das ohne Vergleichsmessung am unbeschädigten Lager auskommt.",
  arbeiten:
    "Testdaten: Aufbau eines Prüfstands mit definierten Lagerschäden, Messreihen über das gesamte Drehzahlband, Entwicklung eines Modells zur Trennung der Signalanteile, Erprobung an zwei Maschinen, Vergleich der Ergebnisse mit den Zielwerten.",
  unsicherheiten:
    "Testdaten: Unklar ist, ob sich die Signalanteile bei schnellen Lastwechseln überhaupt trennen lassen. Gelingt dies nicht, ist der gesamte Lösungsweg nicht tragfähig. Ebenso offen ist, ob das Modell auf andere Bauarten übertragbar ist.",
  pakete: ["Prüfstand und Messreihen", "Modell zur Signaltrennung", "Erprobung an zwei Maschinen"],
};

/** Topics by which the Anträge of the demo differ. */
export const BEISPIEL_THEMEN: readonly BeispielThema[] = [
  ERSTES_THEMA,
  {
    ...ERSTES_THEMA,
    titel: "Beispiel: Biobasierte Klebstoffe für faserverstärkte Leichtbauteile",
    kurzbezeichnung: "Beispiel BIOKLEB",
    fachgebiet: "WERKSTOFFE",
    schlagwoerter: ["Klebstoff", "Leichtbau", "nachwachsende Rohstoffe"],
    ziel: "Beispieltext: Entwickelt werden soll ein Klebstoff aus nachwachsenden Rohstoffen, der faserverstärkte Bauteile dauerhaft verbindet. Die Wissenslücke betrifft die Alterung der Klebfuge bei Feuchte und Wärme.",
    standDerTechnik:
      "Beispieltext: Biobasierte Klebstoffe verlieren nach 1.000 Stunden Klimawechsel mehr als die Hälfte ihrer Festigkeit. Ein Verfahren, das dies verhindert, ist nicht bekannt.",
    arbeiten:
      "Beispieltext: Auswahl und Veränderung der Harze, Versuche zur Aushärtung, Klimawechselprüfungen, Bau und Test eines Musterbauteils.",
    unsicherheiten:
      "Beispieltext: Es ist offen, ob die Vernetzung der Harze bei niedriger Temperatur gelingt, ohne die Fasern zu schädigen.",
    pakete: ["Auswahl der Harze", "Versuche zur Aushärtung", "Klimawechselprüfung am Muster"],
  },
  {
    ...ERSTES_THEMA,
    titel: "Beispiel: Selbstlernende Regelung für Wärmepumpen im Gebäudebestand",
    kurzbezeichnung: "Beispiel WPREGEL",
    fachgebiet: "ENERGIE_UMWELT",
    schlagwoerter: ["Wärmepumpe", "Regelung", "Gebäudebestand"],
    ziel: "Beispieltext: Eine Regelung soll das Verhalten eines unbekannten Gebäudes im Betrieb lernen und den Strombedarf der Wärmepumpe um 15 Prozent senken.",
    standDerTechnik:
      "Beispieltext: Bekannte Regelungen brauchen ein Modell des Gebäudes, das im Bestand nicht vorliegt.",
    arbeiten:
      "Beispieltext: Messungen in fünf Gebäuden, Entwurf des Lernverfahrens, Simulation, Feldversuch über eine Heizperiode.",
    unsicherheiten: "Beispieltext: Unsicher ist, ob das Lernverfahren innerhalb einer Heizperiode stabil wird.",
    pakete: ["Messungen in fünf Gebäuden", "Entwurf des Lernverfahrens", "Feldversuch"],
  },
  {
    ...ERSTES_THEMA,
    titel: "Beispiel: Zerstörungsfreie Prüfung additiv gefertigter Bauteile mit Terahertzstrahlung",
    kurzbezeichnung: "Beispiel TERAPRÜF",
    fachgebiet: "PHYSIK_OPTIK",
    schlagwoerter: ["Terahertz", "additive Fertigung", "Prüfung"],
    ziel: "Beispieltext: Poren ab 50 Mikrometern sollen während des Drucks erkannt werden. Die Wissenslücke liegt in der Streuung an rauen Schichten.",
    standDerTechnik: "Beispieltext: Prüfungen finden bisher erst nach dem Druck und mit Röntgenstrahlung statt.",
    arbeiten:
      "Beispieltext: Messungen an Probekörpern, Modell der Streuung, Aufbau eines Labormusters, Erprobung im Drucker.",
    unsicherheiten:
      "Beispieltext: Es ist nicht bekannt, ob die Auflösung bei der nötigen Geschwindigkeit erreicht wird.",
    pakete: ["Messungen an Probekörpern", "Modell der Streuung", "Labormuster im Drucker"],
  },
];
