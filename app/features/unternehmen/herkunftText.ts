import type { AngabeHerkunft } from "~/contract/unternehmen/stammdaten";
import { formatDate, formatDateTime } from "~/lib/date";

/**
 * Since when a value holds, since when it is known, and where it comes from; undefined for what came with the
 * registration by hand.
 */
export function herkunftText({ ab, bekanntSeit, von, quelle }: AngabeHerkunft): string | undefined {
  if (von === null && ab === null && quelle === "EIGEN") return undefined;
  const bekannt = formatDateTime(new Date(bekanntSeit)).slice(0, 10);
  const gilt = ab === null ? [] : [`Gilt seit ${formatDate(ab)}.`];
  if (quelle === "IDENTIFIZIERUNG") return [...gilt, `Aus der Identifizierung, bekannt seit ${bekannt}.`].join(" ");
  const wer = von === null ? `Bekannt seit ${bekannt}.` : `Eingegeben von ${von} am ${bekannt}.`;
  return [...gilt, wer].join(" ");
}
