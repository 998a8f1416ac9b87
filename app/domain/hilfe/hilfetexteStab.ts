import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the accounts of staff, the general text first. */
export const HILFETEXTE_STAB: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Konten für Mitarbeiterinnen und Mitarbeiter der Bescheinigungsstelle. Jede Änderung steht im Protokoll, und die Person bekommt eine E-Mail.</p>",
  ],
  [
    "vorname",
    "<p>So steht die Person im Protokoll und in den E-Mails an andere, auch noch, wenn es das Konto nicht mehr gibt.</p>",
  ],
  [
    "nachname",
    "<p>So steht die Person im Protokoll und in den E-Mails an andere, auch noch, wenn es das Konto nicht mehr gibt.</p>",
  ],
  [
    "email",
    "<p>Die dienstliche Adresse der Person. An sie geht der Link, mit dem sie ihr Passwort vergibt, und mit ihr meldet sie sich an. Sie darf zu keinem anderen Konto gehören.</p>",
  ],
  [
    "rollen",
    "<p>Geben Sie nur, was die Arbeit braucht:</p><ul><li><strong>Support:</strong> hilft Personen der Unternehmen, sieht keine Inhalte von Anträgen.</li><li><strong>Qualitätsmanagement:</strong> pflegt Hilfetexte und FAQ und wertet Zahlen aus.</li><li><strong>Administrator:</strong> verwaltet Konten, Systemnachrichten und den Betrieb.</li></ul><p>Wer mehrere Rollen hat, wählt nach der Anmeldung eine.</p>",
  ],
  [
    "grund",
    "<p>Warum Sie das tun, in einem Satz, den jemand anderes in einem Jahr versteht, zum Beispiel <strong>Wechsel in eine andere Abteilung zum 1. März</strong>. Bitte keine Gesundheitsdaten und keine Passwörter: Der Grund steht dauerhaft im Protokoll.</p>",
  ],
];

/** Help on what the support does about people of companies, the general text first. */
export const HILFETEXTE_PERSONEN: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Was Sie hier tun, betrifft den Zugang einer Person, nie ihre Anträge. Es steht im Protokoll und im Verlauf der Person, und sie bekommt eine E-Mail.</p>",
  ],
  [
    "email",
    "<p>Die Adresse, mit der sich die Person künftig anmeldet. Prüfen Sie vorher auf einem anderen Weg, dass die Bitte wirklich von ihr kommt. Eine zweite Person der Bescheinigungsstelle muss zustimmen, und an die alte Adresse geht ein Hinweis, mit dem sie die Änderung stoppen kann.</p>",
  ],
  [
    "wiederholung",
    "<p>Noch einmal dieselbe Adresse. So fällt ein Tippfehler auf, bevor eine E-Mail an Fremde geht.</p>",
  ],
  [
    "code",
    "<p>Acht Ziffern, die Ihnen die Person am Telefon vorliest. Sie erstellt den Code in ihrem Profil unter „Unterstützung durch die Bescheinigungsstelle“. Er gilt zehn Minuten und nur für eine Ansicht.</p>",
  ],
  [
    "grund",
    "<p>Warum Sie das tun, am besten mit der Nummer der Anfrage, zum Beispiel <strong>Anruf: kommt nicht mehr ins Konto, Rückruf unter der bekannten Nummer</strong>. Bei einer Ansicht liest die Person ihn selbst. Bitte keine Inhalte aus Anträgen.</p>",
  ],
];

/** Help on announcements, the general text first. */
export const HILFETEXTE_SYSTEMNACHRICHTEN: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Eine Systemnachricht erscheint sofort bei allen, für die sie bestimmt ist: als Fenster, in der Glocke und als Streifen. Sehen Sie sie vorher mit „Vorschau“ an.</p>",
  ],
  [
    "titel",
    "<p>Worum es geht, in wenigen Worten, zum Beispiel <strong>Wartung am Samstag</strong>. Mehr steht in der Glocke zuerst nicht.</p>",
  ],
  [
    "text",
    "<p>Was geschieht, wen es betrifft und was zu tun ist, in kurzen Sätzen. Leerzeilen trennen Absätze; auch einfaches HTML ist möglich. Keine Namen und keine Inhalte von Anträgen.</p>",
  ],
  [
    "anzeigenVon",
    "<p>Ab wann die Nachricht zu sehen ist, in deutscher Zeit. Liegt der Zeitpunkt in der Vergangenheit, erscheint sie sofort.</p>",
  ],
  [
    "anzeigenBis",
    "<p>Wann sie von selbst verschwindet. Ohne Angabe bleibt sie, bis jemand sie beendet; das Portal fragt dann nach.</p>",
  ],
  [
    "ereignisVon",
    "<p>Wann das beginnt, wovon die Nachricht handelt, etwa eine Wartung. Das ist meist später als der Beginn der Anzeige.</p>",
  ],
  [
    "ereignisBis",
    "<p>Wann es voraussichtlich zu Ende ist. Nennen Sie lieber eine spätere Zeit als eine, die nicht hält.</p>",
  ],
  [
    "zielgruppe",
    "<p>Wer die Nachricht sieht. Wer nicht dazugehört, bekommt sie auch nicht in der Glocke: Das entscheidet der Server, nicht die Seite.</p>",
  ],
  [
    "aufStartseite",
    "<p>Zeigt die Nachricht auch auf der Anmeldeseite. Dort liest sie jede Person, auch ohne Konto; schreiben Sie nichts, was nur Beteiligte wissen sollen.</p>",
  ],
  [
    "unternehmen",
    "<p>Suchen Sie nach Name oder Ort und kreuzen Sie an. Gewählte bleiben gewählt, wenn Sie weitersuchen. Gleich heißende unterscheiden sich durch den Ort.</p>",
  ],
  ["rollen", "<p>Alle, die gerade mit einer dieser Rollen arbeiten, sehen die Nachricht.</p>"],
];

/** Help on the maintenance pages, the general text first. */
export const HILFETEXTE_WARTUNG: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>In einer geplanten Wartung lassen sich Formulare lesen, und was jemand absendet, wird aufbewahrt. Eingereicht und unterschrieben wird nicht. Sie selbst arbeiten weiter.</p>",
  ],
  [
    "beginn",
    "<p>Ab diesem Zeitpunkt nimmt das Portal nichts mehr an, in deutscher Zeit. Kündigen Sie früh an: Alle sehen einen Countdown. Fristen, die in die Wartung fallen, nennt die Seite „Sonstiges“; sie verschieben sich nicht.</p>",
  ],
  [
    "ende",
    "<p>Bis wann die Wartung höchstens dauert, längstens 72 Stunden nach dem Beginn. Sie können sie früher beenden oder verlängern.</p>",
  ],
  [
    "ankuendigung",
    "<p>Alle lesen ihn, auch vor der Anmeldung, zum Beispiel <strong>Wir spielen eine neue Version ein</strong>. Keine technischen Einzelheiten.</p>",
  ],
  [
    "wen",
    "<p>Alle Personen oder nur die eines Unternehmens. Ihre eigene Sitzung bleibt. Was jemand gerade eingibt, wird aufbewahrt, sobald sie oder er es absendet.</p>",
  ],
  [
    "unternehmen",
    "<p>Suchen Sie nach Name oder Ort und wählen Sie eines. Die Wahl zählt nur, wenn nicht alle Personen gemeint sind.</p>",
  ],
  [
    "grund",
    "<p>Warum Sie das tun, in einem Satz. Er steht dauerhaft im Protokoll und bleibt dort lesbar, wenn es die Sache selbst nicht mehr gibt.</p>",
  ],
];
