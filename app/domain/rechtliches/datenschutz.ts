import { BEKANNTES_GERAET_HOECHSTENS, MAIL_LINK_MINUTEN, TRESOR_TAGE } from "../sitzung/aufbewahrung";
import { formatDauer, formatDauerDativ } from "../sitzung/dauer";
import { BETREIBER } from "./betreiber";
import type { TextAbschnitt } from "./textAbschnitt";

/** Title of the privacy policy, on the page and in the PDF. */
export const DATENSCHUTZ_TITEL = "Datenschutzerklärung";

/** Day of the last change of the text. */
export const DATENSCHUTZ_DATUM = "1. Oktober 2026";

/**
 * The privacy policy, one text for page and PDF.
 *
 * @assumed The specification names a PDF without content; the text follows Art. 13 DSGVO and domain.md 5.4.
 */
export const DATENSCHUTZ: readonly TextAbschnitt[] = [
  {
    id: "verantwortlich",
    titel: "Wer verantwortlich ist",
    absaetze: [
      `Verantwortlich für die Verarbeitung Ihrer Daten ist: ${BETREIBER.name}, ${BETREIBER.strasse}, ${BETREIBER.ort}, Telefon ${BETREIBER.telefon}, E-Mail ${BETREIBER.email}.`,
      `Unsere Datenschutzbeauftragte erreichen Sie unter ${BETREIBER.datenschutzEmail}.`,
    ],
  },
  {
    id: "zwecke",
    titel: "Welche Daten wir wozu verarbeiten",
    absaetze: [
      "Wir verarbeiten Daten, damit Unternehmen die Bescheinigung für die Forschungszulage beantragen können:",
      [
        "Daten des Unternehmens, zum Beispiel Name, Anschrift, Rechtsform und Steuernummern aus dem ELSTER-Zertifikat",
        "Daten der Personen, die das Portal benutzen: Name, E-Mail-Adresse, Rolle und ein verschlüsselt gespeichertes Passwort",
        "Angaben im Antrag, auch Namen und Erreichbarkeit von Ansprechpersonen, Auftragnehmern und Kooperationspartnern",
        "Daten der Sitzung: Zeitpunkt der Anmeldung, Art des Geräts und Kennung der Anfrage; sie dienen der Sicherheit",
      ],
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe e DSGVO in Verbindung mit den §§ 6, 14 und 16a des Forschungszulagengesetzes und den §§ 3, 6 und 7 der Forschungszulagen-Bescheinigungsverordnung.",
    ],
  },
  {
    id: "empfaenger",
    titel: "Wer Ihre Daten erhält",
    absaetze: [
      "Anträge werden vertraulich behandelt. Sie werden nur von besonders verpflichteten Personen gelesen. Je nach Verfahren erhalten Daten:",
      [
        "die Finanzverwaltung",
        "das zuständige Ministerium und von ihm beauftragte Stellen, die das Gesetz auswerten",
        "externe Gutachterinnen und Gutachter, nur ausnahmsweise und nicht gegen Ihren Widerspruch",
        "Dienstleister, die das Portal in unserem Auftrag technisch betreiben",
        "der Dienst zur Identifizierung mit dem ELSTER-Zertifikat",
      ],
      "Eine Übermittlung in Länder außerhalb der Europäischen Union findet nicht statt.",
    ],
  },
  {
    id: "dauer",
    titel: "Wie lange wir Daten speichern",
    absaetze: [
      "Unterlagen eines Verfahrens werden so lange aufbewahrt, wie es die Vorschriften zur Aktenführung verlangen. Eine begonnene Registrierung, die nicht abgeschlossen wird, wird gelöscht. Daten einer Sitzung werden gelöscht, wenn sie für die Sicherheit nicht mehr gebraucht werden. Angaben in einem Formular, die erst nach dem Ende Ihrer Sitzung ankommen, werden verschlüsselt aufbewahrt und gelöscht, sobald Sie sie übernommen oder verworfen haben, spätestens nach der Frist, die dabei steht.",
    ],
  },
  {
    id: "cookies",
    titel: "Cookies",
    absaetze: [
      `Das Portal setzt nur Cookies, die für den Betrieb notwendig sind (§ 25 Absatz 2 TDDDG): für die Anmeldung, für den Schutz von Formularen, höchstens ${BEKANNTES_GERAET_HOECHSTENS.text} lang, um Ihren Browser wiederzuerkennen, damit falsche Passwörter anderer Sie nicht aussperren, ${formatDauer(MAIL_LINK_MINUTEN)} lang für Links aus E-Mails, für kurze Meldungen, für die Filter Ihrer Antragsliste bis zur Abmeldung und für Ihre Wahl, ob die Navigation schmal angezeigt wird und ob Seiten hell oder dunkel angezeigt werden. Eingaben, die Sie noch nicht gespeichert haben, legt es verschlüsselt in Ihrem Browser ab, damit sie nach einem Absturz nicht verloren sind; sie werden beim Speichern, beim Abmelden und spätestens nach ${formatDauerDativ(TRESOR_TAGE * 24 * 60)} entfernt. Es gibt keine Auswertung Ihres Verhaltens und keine Inhalte anderer Anbieter.`,
    ],
  },
  {
    id: "rechte",
    titel: "Ihre Rechte",
    absaetze: [
      "Sie haben das Recht auf:",
      [
        "Auskunft über Ihre Daten (Artikel 15 DSGVO)",
        "Berichtigung und Löschung (Artikel 16 und 17 DSGVO)",
        "Einschränkung der Verarbeitung (Artikel 18 DSGVO)",
        "Widerspruch gegen die Verarbeitung (Artikel 21 DSGVO)",
        "Beschwerde bei einer Aufsichtsbehörde, zum Beispiel bei der oder dem Bundesbeauftragten für den Datenschutz und die Informationsfreiheit",
      ],
    ],
  },
  {
    id: "pflicht",
    titel: "Müssen Sie Daten angeben?",
    absaetze: [
      "Ohne die Pflichtangaben kann ein Antrag nicht geprüft werden. Alle anderen Angaben sind freiwillig. Über Anträge entscheiden Menschen; eine automatisierte Entscheidung gibt es nicht.",
    ],
  },
];
