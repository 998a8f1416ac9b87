import type { Browser } from "./backend";

/** The path of a message. */
export const pfad = (id: string, rest = "") => `/v1/nachrichten/${id}${rest}`;
/** Adds a file to the answer to a message. */
export const upload = (wer: Browser, id: string, { name, datei }: { name: string; datei: Uint8Array }) =>
  wer.ruf("POST", pfad(id, `/antwort/dateien?${new URLSearchParams({ name }).toString()}`), { datei });
