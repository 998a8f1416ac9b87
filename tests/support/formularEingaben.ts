/** One answer on the form: the kind of control, its German name, and what to enter. */
export type Eingabe =
  | { art: "text"; label: string; wert: string }
  | { art: "wahl"; label: string; wert: string }
  | { art: "antwort"; label: string; wert: string }
  | { art: "haken"; label: string }
  | { art: "mehrere"; label: string; werte: readonly string[] }
  | { art: "stichworte"; label: string; werte: readonly string[] };

const text = (label: string, wert: string): Eingabe => ({ art: "text", label, wert });
const wahl = (label: string, wert: string): Eingabe => ({ art: "wahl", label, wert });
const antwort = (label: string, wert: string): Eingabe => ({ art: "antwort", label, wert });
const haken = (label: string): Eingabe => ({ art: "haken", label });
const mehrere = (label: string, ...werte: string[]): Eingabe => ({ art: "mehrere", label, werte });

/** The rows of a table with the button that adds one. */
export type Zeilen = { knopf: string; zeilen: readonly (readonly Eingabe[])[] };

/** What to enter in one tab. `gruppen`: answers below a legend. */
export type TabEingaben = {
  tab: string;
  eingaben: readonly Eingabe[];
  zeilen?: Zeilen;
  gruppen?: readonly { legende: string; eingaben: readonly Eingabe[] }[];
};

/** What makes two Vorhaben differ. */
export type Vorgaben = { titel: string; auftragnehmer: string; partner: string; wirtschaftsgut: string };

const ANSCHRIFT = [
  text("Straße", "Musterallee"),
  text("Hausnummer", "5"),
  text("Postleitzahl", "04109"),
  text("Ort", "Leipzig"),
  wahl("Land", "Deutschland"),
];

const vorhaben = ({ titel }: Vorgaben): TabEingaben => ({
  tab: "Vorhaben",
  eingaben: [
    text("Titel des Vorhabens", titel),
    text("Kurzbezeichnung / Akronym", titel.slice(0, 12)),
    text("Beginn des Vorhabens", "01.03.2025"),
    text("(Voraussichtliches) Ende des Vorhabens", "31.08.2027"),
    mehrere("Art der Forschung", "Industrielle Forschung", "Experimentelle Entwicklung"),
    wahl("Fachgebiet", "Werkstoffe"),
    { art: "stichworte", label: "Schlagwörter", werte: ["Leichtbau", "Klebstoff"] },
    antwort("Wurde für dieses Vorhaben bereits eine Bescheinigung beantragt?", "Nein"),
    antwort("Wird oder wurde das Vorhaben mit anderen öffentlichen Mitteln gefördert?", "Ja"),
    text("Förderprogramm / Förderkennzeichen", "Landesprogramm LP-2025-17"),
    wahl("Anrede", "Frau"),
    text("Vorname", "Erika"),
    text("Nachname", "Beispiel"),
    text("Funktion", "Leitung Entwicklung"),
    text("Telefon", "+49 341 000000"),
    text("E-Mail", "erika.beispiel@example.org"),
  ],
});

const taetigkeitsform: TabEingaben = {
  tab: "Tätigkeitsform",
  eingaben: [
    haken("Eigenbetriebliche Forschung"),
    haken("Auftragsforschung (wir vergeben Aufträge)"),
    haken("Kooperation mit Einrichtung(en) für Forschung und Wissensverbreitung"),
    antwort("Erbringt Ihr Unternehmen selbst Forschungs- und Entwicklungsarbeiten?", "Ja"),
    antwort("Sollen für dieses Vorhaben Wirtschaftsgüter geprüft werden?", "Ja"),
  ],
};

const auftragsforschung = ({ auftragnehmer }: Vorgaben): TabEingaben => ({
  tab: "Auftragsforschung",
  eingaben: [],
  zeilen: {
    knopf: "Auftragnehmer hinzufügen",
    zeilen: [
      [
        antwort("Steht der Auftragnehmer bereits fest?", "Ja"),
        text("Name / Firma des Auftragnehmers", auftragnehmer),
        wahl("Art des Auftragnehmers", "Unternehmen"),
        antwort("Ist der Auftragnehmer ein mit Ihnen verbundenes Unternehmen?", "Nein"),
        ...ANSCHRIFT,
        antwort("Hat der Auftragnehmer seine Geschäftsleitung in der EU oder im EWR?", "Ja"),
        text("Datum der Auftragserteilung", "01.04.2025"),
        text(
          "Welche Forschungs- und Entwicklungstätigkeiten führt der Auftragnehmer durch?",
          "Versuche an Klebverbindungen.",
        ),
        text("(Voraussichtliches) Entgelt in Euro", "60.000,00"),
      ],
    ],
  },
});

const kooperationsforschung = ({ partner }: Vorgaben): TabEingaben => ({
  tab: "Kooperationsforschung",
  eingaben: [
    text("Was ist das übergeordnete Ziel des Kooperationsvorhabens?", "Ein Klebstoff, der sich lösen lässt."),
    text("Welchen Teil der Arbeiten übernimmt Ihr Unternehmen?", "Versuchsaufbau und Erprobung."),
    text("Datum der Kooperationsvereinbarung", "15.02.2025"),
  ],
  zeilen: {
    knopf: "Kooperationspartner hinzufügen",
    zeilen: [
      [
        text("Name / Firma", partner),
        wahl("Art", "Hochschule"),
        ...ANSCHRIFT,
        text("Beitrag des Partners zum Kooperationsvorhaben", "Theoretische Beschreibung der Alterung."),
      ],
    ],
  },
});

