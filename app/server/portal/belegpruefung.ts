import { createHash } from "node:crypto";
import type { Vergleich } from "~/contract/verfahren/belegAntwort";
import type { Offen } from "./offen";

/** SHA-256 of a stream, of which nothing is kept. */
async function hashVon(strom: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  const leser = strom.getReader();
  for (let schritt = await leser.read(); !schritt.done; schritt = await leser.read()) hash.update(schritt.value);
  return hash.digest("hex");
}

/**
 * Compares a checksum that was typed, and the file of the posted form, with that of a receipt. The file is hashed while
 * it arrives.
 */
export async function compare(
  offen: Offen<"belegpruefung">,
  getippt: string,
  pruefsumme: string,
): Promise<Vergleich[]> {
  const vergleiche: Vergleich[] = [];
  const text = getippt.replace(/\s/g, "").toLowerCase();
  if (text !== "") vergleiche.push({ womit: "Prüfsumme", summe: text, stimmt: text === pruefsumme });
  for await (const datei of await offen.anfrage.dateien()) {
    const summe = await hashVon(datei.strom);
    vergleiche.push({ womit: `Datei „${datei.name}“`, summe, stimmt: summe === pruefsumme });
  }
  return vergleiche;
}
