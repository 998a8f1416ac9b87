import type { HilfetextEntwurf } from "./hilfetextEntwurf";

const VORHABEN: readonly HilfetextEntwurf[] = [
  [
    "vorhabenAllgemein",
    "<p>Ein Vorhaben ist eine genau abgegrenzte Aufgabe mit klaren Zielen, Tätigkeiten und überprüfbaren Ergebnissen. Es kann aus mehreren Arbeitspaketen bestehen.</p><p>Ein Antrag kann mehrere Vorhaben enthalten. Über jedes Vorhaben wird einzeln entschieden.</p>",
  ],
  [
    "titel",
    "<p>Wählen Sie einen fachlichen Titel, der das Ziel und die Methode erkennen lässt. Produktnamen und interne Kürzel sagen den Prüfenden nichts.</p><ul><li>Gut: „KI-basiertes Verfahren zur Erkennung von Oberflächenfehlern“</li><li>Schlecht: „Entwicklung der Station TX108A“</li></ul>",
  ],
  [
    "kurzbezeichnung",
    "<p>Die Kurzbezeichnung erscheint in Tabellen und Nachrichten. Sie hilft Ihnen, mehrere Vorhaben zu unterscheiden.</p>",
  ],
  [
    "beginn",
    "<p>Das Vorhaben beginnt an dem Tag, an dem die geplanten Arbeiten starten. Ziele, Personal und Finanzierung müssen dann feststehen.</p><p>Begünstigt sind nur Vorhaben, die <strong>nach dem 1. Januar 2020</strong> begonnen wurden.</p>",
  ],
  [
    "ende",
    "<p>Läuft das Vorhaben noch, geben Sie das voraussichtliche Ende an. Für die Zukunft kann längstens für <strong>drei volle Wirtschaftsjahre</strong> bescheinigt werden.</p>",
  ],
  [
    "forschungsart",
    "<ul><li><strong>Grundlagenforschung</strong> schafft vor allem neues Grundlagenwissen, ohne erkennbare direkte kommerzielle Anwendung.</li><li><strong>Industrielle Forschung</strong> gewinnt planmäßig neue Kenntnisse, um neue Produkte, Verfahren oder Dienstleistungen zu entwickeln oder vorhandene wesentlich zu verbessern.</li><li><strong>Experimentelle Entwicklung</strong> nutzt vorhandenes Wissen für neue oder verbesserte Produkte, Verfahren oder Dienstleistungen, zum Beispiel durch Bau und Test eines Prototyps. Routinemäßige Änderungen gehören nicht dazu.</li></ul>",
  ],
  [
    "fachgebiet",
    "<p>Das Fachgebiet bestimmt, wer Ihr Vorhaben fachlich prüft. Wählen Sie das Gebiet, in dem die wesentlichen Unsicherheiten liegen.</p>",
  ],
  ["schlagwoerter", "<p>Nennen Sie bis zu zehn Schlagwörter zu Methode, Technik und Anwendungsfeld.</p>"],
  [
    "vorherigerAntrag",
    "<p>Für dasselbe Vorhaben wird nur einmal bescheinigt. Wurde ein früherer Antrag abgelehnt oder zurückgezogen, geben Sie bitte dessen Vorhaben-ID an.</p>",
  ],
  [
    "andereFoerderung",
    "<p>Eine andere Förderung schließt die Forschungszulage nicht aus. Dieselben Aufwendungen dürfen aber nicht doppelt gefördert werden. Das prüft das Finanzamt.</p>",
  ],
  ["ansprechpersonNachname", "<p>Nennen Sie eine Person, die fachliche Rückfragen zum Vorhaben beantworten kann.</p>"],
];

