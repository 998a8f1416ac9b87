/** What a text has to look like, what is said otherwise, and what becomes of it. */
export type TextForm = { is: (text: string) => boolean; message: string; read: (text: string) => string };

const asItIs = (text: string): string => text;
export const ANY_TEXT: TextForm = { is: () => true, message: "", read: asItIs };

export const matching = (pattern: RegExp, message: string): TextForm => ({
  is: (text) => pattern.test(text),
  message,
  read: asItIs,
});

/** At least as long as a key that nobody guesses. */
export const SECRET: TextForm = {
  is: (text) => text.length >= 32,
  message: "muss mindestens 32 Zeichen lang sein",
  read: asItIs,
};

/** An address of one of these protocols. */
export const addressOf = (...protocols: string[]): TextForm => ({
  is: (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
  message: `muss eine Adresse sein, die mit ${protocols.map((protocol) => `${protocol}//`).join(" oder ")} beginnt`,
  read: asItIs,
});

/** An address below which paths begin: slashes at its end do not count. */
export const BASE_ADDRESS: TextForm = { ...addressOf("http:", "https:"), read: (text) => text.replace(/\/+$/, "") };

/** The address of a server without anything behind it. */
export const ORIGIN: TextForm = {
  is: (text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text),
  message: "muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
  read: (text) => new URL(text).origin,
};
