import { createHash } from "node:crypto";

/**
 * JSON with sorted keys and without blanks: equal contents have equal texts, also after a way through the database. What is undefined
 * counts as JSON counts it: absent in an object, null elsewhere.
 */
function toKanonischesJson(wert: unknown): string {
  if (Array.isArray(wert)) return `[${wert.map(toKanonischesJson).join(",")}]`;
  if (wert === undefined) return "null";
  if (typeof wert !== "object" || wert === null) return JSON.stringify(wert);
  const paare = Object.entries(wert).filter(([, teil]) => teil !== undefined);
  const sortiert = paare.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sortiert.map(([key, teil]) => `${JSON.stringify(key)}:${toKanonischesJson(teil)}`).join(",")}}`;
}

/** SHA-256 of a content as lower-case hex; the order of keys makes no difference. */
export function pruefsummeVon(inhalt: unknown): string {
  return createHash("sha256").update(toKanonischesJson(inhalt), "utf8").digest("hex");
}