const TAETIGKEITSFORM: readonly HilfetextEntwurf[] = [
  [
    "taetigkeitsformAllgemein",
    "<p>Geben Sie an, wer die Arbeiten durchführt. Sie können mehrere Formen auswählen. Danach richtet sich, welche weiteren Angaben erforderlich sind.</p>",
  ],
  [
    "eigenbetrieblich",
    "<p>Eigenbetrieblich forschen Sie, wenn die Arbeiten mit eigenem Personal in Ihrem Unternehmen stattfinden und Sie darüber entscheiden. Das gilt auch, wenn eine Kundin oder ein Kunde das Ergebnis bezahlt.</p>",
  ],
  [
    "auftrag",
    "<p>Auftragsforschung liegt vor, wenn Sie Dritte mit festgelegten Forschungs- und Entwicklungsarbeiten beauftragen, dafür ein Entgelt zahlen, das Risiko tragen und die Ergebnisse erhalten.</p><p>Den Antrag stellt immer das Unternehmen, das den Auftrag <strong>vergibt</strong>.</p>",
  ],
  [
    "kooperationUnternehmen",
    "<p>Bei einer Kooperation arbeiten mehrere Unternehmen an einem gemeinsamen Ziel und tragen jeweils eigene Forschungsarbeiten bei. Jedes anspruchsberechtigte Unternehmen beantragt seinen eigenen Anteil.</p>",
  ],
  [
    "kooperationForschung",
    "<p>Einrichtungen für Forschung und Wissensverbreitung sind zum Beispiel Hochschulen und außeruniversitäre Forschungsinstitute.</p>",
  ],
  [
    "wirtschaftsgueterBeantragen",
    "<p>Für Vorhaben, die nach dem 27. März 2024 begonnen haben, kann geprüft werden, ob bewegliche Wirtschaftsgüter für das Vorhaben erforderlich sind. Sie müssen ausschließlich im eigenen Betrieb verwendet werden.</p>",
  ],
];

const AUFTRAGSFORSCHUNG: readonly HilfetextEntwurf[] = [
  [
    "auftragsforschungAllgemein",
    "<p>Erfassen Sie jeden Auftragnehmer einzeln. Unteraufträge, die ein Auftragnehmer an Dritte vergibt, sind nicht begünstigt.</p>",
  ],
  [
    "auftragnehmerAllgemein",
    "<p>Beschreiben Sie, wen Sie beauftragen und welche Arbeiten der Auftragnehmer übernimmt. Steht er noch nicht fest, genügen Ländergruppe, Aufgabe und voraussichtliches Entgelt.</p>",
  ],
  [
    "auftragnehmerVerbunden",
    "<p>Aufträge an verbundene Unternehmen zählen nur, wenn</p><ul><li>ein gezielter Auftrag erteilt ist,</li><li>Sie die Ziele vorgeben,</li><li>Entgelt und Budget gesondert vereinbart sind und</li><li>Dritte nur mit Ihrer Zustimmung beteiligt werden.</li></ul>",
  ],
  [
    "geschaeftsleitungEuEwr",
    "<p>Auftragsforschung ist nur begünstigt, wenn der Auftragnehmer seine Geschäftsleitung in der EU oder im EWR hat (§ 2 Abs. 5 FZulG).</p>",
  ],
  [
    "auftragsdatum",
    "<p>Für Aufträge, die nach dem 27. März 2024 erteilt wurden, sind 70 % des Entgelts ansetzbar, für frühere 60 %.</p>",
  ],
  [
    "auftragnehmerBeitrag",
    "<p>Beschreiben Sie, was der Auftragnehmer konkret beiträgt, um die Wissenslücke zu schließen. Eine Umsetzung nach fertigen Vorgaben ist keine Forschung und Entwicklung.</p>",
  ],
  [
    "auftragswert",
    "<p>Geben Sie das vereinbarte oder voraussichtliche Entgelt an. Können Sie Vorsteuer abziehen, geben Sie es ohne Umsatzsteuer an.</p>",
  ],
];

const KOOPERATIONSFORSCHUNG: readonly HilfetextEntwurf[] = [
  [
    "kooperationsforschungAllgemein",
    "<p>Beschreiben Sie das gemeinsame Ziel und den Anteil Ihres Unternehmens. Erfassen Sie danach jeden Partner einzeln.</p>",
  ],
  [
    "kooperationspartnerAllgemein",
    "<p>Nennen Sie Anschrift und Art des Partners und beschreiben Sie, was er zum gemeinsamen Vorhaben beiträgt.</p>",
  ],
  ["uebergeordnetesZiel", "<p>Nennen Sie das Ziel, das alle Partner gemeinsam erreichen wollen.</p>"],
  ["eigenerAnteil", "<p>Beschreiben Sie nur die Arbeiten Ihres Unternehmens. Für sie gilt Ihr Antrag.</p>"],
  [
    "partnerBeitrag",
    "<p>Beschreiben Sie die Forschungs- und Entwicklungsarbeiten des Partners und wie sie mit Ihren zusammenhängen.</p>",
  ],
  [
    "stelltAntrag",
    "<p>Jeder anspruchsberechtigte Partner kann für seinen eigenen Anteil eine Bescheinigung beantragen.</p>",
  ],
];

/** Help texts of the V2 tabs 0 to 3. */
export const HILFETEXTE_VORHABEN: readonly (readonly HilfetextEntwurf[])[] = [
  VORHABEN,
  TAETIGKEITSFORM,
  AUFTRAGSFORSCHUNG,
  KOOPERATIONSFORSCHUNG,
];
