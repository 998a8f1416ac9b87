import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the editor of the FAQ, the general text first. */
export const HILFETEXTE_FAQ: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Ein Eintrag ist eine Frage, wie Menschen sie stellen, und eine Antwort, nach der sie handeln können. Gespeichert steht er sofort auf der Hilfeseite, wenn er dort zu sehen sein soll.</p>",
  ],
  [
    "kategorieUuid",
    "<p>Unter welcher Überschrift die Frage auf der Hilfeseite steht. Die Reihenfolge der Kategorien und Fragen ändern Sie in der Liste.</p>",
  ],
  [
    "frage",
    "<p>In den Worten derer, die fragen, als ganzer Satz mit Fragezeichen, zum Beispiel <strong>Kann ich einen Antrag zurückziehen?</strong> Nach diesen Worten wird gesucht.</p>",
  ],
  [
    "antwort",
    "<p>Zuerst die Antwort, dann die Begründung. Für Zahlen und Fristen, die das Portal selbst bestimmt, gibt es Platzhalter unter dem Feld: Sie stimmen auch nach einer Änderung noch.</p>",
  ],
  ["linkText", "<p>Was auf dem Link steht. Er soll ohne den Satz davor sagen, wohin er führt, also nicht „hier“.</p>"],
  [
    "linkZiel",
    "<p>Eine Adresse mit https://, oder ein Pfad dieses Portals, der mit / beginnt, zum Beispiel <strong>/fristen</strong>. Bleiben Text und Adresse leer, entfällt der Link.</p>",
  ],
  [
    "isActive",
    "<p>Ausgeschaltet ist der Eintrag nur hier zu sehen. So können Sie ihn vorbereiten, oder ihn stehen lassen, ohne ihn zu löschen.</p>",
  ],
  [
    "name",
    "<p>Die Überschrift über den Fragen der Kategorie, ein oder zwei Worte. Jeder Name kommt nur einmal vor.</p>",
  ],
];

/** Help on the editor of the help texts, the general text first. */
export const HILFETEXTE_HILFETEXTE: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Was Sie schreiben, ist ein Entwurf, bis Sie ihn veröffentlichen. Neben dem Feld sehen Sie ihn so, wie Leser ihn sehen werden.</p>",
  ],
  [
    "quelle",
    "<p>Zwei bis fünf Sätze: was verlangt wird, in welcher Form, und warum. Erlaubt sind Absätze, Aufzählungen, fetter Text und Links, als Markdown oder als HTML.</p>",
  ],
  [
    "index",
    "<p>Bestimmt die Reihenfolge der Texte eines Reiters; der allgemeine steht zuerst. Welche Nummern frei sind, steht unter dem Feld.</p>",
  ],
  ["isActive", "<p>Ausgeschaltet bekommen Leser an dieser Stelle den allgemeinen Text des Reiters oder der Seite.</p>"],
  [
    "ab",
    "<p>Ab diesem Zeitpunkt lesen alle den neuen Text, in deutscher Zeit. Wer ihn vorher noch einmal bearbeitet, macht ihn wieder zum Entwurf.</p>",
  ],
  [
    "datei",
    "<p>Eine Datei, die Sie hier exportiert und geändert haben. Zuerst sehen Sie jede Änderung; veröffentlicht wird nichts.</p>",
  ],
  [
    "yaml",
    "<p>Derselbe Inhalt wie in der Datei, wenn Sie ihn lieber einfügen. Texte, die darin nicht vorkommen, bleiben, wie sie sind.</p>",
  ],
];

/** Help on exports, the general text first. */
export const HILFETEXTE_EXPORTE: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Ein Export entsteht im Hintergrund. Sie können weiterarbeiten; ist die Datei fertig, meldet sich das Portal. Sie bleibt 24 Stunden, und wer was exportiert hat, steht im Protokoll.</p>",
  ],
  [
    "variablen",
    "<p>Die Spalten der Datei. Was eine Zeile erkennbar macht, ist immer dabei. Wählen Sie nur, was Sie brauchen: Für personenbezogene Spalten ist ein Zweck anzugeben.</p>",
  ],
  ["suche", "<p>Nur Zeilen, in denen alle diese Worte vorkommen, so wie in der Liste.</p>"],
  ["filter", "<p>Nur Zeilen mit einem der gewählten Werte. Ohne Wahl kommen alle.</p>"],
  [
    "spalte",
    "<p>Nur Zeilen, deren Spalte diesen Text enthält. <strong>&lt;Ohne Wert&gt;</strong> findet Zeilen ohne Angabe; bei Tagen geht auch ein Zeitraum wie 01.01.2026 – 31.03.2026.</p>",
  ],
  ["von", "<p>Der erste Tag, der mitkommt. Ohne Angabe beginnt der Export mit der ältesten Zeile.</p>"],
  ["bis", "<p>Der letzte Tag, der mitkommt. Ohne Angabe reicht der Export bis heute.</p>"],
  [
    "format",
    "<p><strong>XLSX</strong> öffnet sich in einer Tabellenkalkulation, <strong>CSV</strong> lesen fast alle Programme, <strong>JSON</strong> ist für die Weiterverarbeitung. Text, der wie eine Formel aussieht, bleibt Text.</p>",
  ],
  [
    "zweck",
    "<p>Wofür die personenbezogenen Daten gebraucht werden. Er wird mit dem Export protokolliert; die oder der Datenschutzbeauftragte kann ihn lesen.</p>",
  ],
  [
    "configurationName",
    "<p>Unter diesem Namen finden Sie die Auswahl wieder und starten sie mit einem Klick neu. Ein Name, den es schon gibt, wird ersetzt.</p>",
  ],
];
