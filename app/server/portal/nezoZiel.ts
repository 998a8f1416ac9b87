import { z } from "zod";
import { nezoIntent } from "~/contract/konto/nezo";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "nezoZiel";

const nezoZiel = z.object({
  url: z.url(),
  intent: nezoIntent,
  antragUuid: z.uuid().optional(),
});
export type NezoZiel = z.infer<typeof nezoZiel>;

/**
 * Keeps the address of the identification service for the notice page before leaving. The page shows it as a plain
 * link, because `form-action 'self'` stops a redirect to another host after a form post. It lasts as long as an
 * identification may take.
 */
export async function rememberNezoZiel({ anfrage, call }: OffeneSeite, ziel: NezoZiel): Promise<void> {
  const { nezoSekunden } = await call.konfiguration.getKonfiguration();
  anfrage.setCookie(EIGENE_COOKIES.nezoZiel, sealJson(anfrage.schluessel, ZWECK, ziel), nezoSekunden);
}

/** The kept address, or null when there is none or it is not ours. */
export function readNezoZiel(anfrage: Anfrage): NezoZiel | null {
  const parsed = nezoZiel.safeParse(openSealed(anfrage.schluessel, ZWECK, anfrage.readCookie(EIGENE_COOKIES.nezoZiel)));
  return parsed.success ? parsed.data : null;
}

/** Ends the memory after the return. */
export const forgetNezoZiel = (anfrage: Anfrage): void => {
  if (anfrage.readCookie(EIGENE_COOKIES.nezoZiel) !== undefined) anfrage.setCookie(EIGENE_COOKIES.nezoZiel, "", 0);
};
