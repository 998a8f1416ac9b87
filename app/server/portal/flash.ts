import { z } from "zod";
import type { Flash } from "~/contract/formAntwort";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "flash";
const TEXT_MAX = 2_000;

/** Seconds for which a message waits for its page. */
export const FLASH_SEKUNDEN = 60;

const flashSchema = z.object({
  tone: z.enum(["success", "info", "warning", "error"]),
  title: z.string().optional(),
  text: z.string(),
});

/** The message as a cookie value. Long texts are cut, because a browser drops cookies over 4 KB. */
export const writeFlash = (schluessel: string, flash: Flash): string =>
  sealJson(schluessel, ZWECK, { ...flash, text: flash.text.slice(0, TEXT_MAX) });

/** The message of a cookie value; null when there is none or it is not ours. */
export function readFlash(schluessel: string, value: string | undefined): Flash | null {
  const parsed = flashSchema.safeParse(openSealed(schluessel, ZWECK, value));
  return parsed.success ? parsed.data : null;
}
