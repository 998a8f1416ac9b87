/**
 * How long somebody still has to wait, for a sentence: "1 Sekunde", "45 Sekunden", from two minutes on rounded up to "3
 * Minuten".
 */
export function formatWartezeit(sekunden: number): string {
  if (sekunden >= 120) return `${String(Math.ceil(sekunden / 60))} Minuten`;
  return sekunden === 1 ? "1 Sekunde" : `${String(sekunden)} Sekunden`;
}
