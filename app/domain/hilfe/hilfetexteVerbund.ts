import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** The general text of the affiliated companies: the two notions, in words of their own. */
export const HILFE_VERBUND_ALLGEMEIN = `<p>„Verbunden“ hat zwei Bedeutungen. Beide ergeben sich aus derselben Liste, und keine folgt aus der anderen.</p><ul>
<li><strong>Gemeinsamer Höchstbetrag:</strong> Unternehmen, von denen eines das andere beherrschen kann (§ 290 Absatz 2 bis 4 des Handelsgesetzbuchs), teilen sich den Höchstbetrag der Forschungszulage. Es zählt der Stand am Ende des Wirtschaftsjahres.</li>
<li><strong>KMU-Status:</strong> Ob Ihr Unternehmen ein kleines oder mittleres Unternehmen ist, richtet sich nach Anhang I der Allgemeinen Gruppenfreistellungsverordnung. Dort zählen Beteiligungen schon ab 25 %, auch über natürliche Personen.</li></ul>
<p>Tragen Sie deshalb jede Beteiligung ab 25 % ein, und jede, mit der jemand Einfluss nehmen kann. Wer nur Vermögen verwaltet, verbindet Unternehmen für den Höchstbetrag nicht.</p>`;

const BEZIEHUNG: readonly HilfetextEntwurf[] = [
  [
    "verbindung",
    "<p>Wie Ihr Unternehmen und der andere zusammenhängen. Eine Zeile ist eine Beziehung: Hält dieselbe Person Anteile an zwei Unternehmen, sind das zwei Zeilen. Bei einer <strong>Schwestergesellschaft</strong> und bei <strong>Sonstige</strong> wählen Sie, mit wem aus der Liste die Beziehung besteht; tragen Sie diesen zuerst ein.</p>",
  ],
  [
    "richtung",
    "<p>Wer die Anteile besitzt: Der Beteiligte dieser Zeile <strong>hält Anteile an dem anderen</strong>, oder er <strong>wird von dem anderen gehalten</strong>. Beteiligungsquote und Stimmrechte gelten in dieser Richtung.</p>",
  ],
  [
    "gegenueber",
    "<p>Mit wem aus der Liste der Beteiligte dieser Zeile verbunden ist. Bei einer Schwestergesellschaft ist es, wer die Anteile hält. Fehlt er in der Liste, tragen Sie ihn zuerst ein.</p>",
  ],
  [
    "kapital",
    "<p>Der Anteil am Kapital in Prozent, zum Beispiel <strong>33,33</strong>. Mehr als 100 % kann niemand halten, auch nicht alle zusammen.</p>",
  ],
  [
    "stimmen",
    "<p>Nur nötig, wenn die Stimmrechte vom Kapital abweichen, etwa bei stimmrechtslosen Aktien. Bleibt das Feld leer, gilt der Anteil am Kapital.</p>",
  ],
  [
    "beherrschung",
    "<p>Wer bestimmen kann, ohne die Mehrheit zu halten: durch Vertrag, Satzung, eine Vereinbarung mit anderen Anteilseignern oder das Recht, Organe zu besetzen. Ob das Unternehmen verbindet, richtet sich für den gemeinsamen Höchstbetrag und für den KMU-Status nach eigenen Regeln.</p>",
  ],
  [
    "ueber",
    "<p>Wird der Anteil nicht unmittelbar gehalten, sondern über jemanden aus der Liste, wählen Sie ihn hier. Steht die Kette ohnehin in der Liste, brauchen Sie diese Zeile nicht.</p>",
  ],
  [
    "gueltigAb",
    "<p>Der erste Tag der Verbindung, zum Beispiel der Tag des Kaufs. Leer heißt: schon immer. Für den KMU-Status kommt es bei Käufen auf diesen Tag an.</p>",
  ],
  [
    "gueltigBis",
    "<p>Der letzte Tag der Verbindung. Leer heißt: besteht weiter. Wer nicht mehr verbunden ist, bleibt so in der Liste, weil frühere Wirtschaftsjahre weiter zählen.</p>",
  ],
  [
    "markt",
    "<p>Nur für den KMU-Status: Unternehmen, die über natürliche Personen zusammenhängen, zählen zusammen, wenn sie auf demselben oder einem benachbarten Markt tätig sind. Benachbart ist ein Markt, der dem Ihren unmittelbar vor- oder nachgelagert ist.</p>",
  ],
  [
    "einlage",
    "<p>Der Betrag, den der Business Angel in dieses Unternehmen eingelegt hat. Die Ausnahme gilt nur unter 1.250.000 Euro je Unternehmen.</p>",
  ],
  [
    "nachweis",
    "<p>Woraus die Beteiligung hervorgeht, für Rückfragen: Gesellschafterliste, Aktienregister, Vertrag, mit Datum.</p>",
  ],
];

