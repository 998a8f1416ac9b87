import { isRecord } from "~/lib/json";

/**
 * What a page with scripts gets to open the vault: for whom (`kennung` as in `schutzDaten.ts`), and the keys in base64,
 * the one to write with first. The others are from before a change of the password; they only read.
 */
export type TresorDaten = { kennung: string; schluessel: { id: string; wert: string }[] };

const isSchluessel = (value: unknown): boolean =>
  isRecord(value) && typeof value["id"] === "string" && typeof value["wert"] === "string";

/** Whether an answer, read as JSON, holds the keys of a vault. */
export const isTresorDaten = (value: unknown): value is TresorDaten =>
  isRecord(value) &&
  typeof value["kennung"] === "string" &&
  Array.isArray(value["schluessel"]) &&
  value["schluessel"].every(isSchluessel);

/** Name of the cookie that tells scripts which forms were saved last: their keys, the last one first. */
export const GESPEICHERT_COOKIE = "gespeichert";
