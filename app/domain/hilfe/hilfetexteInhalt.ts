import type { HilfetextEntwurf } from "./hilfetextEntwurf";

type Beispiele = {
  gut: string;
  schwach: string;
  /** What the weak one lacks. */
  warum: string;
};

/**
 * A text with an answer that says what is asked, and one that does not.
 *
 * @assumed Issue 19 §1 asks for two real examples; these are written after what domain.md 2.5 asks for in each
 *   question.
 */
const withBeispielen = (text: string, { gut, schwach, warum }: Beispiele): string =>
  `${text}<p><strong>Gutes Beispiel:</strong> „${gut}“</p><p><strong>Schwaches Beispiel:</strong> „${schwach}“ ${warum}</p>`;

const INHALT: readonly HilfetextEntwurf[] = [
  [
    "inhaltlicheAngabenAllgemein",
    "<p>Nach diesen vier Antworten wird geprüft, ob Ihr Vorhaben <strong>neuartig</strong>, mit <strong>Unwägbarkeiten</strong> verbunden und <strong>planmäßig</strong> ist. Alle drei Kriterien müssen erfüllt sein.</p><p>Schreiben Sie auf Deutsch und ohne Verweise auf Internetseiten. Leerzeichen zählen als Zeichen.</p>",
  ],
  [
    "ziel",
    withBeispielen(
      "<p>Beginnen Sie mit dem Problem, nicht mit dem Produkt. Nennen Sie messbare Zielwerte, an denen sich der Erfolg überprüfen lässt.</p>",
      {
        gut: "Beim Fräsen dünnwandiger Titanbauteile schwingt das Werkstück, jedes achte Teil ist Ausschuss. Ziel ist ein Verfahren, das die Schwingung aus dem Körperschall erkennt und den Vorschub innerhalb von 20 Millisekunden anpasst, so dass höchstens 2 Prozent Ausschuss bleiben. Niemand weiß bisher, ob sich das Signal früh genug vom Geräusch der Spindel trennen lässt.",
        schwach: "Wir wollen unsere Fertigung digitalisieren und die führende Lösung am Markt anbieten.",
        warum: "Das Problem fehlt, ein messbarer Wert fehlt, und nichts daran ist ungeklärt.",
      },
    ),
  ],
  [
    "standDerTechnik",
    withBeispielen(
      "<p>Benennen Sie vorhandene Lösungen und deren Grenzen. Maßgeblich ist der Stand zu Beginn des Vorhabens. Werbende Aussagen helfen nicht.</p>",
      {
        gut: "Übliche Regelungen messen den Strom der Spindel. Sie reagieren nach etwa 200 Millisekunden, bei dünnen Wänden also erst, wenn die Oberfläche schon verletzt ist (Versuche aus dem Jahr 2024, Hersteller A und B). Verfahren mit Körperschall sind für Stahl beschrieben; bei Titan überlagern sich die Frequenzen. Neu ist die Trennung beider Quellen noch während der Bearbeitung.",
        schwach:
          "Vergleichbare Produkte gibt es nicht. Unsere Lösung ist einzigartig und besser als alles, was der Wettbewerb bietet.",
        warum: "Es fehlt, was es gibt, wo genau dessen Grenze liegt und was Ihr Vorhaben darüber hinaus leistet.",
      },
    ),
  ],
  [
    "arbeiten",
    withBeispielen(
      "<p>Beschreiben Sie Methoden, Versuche und deren Reihenfolge. Vermarktung, Projektmanagement und Schulungen gehören nicht zu Forschung und Entwicklung.</p>",
      {
        gut: "Zuerst nehmen wir an 40 Probeteilen den Körperschall bei wachsender Wandstärke auf. Dann vergleichen wir drei Verfahren der Trennung an diesen Daten und verwerfen, was langsamer als 20 Millisekunden ist. Mit dem besten bauen wir eine Regelung, prüfen sie am Versuchsstand und ändern das Modell, bis der Ausschuss in einer Reihe von 200 Teilen unter 2 Prozent bleibt.",
        schwach: "Anforderungen aufnehmen, Software entwickeln, testen, beim Kunden einführen, Mitarbeitende schulen.",
        warum:
          "So sieht jedes Projekt aus. Welche Frage mit welcher Methode untersucht wird, ist nicht zu erkennen, und Einführung und Schulung sind keine Forschung und Entwicklung.",
      },
    ),
  ],
  [
    "unsicherheiten",
    withBeispielen(
      "<p>Erläutern Sie, warum der Lösungsweg aus wissenschaftlichen oder technischen Gründen scheitern kann. Risiken des Marktes, der Kosten oder der Termine zählen nicht.</p>",
      {
        gut: "Ob sich die Schwingung im Körperschall von den Geräuschen der Lager trennen lässt, ist offen: Beide liegen zwischen 2 und 4 Kilohertz. Gelingt es nicht, muss der Lösungsweg aufgegeben werden. Auch kann die Rechenzeit die 20 Millisekunden übersteigen; dann wäre ein Modell nötig, für das es bei Titan noch keine Daten gibt.",
        schwach: "Vielleicht finden wir nicht genug Fachkräfte, und die Kosten für das Material steigen.",
        warum:
          "Das sind Risiken des Marktes und der Kosten. Gefragt ist, was technisch oder wissenschaftlich ungewiss ist.",
      },
    ),
  ],
];

/** Help texts of the V2 tab 4. */
export const HILFETEXTE_INHALT: readonly (readonly HilfetextEntwurf[])[] = [INHALT];
