import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the master data of the company; `feld` is the key of the question. */
export const HILFETEXTE_UNTERNEHMEN: readonly HilfetextEntwurf[] = [
  [
    "rechtsform",
    "<p>Wählen Sie die Rechtsform, unter der Ihr Unternehmen den Antrag stellt. Von ihr hängt ab, ob Sie im Rahmen Eigenleistungen angeben können und welches Register zu nennen ist.</p>",
  ],
  [
    "optionKoerperschaft",
    "<p>Personengesellschaften können sich wie eine Körperschaft besteuern lassen (§ 1a des Körperschaftsteuergesetzes). Haben Sie das beim Finanzamt beantragt, gibt es keine Eigenleistungen der Gesellschafterinnen und Gesellschafter.</p>",
  ],
  [
    "wirtschaftszweig",
    "<p>Wählen Sie den Wirtschaftszweig, in dem Ihr Unternehmen überwiegend tätig ist. Es kommt auf das ganze Unternehmen an, nicht auf das einzelne Vorhaben.</p>",
  ],
  [
    "gruendungsjahr",
    "<p>Gemeint ist das Jahr, in dem Ihr Unternehmen in seiner heutigen Form entstanden ist, bei eingetragenen Unternehmen das Jahr der ersten Eintragung.</p>",
  ],
  [
    "wirtschaftsjahrAbweichend",
    "<p>Weicht Ihr Wirtschaftsjahr vom Kalenderjahr ab, richten sich die Zeilen im Rahmen Ihrer Anträge danach. Entwürfe werden beim nächsten Öffnen angepasst; was dort schon steht, bleibt erhalten.</p>",
  ],
  [
    "wirtschaftsjahrBeginn",
    "<p>Geben Sie Tag und Monat an, zum Beispiel <strong>01.07.</strong> für ein Wirtschaftsjahr von Juli bis Juni.</p>",
  ],
  [
    "postanschriftAbweichend",
    "<p>Nur nötig, wenn Briefe an eine andere Anschrift gehen sollen, zum Beispiel an ein Postfach.</p>",
  ],
  [
    "steuernummer",
    "<p>Sie finden die Steuernummer auf dem letzten Steuerbescheid. Das Portal speichert sie im Bundesformat mit 13 Ziffern; die ersten vier davon bezeichnen das Finanzamt.</p>",
  ],
  [
    "finanzamt",
    "<p>Gemeint ist das Finanzamt, bei dem Sie die Forschungszulage beantragen werden. Die Liste ist das Verzeichnis der Finanzämter (GemFA) des Bundeszentralamts für Steuern, Stand 16. April 2025. Steht Ihr Finanzamt nicht darin, weil es danach neu gebildet wurde, behalten Sie Ihre bisherige Angabe bei oder wählen das Finanzamt, aus dem es entstanden ist.</p>",
  ],
  [
    "wIdNr",
    "<p>Die Wirtschafts-Identifikationsnummer teilt das Bundeszentralamt für Steuern zu. Sie besteht aus DE, neun Ziffern, einem Strich und fünf weiteren Ziffern. Haben Sie noch keine, lassen Sie das Feld leer.</p>",
  ],
  [
    "ustIdNr",
    "<p>Die Umsatzsteuer-Identifikationsnummer besteht aus DE und neun Ziffern. Die letzte ist eine Prüfziffer, an der das Portal Tippfehler erkennt.</p>",
  ],
  [
    "registerart",
    "<p>Wählen Sie das Register, in dem Ihr Unternehmen steht, oder <strong>Kein Eintrag</strong>, wenn zu Ihrer Rechtsform keines gehört.</p>",
  ],
  [
    "ansprechVorname",
    "<p>Nennen Sie die Person, an die sich die Bescheinigungsstelle bei Fragen zum Unternehmen wenden kann. Fachliche Ansprechpersonen nennen Sie je Vorhaben.</p>",
  ],
  [
    "verbundStatus",
    "<p>Verbunden sind Unternehmen, wenn eines auf das andere einen beherrschenden Einfluss ausüben kann, etwa durch die Mehrheit der Stimmrechte. Es zählt der Stand am Ende des Wirtschaftsjahres. Verbundene Unternehmen teilen sich den Höchstbetrag der Forschungszulage. Wer nur Vermögen verwaltet, verbindet Unternehmen nicht.</p>",
  ],
  [
    "kmuStatus",
    "<p>Kleine und mittlere Unternehmen erhalten auf Antrag beim Finanzamt einen um zehn Prozentpunkte höheren Satz. Die Angabe hier dient nur zur Information. Was Ihre Zahlen und Beteiligungen ergeben, zeigt die Seite <strong>KMU-Status</strong>.</p>",
  ],
  [
    "kmuZahlen",
    "<p>Für den KMU-Status zählen die Zahlen verbundener Unternehmen voll und die von Partnern anteilig. Tragen Sie je Unternehmen mindestens das letzte abgeschlossene Wirtschaftsjahr ein, besser die letzten zwei: Der Status ändert sich erst, wenn eine Grenze zwei Jahre nacheinander über- oder unterschritten wird.</p><p>Die abgeschlossenen Jahre Ihres eigenen Unternehmens stehen in der Geschäftsstatistik. Hier können Sie nur ein laufendes Jahr schätzen.</p>",
  ],
  [
    "kmuWertart",
    "<p><strong>Endgültig</strong> sind Zahlen aus einem festgestellten Jahresabschluss. Sie gehen vor. Vorläufige und geschätzte Zahlen zählen nur, solange es keine endgültigen gibt.</p>",
  ],
  [
    "kmuBeschaeftigte",
    "<p>Gezählt werden Jahresarbeitseinheiten: Wer das ganze Jahr in Vollzeit arbeitet, zählt 1, Teilzeit und Saisonarbeit zählen anteilig. Mitarbeitende Inhaber und Teilhaber zählen mit. Auszubildende und Personen in Mutterschutz oder Elternzeit zählen nicht.</p>",
  ],
  [
    "kmuGeld",
    "<p>Umsatz und Bilanzsumme stehen im Jahresabschluss. Es genügt, wenn eine der beiden Zahlen innerhalb ihrer Grenze liegt. Was Sie nicht wissen, lassen Sie leer; es gilt dann nicht als null, sondern als nicht bekannt.</p>",
  ],
  [
    "kmuEnthaelt",
    "<p>Stammen die Zahlen aus einem konsolidierten Abschluss, wählen Sie die Unternehmen aus, die darin schon enthalten sind. So zählt keines doppelt.</p>",
  ],
];
