import type { NeueNachricht } from "~/contract/wire/live";

/**
 * @spec §4 Unread alert: 'Sie haben N ungelesene Nachrichten'
 * @assumed §4 gives the plural only; one message is "1 ungelesene Nachricht".
 */
export const ungelesenText = (anzahl: number): string =>
  anzahl === 1 ? "Sie haben 1 ungelesene Nachricht" : `Sie haben ${String(anzahl)} ungelesene Nachrichten`;

const VON = { BESCHEINIGUNGSSTELLE: "von der Bescheinigungsstelle", PORTAL: "vom Antragsportal" } as const;

/**
 * What is said when a message comes: from whom and about what, then how many are unread. A server of before tells the
 * number only.
 */
export function neueNachrichtText(anzahl: number, neu: NeueNachricht | undefined): string {
  if (neu === undefined) return ungelesenText(anzahl);
  const wozu = neu.antrag === null ? "" : ` zum Antrag „${neu.antrag}“`;
  return `Neue Nachricht ${VON[neu.von]}${wozu}: ${neu.titel}. ${ungelesenText(anzahl)}`;
}
