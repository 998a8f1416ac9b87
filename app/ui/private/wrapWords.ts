import { cutText } from "../../lib/text";

/** A text in lines of so many letters at most; what does not fit into the last one is cut with „…“. */
export function wrapWords(text: string, { letters, lines }: { letters: number; lines: number }): readonly string[] {
  const wrapped: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = wrapped.at(-1);
    if (last !== undefined && (`${last} ${word}`.length <= letters || wrapped.length === lines))
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  return wrapped.map((line) => (line.length > letters ? `${cutText(line, letters - 1).text}…` : line));
}
