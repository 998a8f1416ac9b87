import type { AngabeHerkunft } from "~/contract/unternehmen/stammdaten";
import { formatDate, formatDateTime } from "~/lib/date";

const tagVon = (moment: string): string => formatDateTime(new Date(moment)).slice(0, 10);

function woher({ bekanntSeit, von, quelle }: AngabeHerkunft): string {
  const am = tagVon(bekanntSeit);
  const durch = von === null ? "" : ` von ${von}`;
  if (quelle === "IDENTIFIZIERUNG")
    return `Aus der Identifizierung, bekannt seit ${am}${von === null ? "" : `, ausgelöst${durch}`}.`;
  if (quelle === "REGISTRIERUNG") return `Bei der Registrierung am ${am}${durch} angegeben.`;
  return von === null ? `Bekannt seit ${am}.` : `Eingegeben${durch} am ${am}.`;
}

/** Since when a value holds, since when it is known, where it comes from, and who has entered it. */
export function herkunftText(angabe: AngabeHerkunft): string {
  const gilt = angabe.ab === null ? [] : [`Gilt seit ${formatDate(angabe.ab)}.`];
  return [...gilt, woher(angabe)].join(" ");
}

/** Once for all values that the registration has given: each has the same moment and the same person. */
export const registrierungText = ({ bekanntSeit, von }: AngabeHerkunft): string =>
  `Was keinen eigenen Hinweis hat, wurde bei der Registrierung am ${tagVon(bekanntSeit)}${von === null ? "" : ` von ${von}`} angegeben.`;
