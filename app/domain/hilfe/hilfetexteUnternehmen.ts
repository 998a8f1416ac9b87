import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the master data of the company; `feld` is the key of the question. */
export const HILFETEXTE_UNTERNEHMEN: readonly HilfetextEntwurf[] = [
  [
    "firma",
    "<p>Der Name mit Rechtsformzusatz, genau wie im Register; ohne Eintrag der Name, unter dem das Finanzamt Ihr Unternehmen führt. Name und Anschrift gehören in jeden Antrag (§ 3 Absatz 3 Nummer 2 der Forschungszulagen-Bescheinigungsverordnung). Hat die Identifizierung die Angabe nachgewiesen, steht sie hier fest.</p>",
  ],
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
    "strasse",
    "<p>Die Straße des Sitzes ohne Hausnummer, wie sie im Register oder auf dem Steuerbescheid steht. Ein Postfach gehört in die Postanschrift.</p>",
  ],
  [
    "hausnummer",
    "<p>Die Hausnummer mit Zusatz, zum Beispiel <strong>12a</strong> oder <strong>3-5</strong>. Gebäude, Stockwerk und Eingang gehören in den Adresszusatz.</p>",
  ],
  [
    "adresszusatz",
    "<p>Freiwillig: was die Post außer Straße und Hausnummer braucht, um Sie zu finden, etwa Gebäude, Stockwerk oder <strong>c/o</strong>.</p>",
  ],
  [
    "plz",
    "<p>Die Postleitzahl des Sitzes, nicht die eines Postfachs; in Deutschland fünf Ziffern, auch mit einer Null am Anfang: <strong>01067</strong>. Passt sie nicht zum Bundesland, fragt das Portal nach; speichern können Sie trotzdem.</p>",
  ],
  ["ort", "<p>Der Ort des Sitzes, wie er im Register steht, nicht der einer Niederlassung.</p>"],
  [
    "land",
    "<p>Der Staat, in dem Ihr Unternehmen seinen Sitz hat. Bei Deutschland fragt das Formular auch nach dem Bundesland und prüft Postleitzahl und Steuernummer nach deutschem Muster.</p>",
  ],
  [
    "bundesland",
    "<p>Das Bundesland, in dem der Sitz liegt. Nach ihm richten sich das Muster der Steuernummer und die Finanzämter, die zur Wahl stehen.</p>",
  ],
  [
    "postanschriftAbweichend",
    "<p>Nur nötig, wenn Briefe an eine andere Anschrift gehen sollen, zum Beispiel an ein Postfach.</p>",
  ],
  [
    "postStrasse",
    "<p>Die Straße ohne Hausnummer oder das Postfach mit seiner Nummer, zum Beispiel <strong>Postfach 12 34 56</strong>.</p>",
  ],
  ["postHausnummer", "<p>Nur bei einer Straße. Bei einem Postfach lassen Sie das Feld leer.</p>"],
  [
    "postAdresszusatz",
    "<p>Freiwillig: wer den Brief bekommen soll, etwa eine Abteilung oder mit <strong>c/o</strong> eine Kanzlei.</p>",
  ],
  [
    "postPlz",
    "<p>Die Postleitzahl, an die Briefe gehen, in Deutschland fünf Ziffern. Ein Postfach hat meist eine andere als die Straße.</p>",
  ],
  ["postOrt", "<p>Der Ort, der auf dem Briefumschlag hinter der Postleitzahl der Postanschrift steht.</p>"],
  ["postLand", "<p>Der Staat, in den Briefe gehen. Er darf ein anderer sein als der des Sitzes.</p>"],
  [
    "postBundesland",
    "<p>Das Bundesland, in dem der Ort der Postanschrift liegt. Passt die Postleitzahl nicht dazu, fragen wir nach.</p>",
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
    "finanzamtNummer",
    "<p>Das Portal liest diese Nummer aus der Steuernummer: Im Bundesformat mit 13 Ziffern bezeichnen die ersten vier das Finanzamt. Passt sie nicht zum gewählten Finanzamt, prüfen Sie bitte beide Angaben.</p>",
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
    "registernummer",
    "<p>Nur die Nummer aus dem Registerauszug, ohne die Abteilung davor: Aus HRB 12345 B wird <strong>12345 B</strong>. Sie gehört in jeden Antrag, soweit Ihr Unternehmen eingetragen ist (§ 3 Absatz 3 Nummer 4 der Forschungszulagen-Bescheinigungsverordnung).</p>",
  ],
  [
    "registergericht",
    "<p>Das Gericht, das Ihr Register führt, mit seinem Ort, zum Beispiel <strong>Amtsgericht Charlottenburg</strong>. Sie finden es auf dem Registerauszug und auf Ihren Geschäftsbriefen.</p>",
  ],
  [
    "telefon",
    "<p>Die Nummer, unter der Ihr Unternehmen tagsüber zu erreichen ist, am besten mit Landesvorwahl: <strong>+49 30 5550200</strong>. Die Durchwahl der Ansprechperson steht weiter unten.</p>",
  ],
  [
    "email",
    "<p>Die allgemeine Adresse Ihres Unternehmens, zum Beispiel <strong>info@example.org</strong>, die auch bei Urlaub und Krankheit jemand liest. Mit ihr meldet sich niemand im Portal an.</p>",
  ],
  [
    "website",
    "<p>Freiwillig: die Startseite Ihres Unternehmens, zum Beispiel <strong>https://www.example.org</strong>. Antworten im Antrag ersetzt sie nicht.</p>",
  ],
  [
    "ansprechAnrede",
    "<p>Freiwillig: wie Schreiben die Ansprechperson anreden sollen. Wählen Sie nichts, wenn sie ohne Anrede genannt werden möchte.</p>",
  ],
  [
    "ansprechTitel",
    "<p>Freiwillig: ein akademischer Grad, zum Beispiel <strong>Dr.-Ing.</strong> Die Stellung im Unternehmen gehört in das Feld <strong>Funktion</strong>.</p>",
  ],
  [
    "ansprechVorname",
    "<p>Nennen Sie die Person, an die sich die Bescheinigungsstelle bei Fragen zum Unternehmen wenden kann. Fachliche Ansprechpersonen nennen Sie je Vorhaben.</p>",
  ],
  [
    "ansprechNachname",
    "<p>Der Nachname der Person, die zum Unternehmen Auskunft gibt. Sie braucht dafür keinen Zugang zum Portal.</p>",
  ],
  [
    "ansprechFunktion",
    "<p>Was die Person im Unternehmen oder für das Unternehmen tut, zum Beispiel <strong>Geschäftsführung</strong>, <strong>Leitung Finanzen</strong> oder <strong>Steuerberatung</strong>.</p>",
  ],
  [
    "ansprechTelefon",
    "<p>Die Durchwahl, unter der die Ansprechperson selbst zu erreichen ist, am besten mit Landesvorwahl. Gibt es keine, nennen Sie die Nummer des Unternehmens.</p>",
  ],
  [
    "ansprechEmail",
    "<p>Die dienstliche Adresse der Ansprechperson. E-Mails des Portals über Ihre Anträge bekommt nicht sie, sondern wer einen Zugang hat.</p>",
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
    "<p>Für den KMU-Status zählen die Zahlen verbundener Unternehmen voll und die von Partnern anteilig. Tragen Sie je Unternehmen mindestens das letzte abgeschlossene Wirtschaftsjahr ein, besser die letzten zwei: Der Status ändert sich erst, wenn eine Grenze zwei Jahre nacheinander über- oder unterschritten wird.</p><p>Die abgeschlossenen Jahre Ihres eigenen Unternehmens stehen in der Geschäftsstatistik. Hier können Sie ein laufendes Jahr schätzen. Gilt die Geschäftsstatistik eines Jahres für den ganzen Verbund, tragen Sie hier die Zahlen Ihres Unternehmens allein ein, oder die des konsolidierten Abschlusses und welche Unternehmen darin enthalten sind.</p>",
  ],
  [
    "kmuWertart",
    "<p><strong>Endgültig</strong> sind Zahlen aus einem festgestellten Jahresabschluss. Sie gehen vor. Vorläufige und geschätzte Zahlen zählen nur, solange es keine endgültigen gibt.</p>",
  ],
  [
    "kmuBeginn",
    "<p>Der erste Tag des Wirtschaftsjahres, für das die Zahlen gelten. Je Unternehmen gibt es für einen Tag nur eine Zeile; überschneiden sich zwei, nennt das Portal die andere.</p>",
  ],
  [
    "kmuEnde",
    "<p>Der letzte Tag des Wirtschaftsjahres, das höchstens zwölf Monate hat (§ 240 Absatz 2 des Handelsgesetzbuchs). Ist es kürzer, rechnet das Portal den Umsatz auf zwölf Monate hoch, Bilanzsumme und Beschäftigte nicht. Ist es noch nicht zu Ende, sind die Zahlen vorläufig oder geschätzt.</p>",
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
    "kmuBilanzsumme",
    "<p>Die Summe der Aktiva am Ende des Wirtschaftsjahres; sie steht in der Bilanz. Die Grenzen sind 2 Millionen Euro für Kleinstunternehmen, 10 Millionen für kleine und 43 Millionen für mittlere Unternehmen (Anhang I der Allgemeinen Gruppenfreistellungsverordnung). Hält der Umsatz seine Grenze ein, darf die Bilanzsumme höher sein.</p>",
  ],
  [
    "kmuEnthaelt",
    "<p>Stammen die Zahlen aus einem konsolidierten Abschluss, wählen Sie die Unternehmen aus, die darin schon enthalten sind. So zählt keines doppelt.</p>",
  ],
  [
    "art",
    "<p>War eine Angabe falsch oder hat sie gefehlt, berichtigen Sie: Dann gilt das Richtige rückwirkend. Hat sich etwas wirklich geändert, etwa die Anschrift, gilt die neue Angabe erst ab einem Tag, und die alte bleibt für die Zeit davor.</p>",
  ],
  [
    "gueltigAb",
    "<p>Der erste Tag, an dem die neuen Angaben stimmen, bei einem Umzug zum Beispiel der Tag, ab dem Sie unter der neuen Anschrift zu erreichen sind. Ein Tag in der Zukunft wird vorgemerkt.</p>",
  ],
  ["stand", "<p>Zeigt die Angaben so, wie sie an diesem Tag galten. Es wird dadurch nichts geändert.</p>"],
  [
    "stichtag",
    "<p>Der Tag, zu dem der KMU-Status berechnet wird, meist das Ende eines Wirtschaftsjahres. Gerechnet wird mit den Zahlen und Beziehungen, die an ihm galten. Gespeichert wird nichts.</p>",
  ],
];
