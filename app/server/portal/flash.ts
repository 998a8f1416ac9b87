import { z } from "zod";
import type { Flash } from "~/contract/antrag/formAntwort";
import { cutText } from "~/lib/text";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "flash";
const TEXT_MAX = 2_000;
const PUNKT_MAX = 120;
const LISTE_MAX = 800;

/** Seconds for which a message waits for its page. */
export const FLASH_SEKUNDEN = 60;

const flashSchema = z.object({
  tone: z.enum(["success", "info", "warning", "error"]),
  title: z.string().optional(),
  text: z.string(),
  liste: z.array(z.string()).optional(),
  aktion: z.object({ label: z.string(), href: z.string() }).optional(),
});

/** The message as a cookie value. Long texts and lists are cut, because a browser drops cookies over 4 KB. */
export function writeFlash(schluessel: string, { liste = [], ...flash }: Flash): string {
  const punkte: string[] = [];
  let frei = LISTE_MAX;
  for (const punkt of liste.map((text) => (text.length > PUNKT_MAX ? `${cutText(text, PUNKT_MAX - 1).text}…` : text))) {
    frei -= punkt.length;
    if (frei >= 0) punkte.push(punkt);
  }
  const { text } = cutText(flash.text, punkte.length > 0 ? TEXT_MAX / 2 : TEXT_MAX);
  return sealJson(schluessel, ZWECK, { ...flash, text, ...(punkte.length > 0 && { liste: punkte }) });
}

/** The message of a cookie value; null when there is none or it is not ours. */
export function readFlash(schluessel: string, value: string | undefined): Flash | null {
  const parsed = flashSchema.safeParse(openSealed(schluessel, ZWECK, value));
  return parsed.success ? parsed.data : null;
}
