import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the pages around the form of an Antrag, the general text first. */
export const HILFETEXTE_ANTRAEGE: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Diese Seiten gehören zu einem Antrag und stehen neben seinem Formular. Was Sie hier angeben, ist kein Teil dessen, was Sie einreichen, wenn es nicht dabeisteht.</p>",
  ],
  [
    "bezeichnung",
    "<p>So heißt der Antrag in Ihren Listen und Nachrichten. Die Bezeichnung sieht nur Ihr Unternehmen; sie gehört nicht zum Antrag und lässt sich jederzeit ändern.</p>",
  ],
  [
    "vorhaben",
    "<p>Wählen Sie die Vorhaben, für die Sie schon einen Bescheid haben und zu denen Wirtschaftsgüter geprüft werden sollen. Ihre bescheinigten Angaben werden in den neuen Antrag übernommen.</p>",
  ],
  [
    "fassung",
    "<p>Ein Name hilft, eine Fassung in der Liste wiederzufinden, etwa den Stand, den Sie besprochen haben. Er ändert nichts an ihrem Inhalt.</p>",
  ],
  [
    "verlaengerung",
    "<p>Schreiben Sie, was Ihnen für die Antwort noch fehlt und bis wann Sie es haben. Die Bescheinigungsstelle entscheidet über den Antrag auf mehr Zeit; bis dahin endet die Frist nicht.</p>",
  ],
  [
    "benutzer",
    "<p>Zur Wahl stehen die Personen Ihres Unternehmens, die noch keinen Zugriff auf diesen Antrag haben. Fehlt jemand, laden bevollmächtigte Personen ihn in der Benutzerverwaltung ein.</p>",
  ],
  [
    "recht",
    "<p>Geben Sie nicht mehr, als jemand für seine Arbeit braucht. Das Recht gilt für diesen Antrag und lässt sich jederzeit ändern oder entziehen. Einreichen können nur bevollmächtigte Personen.</p>",
  ],
  [
    "tage",
    "<p>So lange sehen Mitarbeitende der Bescheinigungsstelle, was in diesem Antrag noch nicht eingereicht ist. Wählen Sie nicht länger, als Ihre Frage dauert. Wer was gelesen hat, steht danach auf dieser Seite.</p>",
  ],
  [
    "kmu",
    "<p>Davon hängt der Fördersatz ab, mit dem die Schätzung rechnet. Maßgeblich ist die Definition der Europäischen Union; den Status können Sie auf der Seite „KMU-Status“ berechnen. Die Wahl hier ändert an Ihren Stammdaten nichts.</p>",
  ],
  [
    "verbundBetrag",
    "<p>Geben Sie an, wie viel der Bemessungsgrundlage die anderen Unternehmen des Verbundes in diesem Wirtschaftsjahr schon nutzen. Der jährliche Höchstbetrag steht allen zusammen einmal zu; was sie nutzen, fehlt Ihnen.</p>",
  ],
  [
    "dateien",
    "<p>Hängen Sie an, was Ihr Vorhaben verständlicher macht, etwa Skizzen oder Messreihen. Jede Datei wird geprüft, bevor sie angenommen wird. Einreichen können Sie auch ohne Anlagen.</p>",
  ],
  [
    "datei",
    "<p>Eine Datei, die Sie aus dem Antragsportal exportiert haben. Sie ersetzt nichts, bevor Sie den Vergleich gesehen und bestätigt haben.</p>",
  ],
  [
    "inhalt",
    "<p>Können oder dürfen Sie keine Datei auswählen, öffnen Sie sie in einem Texteditor, kopieren alles und fügen es hier ein. Ist auch eine Datei gewählt, gilt die Datei.</p>",
  ],
  [
    "zeilen",
    "<p>Markieren Sie die Zellen in Ihrer Tabellenkalkulation, kopieren Sie sie und fügen Sie sie hier ein. Die Vorschau zeigt, was daraus wird; übernommen wird erst danach.</p>",
  ],
  [
    "zweck",
    "<p>Wofür Sie die Datei brauchen. Das Unternehmen sieht in seiner Liste der Lesezugriffe, wer sie wann und zu welchem Zweck mitgenommen hat.</p>",
  ],
  [
    "erinnerungTage",
    "<p>Die Tage zählen bis zum letzten Tag einer Frist; mehrere sind möglich. Was an einem Tag zu sagen ist, kommt in einer E-Mail. Die Wahl gilt für Sie selbst, in allen Ihren Unternehmen, und endet mit dem letzten.</p>",
  ],
];

/** Help on an answer to the authority, the general text first. */
export const HILFETEXTE_NACHRICHTEN: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Ihre Antwort geht an die Bescheinigungsstelle und bleibt bei der Nachricht stehen. Was Sie nicht senden, wird als Entwurf aufgehoben.</p>",
  ],
  [
    "text",
    "<p>Beantworten Sie, wonach die Nachricht fragt. Angaben, die zum Antrag gehören, tragen Sie bitte dort ein oder reichen einen Nachtrag ein: Eine Antwort ändert den Antrag nicht.</p>",
  ],
  [
    "dateien",
    "<p>Dateien, die zu Ihrer Antwort gehören. Jede wird geprüft, bevor sie angenommen wird, und bleibt beim Entwurf, bis Sie senden oder sie entfernen.</p>",
  ],
];
