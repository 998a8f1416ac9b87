/**
 * What blank places of a line take from the one before: each goes on with the last text, and places that are closed
 * (null) are passed over. Only those that change, by their position; nothing is replaced.
 */
export function fillForward(texts: readonly (string | null)[]): { position: number; text: string }[] {
  let last = "";
  return texts.flatMap((text, position) => {
    if (text === null) return [];
    if (text.trim() !== "") last = text;
    return text.trim() === "" && last !== "" ? [{ position, text: last }] : [];
  });
}
