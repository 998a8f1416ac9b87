/** A part of the page in Leichte Sprache: a heading, then sentences; a list of sentences is shown with bullets. */
export type LeichterAbschnitt = {
  readonly id: string;
  readonly titel: string;
  readonly saetze: readonly (string | readonly string[])[];
};

/**
 * The page in Leichte Sprache: what the portal is, how to move in it, what the accessibility statement says, where to
 * find more. One sentence per entry, at most twelve words, compound nouns with hyphens, no brackets and no special
 * characters.
 */
export const LEICHTE_SPRACHE: readonly LeichterAbschnitt[] = [
  {
    id: "willkommen",
    titel: "Herzlich willkommen!",
    saetze: [
      "Sie sind auf einer Internet-Seite für Unternehmen.",
      "Die Internet-Seite heißt: Antrags-Portal.",
      "Hier erklären wir Ihnen das Antrags-Portal in Leichter Sprache.",
    ],
  },
  {
    id: "forschungszulage",
    titel: "Das ist die Forschungs-Zulage",
    saetze: [
      "Viele Unternehmen forschen.",
      "Forschen heißt: Fach-Leute suchen neues Wissen.",
      "Oder die Fach-Leute erfinden neue Dinge.",
      "Zum Beispiel: eine neue Maschine.",
      "Forschen kostet viel Geld.",
      "Der Staat hilft den Unternehmen mit Geld.",
      "Dieses Geld heißt: Forschungs-Zulage.",
    ],
  },
  {
    id: "stelle",
    titel: "Das macht die Bescheinigungs-Stelle",
    saetze: [
      "Ein Unternehmen möchte die Forschungs-Zulage bekommen.",
      "Dann schickt das Unternehmen einen Antrag an die Bescheinigungs-Stelle.",
      "Die Bescheinigungs-Stelle prüft den Antrag.",
      "Die Bescheinigungs-Stelle stellt 3 Fragen:",
      ["Ist die Idee neu?", "Ist das Ergebnis noch unsicher?", "Hat das Unternehmen einen Plan?"],
      "Die Antwort auf alle 3 Fragen ist: Ja.",
      "Dann bekommt das Unternehmen eine Bescheinigung.",
      "Eine Bescheinigung ist ein wichtiger Text vom Amt.",
      "Das Unternehmen zeigt die Bescheinigung beim Finanz-Amt.",
      "Das Finanz-Amt rechnet die Forschungs-Zulage aus.",
    ],
  },
  {
    id: "benutzen",
    titel: "So benutzen Sie das Antrags-Portal",
    saetze: [
      "Auf der Start-Seite sehen Sie 2 Felder.",
      "In das erste Feld schreiben Sie Ihre E-Mail-Adresse.",
      "In das zweite Feld schreiben Sie Ihr Pass-Wort.",
      "Dann klicken Sie auf: Anmelden.",
      "Sie sind neu hier?",
      "Dann klicken Sie auf: Registrieren.",
      "Registrieren heißt: Sie melden sich zum ersten Mal an.",
      "Sie brauchen dafür ein ELSTER-Zertifikat.",
      "Das ist ein Ausweis für den Computer.",
      "Sie haben Ihr Pass-Wort vergessen?",
      "Dann klicken Sie auf: Passwort vergessen.",
      "Nach der Anmeldung sehen Sie ein Menü.",
      "Ein Menü ist eine Liste mit Wörtern.",
      "Sie klicken auf ein Wort.",
      "Dann kommt eine neue Seite.",
      "Im Menü gibt es zum Beispiel:",
      [
        "Startseite: Hier sehen Sie die wichtigsten Dinge zuerst.",
        "Anträge: Hier schreiben Sie Ihre Anträge.",
        "Hilfe: Hier bekommen Sie Antworten auf Fragen.",
      ],
      "Ganz unten auf jeder Seite gibt es diese Wörter:",
      [
        "Kontakt: Hier steht unsere Telefon-Nummer.",
        "Impressum: Hier steht, wer die Internet-Seite macht.",
        "Datenschutz: Hier steht, wie wir Ihre Daten schützen.",
        "Barrierefreiheit: Hier steht, wie gut alle Menschen die Internet-Seite benutzen können.",
      ],
    ],
  },
  {
    id: "barrierefreiheit",
    titel: "Erklärung zur Barriere-Freiheit",
    saetze: [
      "Barriere-frei heißt: Alle Menschen können die Internet-Seite gut benutzen.",
      "Zum Beispiel auch blinde Menschen.",
      "Wir haben das Portal selbst geprüft.",
      "Manche Teile sind noch schwer zu benutzen.",
      "In der Erklärung zur Barriere-Freiheit steht, welche Teile das sind.",
      "Sie haben ein Problem gefunden?",
      "Dann schreiben Sie uns eine E-Mail.",
      "Sie haben auf Ihre E-Mail eine schlechte Antwort bekommen?",
      "Dann hilft Ihnen die Schlichtungs-Stelle.",
      "Die Hilfe kostet kein Geld.",
    ],
  },
  {
    id: "mehr",
    titel: "Mehr Informationen",
    saetze: [
      "Ein Video in Gebärden-Sprache fehlt noch.",
      "Sie brauchen Informationen in Gebärden-Sprache?",
      "Dann schreiben Sie uns eine E-Mail.",
      "Die anderen Seiten im Portal sind in schwerer Sprache.",
      "Menschen mit Lern-Schwierigkeiten prüfen Texte in Leichter Sprache.",
      "Diese Menschen heißen: Prüf-Leser.",
      "Dieser Text ist noch nicht von Prüf-Lesern geprüft.",
    ],
  },
];
