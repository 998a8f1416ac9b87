/** Changes with every change of the rules; whoever has agreed to an older wording is asked again. */
export const SIEGEL_REGELN_FASSUNG = "2026-1";

/**
 * What whoever uses the seal agrees to.
 *
 * @assumed domain.md 4.1 says only: keep original colours and format, use only for certified Vorhaben; the other rules
 * are ours.
 */
export const SIEGEL_REGELN: readonly string[] = [
  "Nur Ihr Unternehmen darf das Siegel verwenden, und nur die Variante, die es erhalten hat.",
  "Verwenden Sie das Siegel nur im Zusammenhang mit Vorhaben, die bescheinigt sind. Es ist kein Gütezeichen für Produkte, Leistungen oder das ganze Unternehmen.",
  "Verändern Sie weder Farben noch Seitenverhältnis, Text oder Form. Legen Sie nichts darüber und schneiden Sie nichts ab.",
  "Halten Sie ringsum einen Abstand von mindestens einem Zehntel der Breite ein. Das Siegel ist mindestens 20 Millimeter oder 120 Pixel breit.",
  "Erwecken Sie nicht den Eindruck, dass die Bescheinigungsstelle für Ihr Unternehmen wirbt oder über die Höhe der Forschungszulage entschieden hat.",
  "Wird die Bescheinigung aufgehoben, verwenden Sie das Siegel nicht weiter.",
];
