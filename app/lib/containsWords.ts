const deutsch = (text: string): string => text.toLocaleLowerCase("de");

/** Whether every word that is looked for stands somewhere in the texts, also within a word, in any case. */
export function containsWords(texte: readonly string[], suche: string): boolean {
  const gesamt = deutsch(texte.join("\n"));
  return deutsch(suche)
    .split(/\s+/)
    .every((wort) => gesamt.includes(wort));
}
