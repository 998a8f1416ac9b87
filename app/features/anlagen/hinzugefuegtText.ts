/** What was added, in a sentence. */
export function hinzugefuegtText(namen: readonly string[]): string {
  const [erster = ""] = namen;
  if (namen.length === 1) return `Die Anlage „${erster}“ wurde hinzugefügt.`;
  return `${String(namen.length)} Anlagen wurden hinzugefügt: ${namen.map((name) => `„${name}“`).join(", ")}.`;
}

/** The same for a file that was removed. */
export const entferntText = (name: string): string => `Die Anlage „${name}“ wurde entfernt.`;

/** What is asked before that. */
export const entfernenText = (name: string): string =>
  `Die Anlage „${name}“ wird aus dem Entwurf entfernt. Das lässt sich nicht rückgängig machen.`;

/** The title over what has gone wrong; `hatErfolg`: something else has worked. */
export const fehlerTitel = (hatErfolg: boolean): string =>
  hatErfolg ? "Nicht alles hat geklappt" : "Das hat nicht geklappt";
