/** What was added, in a sentence. */
export function hinzugefuegtText(namen: readonly string[]): string {
  const [erster = ""] = namen;
  if (namen.length === 1) return `Die Anlage „${erster}“ wurde hinzugefügt.`;
  return `${String(namen.length)} Anlagen wurden hinzugefügt: ${namen.map((name) => `„${name}“`).join(", ")}.`;
}

/** The title over what has gone wrong; `hatErfolg`: something else has worked. */
export const fehlerTitel = (hatErfolg: boolean): string =>
  hatErfolg ? "Nicht alles hat geklappt" : "Das hat nicht geklappt";
