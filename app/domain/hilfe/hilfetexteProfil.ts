import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the profile, the general text first. */
export const HILFETEXTE_PROFIL: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Das Profil gilt für Sie als Person, nicht für ein Unternehmen. Was die Sicherheit Ihres Kontos ändert, bestätigen Sie mit Ihrem Passwort.</p>",
  ],
  [
    "passwort",
    "<p>Ihr jetziges Passwort. Es wird noch einmal verlangt, damit niemand an einem offenen Gerät Ihr Konto ändern kann. Haben Sie es vergessen, melden Sie sich ab und wählen „Passwort vergessen?“.</p>",
  ],
  [
    "code",
    "<p>Sechs Ziffern, die Ihre App gerade anzeigt; nach 30 Sekunden kommen neue. Wird der Code nicht angenommen, stellen Sie bitte die Uhr Ihres Geräts auf automatische Zeit.</p>",
  ],
  [
    "altesPasswort",
    "<p>Das Passwort, mit dem Sie sich zuletzt angemeldet haben. Haben Sie es vergessen, melden Sie sich ab und wählen „Passwort vergessen?“.</p>",
  ],
  [
    "neuesPasswort",
    "<p>Es muss die Regeln unter dem Feld erfüllen und sich vom bisherigen unterscheiden. Nach der Änderung enden alle anderen Sitzungen, damit niemand mit dem alten weiterarbeitet.</p>",
  ],
  [
    "hilfetexteAnzeigen",
    "<p>Eingeschaltet steht neben den Formularen Ihres Unternehmens ein Bereich mit Erklärungen. Ausgeschaltet öffnen Sie eine Erklärung mit dem Fragezeichen am Feld.</p>",
  ],
  [
    "farben",
    "<p>Helle oder dunkle Seiten, oder wie Ihr Gerät es vorgibt. Die Wahl gilt für diesen Browser, auf anderen Geräten wählen Sie neu.</p>",
  ],
  [
    "zeilen",
    "<p>Dicht zeigt auf einem großen Bildschirm viele Zeilen auf einmal, luftig lässt mehr Platz zwischen ihnen. Die Wahl gilt für diesen Browser; auf kleinen Bildschirmen stehen die Angaben immer untereinander.</p>",
  ],
  [
    "dauer",
    "<p>So lange darf der Support das Portal ansehen, wie Sie es sehen, immer nur lesend. Wählen Sie nicht länger, als Ihre Frage dauert. Jede Ansicht steht unten in der Liste, und Sie bekommen dazu eine E-Mail.</p>",
  ],
];
