import { hash } from "node:crypto";

const IM_TEXT_MASKIERT = /["\\\u0000-\u001f\ud800-\udfff]/;

/** Most texts stand in JSON as they are, which takes half the time. */
const inJson = (text: string): string => (IM_TEXT_MASKIERT.test(text) ? JSON.stringify(text) : `"${text}"`);

/**
 * JSON with sorted keys and without blanks: equal contents have equal texts, also after a way through the database.
 * What is undefined counts as JSON counts it: absent in an object, null elsewhere.
 */
function toKanonischesJson(wert: unknown): string {
  if (typeof wert === "string") return inJson(wert);
  if (wert === undefined) return "null";
  if (typeof wert !== "object" || wert === null) return JSON.stringify(wert);
  if (Array.isArray(wert)) return `[${wert.map(toKanonischesJson).join(",")}]`;
  const teile: Readonly<Record<string, unknown>> = { ...wert };
  let json = "";
  for (const key of Object.keys(teile).sort()) {
    const teil = teile[key];
    if (teil !== undefined) json += `${json === "" ? "" : ","}${inJson(key)}:${toKanonischesJson(teil)}`;
  }
  return `{${json}}`;
}

/** SHA-256 of a content as lower-case hex; the order of keys makes no difference. */
export function pruefsummeVon(inhalt: unknown): string {
  return hash("sha256", toKanonischesJson(inhalt));
}