const inhaltlicheAngaben: TabEingaben = {
  tab: "Inhaltliche Angaben",
  eingaben: [
    text(
      "Was ist das Ziel Ihres Vorhabens? Welche Herausforderung oder Problemstellung soll mit dem Vorhaben gelöst bzw. welche Wissenslücke soll mit dem Vorhaben geschlossen werden?",
      "Klebverbindungen sollen sich nach Jahren ohne Schaden trennen lassen.",
    ),
    text(
      "Inwieweit hebt sich das angestrebte Produkt, Verfahren oder die Dienstleistung vom Stand der Technik ab?",
      "Bekannte Verfahren zerstören die Bauteile.",
    ),
    text(
      "Welche Arbeiten werden durchgeführt, um der zuvor benannten Herausforderung oder Problemstellung zu begegnen bzw. um die Wissenslücke zu schließen?",
      "Auswahl der Stoffe, Versuche, Auswertung.",
    ),
    text(
      "Welche wissenschaftlichen, technischen und/oder methodischen Unsicherheiten bestehen bei der Bearbeitung der Herausforderung oder Problemstellung?",
      "Es ist offen, ob die Festigkeit über die Jahre erhalten bleibt.",
    ),
  ],
};

const paket = (titel: string, [von, bis]: [string, string], ...akteure: string[]): readonly Eingabe[] => [
  text("Bezeichnung des Arbeitspakets", titel),
  text("Zeitraum von", von),
  text("Zeitraum bis", bis),
  mehrere("Durchgeführt durch", ...akteure),
  text("Personenmonate (eigenes Personal)", "12,5"),
];

const arbeitsplan = ({ auftragnehmer, partner }: Vorgaben): TabEingaben => ({
  tab: "Arbeitsplan-Tool",
  eingaben: [],
  zeilen: {
    knopf: "Arbeitspaket hinzufügen",
    zeilen: [
      paket("Stoffauswahl", ["03.2025", "12.2025"], "Eigenes Unternehmen", auftragnehmer),
      paket("Versuche", ["01.2026", "12.2026"], "Eigenes Unternehmen", partner),
      paket("Auswertung", ["01.2027", "08.2027"], "Eigenes Unternehmen"),
    ],
  },
});

const wirtschaftsgueter = ({ wirtschaftsgut }: Vorgaben): TabEingaben => ({
  tab: "Wirtschaftsgüter",
  eingaben: [],
  zeilen: {
    knopf: "Wirtschaftsgut hinzufügen",
    zeilen: [
      [
        text("Bezeichnung des Wirtschaftsguts", wirtschaftsgut),
        wahl("Art", "Maschinelle Anlage"),
        wahl("Angeschafft / selbst hergestellt", "Angeschafft"),
        text("Datum der (geplanten) Anschaffung oder Herstellung", "15.03.2025"),
        text("Anzahl gleichartiger Wirtschaftsgüter", "1"),
        text("Anschaffungs-/Herstellungskosten in Euro", "48.500,00"),
        antwort("Handelt es sich um ein immaterielles Wirtschaftsgut (z. B. Software, Lizenz)?", "Nein"),
        antwort("Wird das Wirtschaftsgut im Vorhaben ausschließlich eigenbetrieblich verwendet?", "Ja"),
        text("Nutzung im Vorhaben von", "03.2025"),
        text("Nutzung im Vorhaben bis", "12.2026"),
        text(
          "Warum ist das Wirtschaftsgut für die Durchführung des Vorhabens erforderlich?",
          "Ohne Prüfstand keine Messreihen.",
        ),
        mehrere("In welchen Arbeitspaketen wird es benötigt?", "1 Stoffauswahl"),
      ],
    ],
  },
});

const jahr = (zahl: string) => ({
  legende: `Wirtschaftsjahr ${zahl}`,
  eingaben: [
    text("FuE-Personal im Vorhaben (VZÄ, Jahresdurchschnitt)", "1,5"),
    text("Anzahl beteiligter Personen", "3"),
    text("Personalaufwendungen in Euro", "112.500,00"),
    text("Aufwendungen für Auftragsforschung in Euro", "20.000,00"),
    text("Wertminderung Wirtschaftsgüter in Euro", "4.850,00"),
  ],
});

const rahmen: TabEingaben = { tab: "Rahmen", eingaben: [], gruppen: [jahr("2025"), jahr("2026"), jahr("2027")] };

/** A complete Vorhaben over all eight tabs, in their order. */
export function vorhabenEingaben(vorgaben: Vorgaben): readonly TabEingaben[] {
  return [
    vorhaben(vorgaben),
    taetigkeitsform,
    auftragsforschung(vorgaben),
    kooperationsforschung(vorgaben),
    inhaltlicheAngaben,
    arbeitsplan(vorgaben),
    wirtschaftsgueter(vorgaben),
    rahmen,
  ];
}
