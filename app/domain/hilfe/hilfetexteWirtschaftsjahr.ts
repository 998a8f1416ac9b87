import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on the business statistics; `feld` is the key of the question. */
export const HILFETEXTE_WIRTSCHAFTSJAHR: readonly HilfetextEntwurf[] = [
  [
    "wjBeginn",
    "<p>Der erste Tag des Wirtschaftsjahres. Wirtschaftsjahre folgen ohne Lücke und ohne Überschneidung aufeinander.</p>",
  ],
  ["wjEnde", "<p>Der letzte Tag des Wirtschaftsjahres. Es hat höchstens zwölf Monate und ist abgeschlossen.</p>"],
  [
    "rumpfjahr",
    "<p>Ein Rumpfwirtschaftsjahr ist kürzer als zwölf Monate, zum Beispiel nach der Gründung oder bei einer Umstellung des Wirtschaftsjahres.</p>",
  ],
  [
    "ebene",
    "<p>Verbundene Unternehmen geben die Werte möglichst für den ganzen Verbund an. Gelten sie nur für Ihr Unternehmen, nennen Sie zusätzlich Umsatz und Beschäftigte des Verbunds.</p>",
  ],
  [
    "wertart",
    "<p>Liegt der Jahresabschluss noch nicht vor, geben Sie vorläufige Werte oder eine Schätzung an. Sie können sie später ersetzen.</p>",
  ],
  ["umsatz", "<p>Die Umsatzerlöse des Wirtschaftsjahres ohne Umsatzsteuer.</p>"],
  [
    "bilanzsumme",
    "<p>Die Summe aller Vermögenswerte in der Bilanz. Die Angabe ist freiwillig; sie hilft bei der Frage, ob Ihr Unternehmen ein kleines oder mittleres Unternehmen ist.</p>",
  ],
  [
    "beschaeftigteVzae",
    "<p>Alle Beschäftigten am Ende des Wirtschaftsjahres in Vollzeitäquivalenten. Eine halbe Stelle zählt 0,5.</p>",
  ],
  [
    "fueBeschaeftigteVzae",
    "<p>Der Teil der Beschäftigten, der in Forschung und Entwicklung arbeitet, in Vollzeitäquivalenten. Wer zur Hälfte forscht, zählt mit dieser Hälfte.</p>",
  ],
  ["verbundUmsatz", "<p>Der Umsatz aller verbundenen Unternehmen zusammen, Ihr Unternehmen eingeschlossen.</p>"],
  [
    "verbundBeschaeftigteVzae",
    "<p>Die Beschäftigten aller verbundenen Unternehmen zusammen in Vollzeitäquivalenten, Ihr Unternehmen eingeschlossen.</p>",
  ],
  ["fuePersonal", "<p>Löhne, Gehälter und Sozialabgaben für eigene Beschäftigte in Forschung und Entwicklung.</p>"],
  ["fueSach", "<p>Material, Geräte und andere Sachmittel für eigene Forschung und Entwicklung.</p>"],
  ["fueExtern", "<p>Was Sie anderen für Forschung und Entwicklung in Ihrem Auftrag gezahlt haben.</p>"],
  ["fueGesamt", "<p>Die Summe aus Personal, Sachmitteln und Aufträgen. Das Portal rechnet sie beim Speichern aus.</p>"],
  [
    "bemerkung",
    "<p>Was zum Verständnis der Zahlen wichtig ist, zum Beispiel eine Übernahme oder ein Standortwechsel.</p>",
  ],
  [
    "keinJahr",
    "<p>Für Unternehmen, deren erstes Wirtschaftsjahr noch läuft. Die Erklärung ersetzt die Zahlen und gilt bis zum Ende dieses Jahres; danach sind seine Zahlen verlangt.</p>",
  ],
];
