import { z } from "zod";

/**
 * Characters that some browsers and proxies mangle on their way. JSON itself takes care of control characters and lone
 * surrogates.
 */
const UNSICHER = /[\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufff0-\uffff]/g;

/** A message as it stands in a frame. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(
    UNSICHER,
    (zeichen) => `\\u${zeichen.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export const OPEN = "o";
export const HEARTBEAT = "h";
export const PRELUDE = "h".repeat(2048);

/** An array frame of messages that are quoted already. */
export const arrayFrame = (quoted: readonly string[]): string => `a[${quoted.join(",")}]`;
export const closeFrame = ([code, reason]: readonly [number, string]): string =>
  `c[${String(code)},${JSON.stringify(reason)}]`;

const texte = z.union([z.array(z.string()), z.string().transform((text) => [text])]);

/** The messages that a client sent: one, or an array of them. Null when it is no such JSON. */
export function parseMessages(text: string): string[] | null {
  try {
    const geprueft = texte.safeParse(JSON.parse(text));
    return geprueft.success ? geprueft.data : null;
  } catch {
    return null;
  }
}
