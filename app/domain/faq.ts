import type { FaqKategorieSchluessel } from "./hilfe/faqKategorien";

/**
 * A question of the FAQ that every portal starts with. `nr` names it for good and is never used again; `antwort` is
 * Markdown, with the placeholders of `hilfe/faqPlatzhalter`.
 */
export type FaqVorlage = {
  readonly nr: number;
  readonly kategorie: FaqKategorieSchluessel;
  readonly frage: string;
  readonly antwort: string;
};

/**
 * The questions and answers that the portal starts with. What depends on a rule of the portal is a placeholder, so that
 * it follows its rule in edited texts as well.
 *
 * Numbers of the law stand here as they are; `tests/unit/domain/faq.test.ts` compares them with the constants that
 * decide.
 *
 * @assumed The specification names an FAQ without content; the texts follow domain.md section 6.
 */
export const FAQ: readonly FaqVorlage[] = [
  {
    nr: 1,
    kategorie: "grundlagen",
    frage: "Wofür brauche ich die Bescheinigung?",
    antwort:
      "Sie stellt verbindlich fest, dass Ihr Vorhaben Forschung und Entwicklung im Sinne des FZulG ist. Ohne sie setzt das Finanzamt keine Forschungszulage fest.",
  },
  {
    nr: 2,
    kategorie: "grundlagen",
    frage: "Wer kann einen Antrag stellen?",
    antwort:
      "Steuerpflichtige mit Einkünften aus Land- und Forstwirtschaft, Gewerbebetrieb oder selbständiger Arbeit, die nicht steuerbefreit sind; bei Mitunternehmerschaften die Gesellschaft. Größe und Branche spielen keine Rolle.",
  },
  {
    nr: 3,
    kategorie: "antrag",
    frage: "Was ist ein Vorhaben?",
    antwort:
      "Eine genau abgegrenzte Aufgabe mit klaren Zielen, Tätigkeiten und überprüfbaren Ergebnissen. Mehrere Arbeitspakete sind möglich.",
  },
  {
    nr: 4,
    kategorie: "antrag",
    frage: "Kann ich mehrere Vorhaben in einem Antrag angeben?",
    antwort: "Ja. Über jedes Vorhaben wird einzeln entschieden.",
  },
  {
    nr: 5,
    kategorie: "antrag",
    frage: "Wann kann ich den Antrag stellen?",
    antwort:
      "Vor, während oder nach dem Vorhaben. Für die Zukunft kann längstens für {{zukunftsjahre}} volle Wirtschaftsjahre bescheinigt werden.",
  },
  {
    nr: 6,
    kategorie: "antrag",
    frage: "Welche Vorhaben sind zu alt?",
    antwort: "Solche, mit denen bis zum 1. Januar 2020 begonnen wurde.",
  },
  {
    nr: 7,
    kategorie: "antrag",
    frage: "Nach welchen Kriterien wird geprüft?",
    antwort: "Neuartigkeit, Risiko/Unwägbarkeit und Planmäßigkeit; alle drei müssen erfüllt sein.",
  },
  {
    nr: 8,
    kategorie: "grundlagen",
    frage: "Prüfen Sie auch die Kosten?",
    antwort:
      "Nein. Wir prüfen nur die fachlichen Voraussetzungen und die Erforderlichkeit von Wirtschaftsgütern. Über die Höhe entscheidet das Finanzamt.",
  },
  {
    nr: 9,
    kategorie: "grundlagen",
    frage: "Wie hoch ist die Forschungszulage?",
    antwort:
      "25 % der Bemessungsgrundlage; KMU können 10 Prozentpunkte mehr beantragen. Die Bemessungsgrundlage beträgt ab 2026 höchstens 12 Mio. Euro je Jahr.",
  },
  {
    nr: 10,
    kategorie: "grundlagen",
    frage: "Was kostet die Bescheinigung?",
    antwort: "Die erste Bescheinigung je Wirtschaftsjahr ist gebührenfrei; für weitere können Gebühren erhoben werden.",
  },
  {
    nr: 11,
    kategorie: "portal",
    frage: "Wozu brauche ich ein ELSTER-Zertifikat?",
    antwort:
      "Damit weist Ihr Unternehmen seine Identität nach: bei der Registrierung, beim Einreichen und beim Abruf des Bescheids. Wählen Sie bei ELSTER „Für eine Organisation“. Die Ausstellung kann bis zu 14 Tage dauern.",
  },
  {
    nr: 12,
    kategorie: "antrag",
    frage: "Wie viel Platz habe ich für die Beschreibung?",
    antwort: "{{zeichenFragen}} Zeichen für die vier Fragen; je Auftragnehmer {{zeichenAuftragnehmer}} Zeichen.",
  },
  {
    nr: 13,
    kategorie: "antrag",
    frage: "Muss ich den Arbeitsplan im Portal erfassen?",
    antwort: "Ja, seit dem 20. Februar 2025. Ein eigener Arbeitsplan kann nicht mehr hochgeladen werden.",
  },
  {
    nr: 14,
    kategorie: "angaben",
    frage: "Welche Wirtschaftsgüter kann ich angeben?",
    antwort:
      "Abnutzbare bewegliche Wirtschaftsgüter des Anlagevermögens, nach dem 27. März 2024 angeschafft oder hergestellt, ausschließlich eigenbetrieblich genutzt und für das Vorhaben erforderlich. Software, Lizenzen und Güter bis 800 Euro zählen nicht.",
  },
  {
    nr: 15,
    kategorie: "angaben",
    frage: "Mein Vorhaben ist schon bescheinigt. Kann ich Wirtschaftsgüter nachreichen?",
    antwort:
      "Ja, mit einem Ergänzungsantrag, wenn das Vorhaben nach dem 27. März 2024 begonnen hat und der erste Antrag vor Einführung dieser Funktion gestellt wurde.",
  },
  {
    nr: 16,
    kategorie: "angaben",
    frage: "Was ist Auftragsforschung?",
    antwort:
      "Sie beauftragen Dritte mit Forschungs- und Entwicklungsarbeiten für Ihr Vorhaben. Der Auftragnehmer muss seine Geschäftsleitung in der EU oder im EWR haben. Für Aufträge seit dem 28. März 2024 sind 70 % des Entgelts ansetzbar, vorher 60 %.",
  },
  {
    nr: 17,
    kategorie: "angaben",
    frage: "Wie läuft eine Kooperation?",
    antwort: "Jeder anspruchsberechtigte Partner beantragt die Bescheinigung für seinen eigenen Anteil.",
  },
  {
    nr: 18,
    kategorie: "verfahren",
    frage: "Ich habe eine Nachforderung erhalten. Was bedeutet das?",
    antwort:
      "Die Prüfung braucht weitere Angaben; das ist keine Ablehnung. Antworten Sie innerhalb der genannten Frist im Portal, am besten durch die fachlich Verantwortlichen. Je Antwort stehen {{zeichenAntwort}} Zeichen und bis zu {{anlagenAntwort}} Anlagen zur Verfügung.",
  },
  {
    nr: 19,
    kategorie: "verfahren",
    frage: "Wie lange dauert die Prüfung?",
    antwort: "Nach Eingang vollständiger Unterlagen soll innerhalb von drei Monaten entschieden werden.",
  },
  {
    nr: 20,
    kategorie: "verfahren",
    frage: "Wie erhalte ich den Bescheid?",
    antwort:
      "Sie werden per E-Mail benachrichtigt und rufen ihn im Portal nach Anmeldung mit ELSTER ab. {{bekanntgabe}}",
  },
  {
    nr: 21,
    kategorie: "verfahren",
    frage: "Kann ich widersprechen?",
    antwort: "Ja, innerhalb eines Monats nach Bekanntgabe, gegen die Ablehnung und gegen die Bescheinigung.",
  },
  {
    nr: 22,
    kategorie: "verfahren",
    frage: "Kann ich einen eingereichten Antrag ändern?",
    antwort:
      "Nein. Sie können Unterlagen nachreichen (Nachtrag) oder den Antrag bis zur Entscheidung zurückziehen und neu stellen.",
  },
  {
    nr: 23,
    kategorie: "portal",
    frage: "Wer sieht meine Angaben?",
    antwort:
      "Nur besonders verpflichtete Personen. Externe Gutachter werden nur ausnahmsweise und nicht gegen Ihren Widerspruch einbezogen. Daten gehen an die Finanzverwaltung.",
  },
  {
    nr: 24,
    kategorie: "portal",
    frage: "Darf mich ein Beratungsunternehmen unterstützen?",
    antwort: "Ja. Die Mitwirkung ist im Antrag anzugeben; Sie bleiben für die Angaben verantwortlich.",
  },
  {
    nr: 25,
    kategorie: "grundlagen",
    frage: "Wie lange kann ich die Zulage beim Finanzamt beantragen?",
    antwort: "In der Regel bis vier Jahre nach Ablauf des Jahres, in dem der Anspruch entstanden ist.",
  },
];