/** Help on the affiliated companies; `feld` is the key of the question, or its `help`. */
export const HILFETEXTE_VERBUND: readonly HilfetextEntwurf[] = [
  [
    "bekannt",
    "<p>Lassen Sie das Feld leer, wenn Sie jemanden neu eintragen. Wählen Sie jemanden, wenn er schon in der Liste steht und eine weitere Beziehung hinzukommt: Dann fragt das Formular nicht noch einmal nach Name, Anschrift und Steuernummer.</p>",
  ],
  [
    "beteiligterArt",
    "<p>Auch natürliche Personen und öffentliche Stellen können Anteile halten. Sie teilen sich mit niemandem den Höchstbetrag, zählen aber für den KMU-Status.</p>",
  ],
  ["name", "<p>Der Name, wie er im Register steht, mit Rechtsformzusatz; bei Personen Vorname und Nachname.</p>"],
  [
    "rechtsform",
    "<p>Freiwillig. Steht die Rechtsform nicht in der Liste, etwa im Ausland, lassen Sie das Feld leer.</p>",
  ],
  ["anschrift", "<p>Der Sitz, wie er im Register steht. Bei natürlichen Personen wird keine Anschrift gebraucht.</p>"],
  ["hausnummer", "<p>Die Hausnummer des Sitzes mit Zusatz, zum Beispiel <strong>12a</strong>.</p>"],
  [
    "plz",
    "<p>Die Postleitzahl des Sitzes. Ist als Land Deutschland gewählt, hat sie fünf Ziffern; sonst gilt jede Schreibweise bis zu zehn Zeichen.</p>",
  ],
  ["ort", "<p>Der Ort des Sitzes, wie er im Register steht, nicht der einer Betriebsstätte.</p>"],
  ["land", "<p>Der Staat, in dem das Unternehmen seinen Sitz hat oder die Person wohnt.</p>"],
  ...BEZIEHUNG,
  [
    "inDeutschlandSteuerpflichtig",
    "<p>Steuerpflichtig ist, wer in Deutschland Einkommen- oder Körperschaftsteuer zahlt, auch beschränkt, etwa mit einer Betriebsstätte. Nur dann werden Steuernummer und Finanzamt gebraucht.</p>",
  ],
  [
    "bundesland",
    "<p>Das Bundesland des Finanzamts, das den Steuerbescheid dieses Unternehmens erlässt, meist das des Sitzes. Nach ihm richtet sich das Muster der Steuernummer.</p>",
  ],
  [
    "steuernummer",
    "<p>Wählen Sie zuerst das Bundesland des Finanzamts: Das Portal prüft die Nummer nach dessen Muster und speichert sie mit 13 Ziffern. An ihr erkennt es Unternehmen, die zweimal in der Liste stehen.</p>",
  ],
  ["finanzamt", "<p>Das Finanzamt, das den Steuerbescheid dieses Unternehmens erlässt.</p>"],
  [
    "hatBescheinigungen",
    "<p>Freiwillig. Der gemeinsame Höchstbetrag gilt für alle zusammen: Was ein verbundenes Unternehmen für dasselbe Wirtschaftsjahr ausschöpft, steht Ihnen nicht mehr zur Verfügung.</p>",
  ],
  [
    "genutzteGrundlage",
    "<p>Welche Bemessungsgrundlage das Unternehmen je Wirtschaftsjahr schon nutzt, eine Zeile je Jahr: <strong>2024: 500.000,00</strong>. Verbundene Unternehmen teilen sich den jährlichen Höchstbetrag. Die Schätzung der Forschungszulage zieht ab, was andere genutzt haben, wenn sie am Ende des Jahres mit Ihrem Unternehmen verbunden waren.</p>",
  ],
  [
    "istVermoegensverwaltung",
    "<p>Nur für den gemeinsamen Höchstbetrag: Wer Anteile nur als Vermögensanlage hält und sich in die Geschäfte nicht einmischt, verbindet die Unternehmen nicht, an denen er beteiligt ist. Für den KMU-Status zählen solche Anteile mit.</p>",
  ],
  [
    "ausnahme",
    "<p>Nur für den KMU-Status: Bestimmte Anteilseigner zählen bis zu einem Anteil von 50 % nicht als Partner, solange sie nicht beherrschen. Dazu gehören staatliche Beteiligungsgesellschaften, Risikokapitalgesellschaften, Business Angels unter 1.250.000 Euro, Hochschulen, institutionelle Anleger und kleine Gemeinden.</p>",
  ],
  [
    "haushalt",
    "<p>Der Jahreshaushalt der Gemeinde in Euro. Eine Gemeinde zählt bei einem Anteil bis 50 % nur dann nicht mit, wenn er unter 10 Millionen Euro liegt und sie weniger als 5.000 Einwohner hat.</p>",
  ],
  [
    "einwohner",
    "<p>Wie viele Menschen in der Gemeinde wohnen, nach der letzten amtlichen Zählung. Ab 5.000 gilt die Ausnahme für kleine Gemeinden nicht.</p>",
  ],
  [
    "personengruppe",
    "<p>Nur für den KMU-Status: Handeln mehrere Personen gemeinsam, etwa eine Familie, zählen ihre Anteile zusammen. Geben Sie bei allen dieselbe Bezeichnung ein.</p>",
  ],
  [
    "gueltigBis",
    "<p>Der letzte Tag, an dem die Verbindung bestand. Der Eintrag bleibt danach in der Liste, weil er für frühere Wirtschaftsjahre weiter zählt.</p>",
  ],
  [
    "datei",
    "<p>Eine CSV-Datei, wie Ihre Tabellenkalkulation sie speichert. Die erste Zeile nennt die Spalten. Übernommen wird erst, wenn Sie die Vorschau gesehen haben.</p>",
  ],
  [
    "tabelle",
    "<p>Markieren Sie die Zellen in Ihrer Tabellenkalkulation mit der Kopfzeile, kopieren Sie sie und fügen Sie sie hier ein. Was das Portal nicht versteht, zeigt die Vorschau Zeile für Zeile.</p>",
  ],
  ["stand", "<p>Zeigt die Liste so, wie sie an diesem Tag galt. Es wird dadurch nichts geändert.</p>"],
];
