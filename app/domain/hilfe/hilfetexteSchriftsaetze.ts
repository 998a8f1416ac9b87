import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help texts of a Nachtrag, the general one first; the others in the order of its fields. */
export const HILFETEXTE_NACHTRAG: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Mit einem Nachtrag beantworten Sie Fragen der Bescheinigungsstelle oder ergänzen von sich aus, was im eingereichten Antrag fehlt. Der Antrag selbst ändert sich dadurch nicht.</p><p>Sie können speichern und später weiterschreiben. Abgeschickt ist der Nachtrag erst, wenn eine <strong>bevollmächtigte Person</strong> ihn unterschrieben hat. Bei einer Nachforderung muss das bis zum genannten Tag geschehen; brauchen Sie länger, bitten Sie vorher um eine Fristverlängerung.</p>",
  ],
  [
    "text",
    "<p>Nennen Sie zuerst das Vorhaben, um das es geht, dann die Stelle im Antrag und was dort gelten soll. Zahlen und Zeiträume geben Sie bitte vollständig an, nicht nur den Unterschied.</p>",
  ],
  [
    "antwort",
    "<p>Antworten Sie auf genau diese Frage. Was schon im Antrag steht, müssen Sie nicht wiederholen; ein Verweis auf die Stelle genügt. Pläne und Berichte hängen Sie weiter unten als Datei an und nennen hier ihren Namen.</p>",
  ],
  [
    "dateien",
    "<p>Hängen Sie nur an, was zur Antwort gehört. Geben Sie Dateien Namen, an denen man ihren Inhalt erkennt. Jede Datei wird vor dem Abschicken auf Schadsoftware geprüft.</p>",
  ],
];

/** Help texts of an objection, the general one first; the others in the order of its fields. */
export const HILFETEXTE_WIDERSPRUCH: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Mit einem Widerspruch verlangen Sie, dass die Bescheinigungsstelle ihre Entscheidung noch einmal prüft. Eingelegt ist er erst, wenn eine <strong>bevollmächtigte Person</strong> ihn unterschrieben hat. Maßgeblich ist der Tag, an dem er bei uns eingeht.</p><p>Bis über ihn entschieden ist, können Sie ihn zurückziehen. Danach bleibt der Bescheid, wie er ist.</p>",
  ],
  [
    "vorhaben",
    "<p>Wählen Sie die Vorhaben, deren Beurteilung Sie nicht hinnehmen. Für die anderen wird der Bescheid bestandskräftig.</p>",
  ],
  [
    "begruendung",
    "<p>Sagen Sie, welcher Feststellung Sie widersprechen und warum. Am meisten hilft, was die Bescheinigungsstelle noch nicht kannte oder anders verstanden hat: der Stand der Technik, das technische Risiko, Ihr Vorgehen. Eine Begründung ist nicht vorgeschrieben.</p>",
  ],
  [
    "begruendungFolgt",
    "<p>Reicht die Zeit für eine Begründung nicht, legen Sie den Widerspruch jetzt ein und kündigen die Begründung an. So ist die Frist gewahrt.</p>",
  ],
  [
    "begruendungBis",
    "<p>Nennen Sie einen Tag, den Sie sicher einhalten. Ohne Begründung entscheiden wir danach nach Lage der Akten.</p>",
  ],
  [
    "verspaetung",
    "<p>Schildern Sie, was Sie gehindert hat und seit wann das Hindernis nicht mehr besteht, zum Beispiel eine schwere Erkrankung. Waren Sie ohne Verschulden verhindert, kann Ihnen Wiedereinsetzung in den vorigen Stand gewährt werden.</p>",
  ],
  [
    "dateien",
    "<p>Hängen Sie nur an, was Ihre Begründung stützt, zum Beispiel Veröffentlichungen oder Versuchsberichte. Geben Sie Dateien Namen, an denen man ihren Inhalt erkennt.</p>",
  ],
];
