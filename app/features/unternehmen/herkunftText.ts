import type { AngabeHerkunft } from "~/contract/unternehmen/stammdaten";
import { formatDate, formatDateTime } from "~/lib/date";

function woher({ bekanntSeit, von, quelle }: AngabeHerkunft): string {
  const am = formatDateTime(new Date(bekanntSeit)).slice(0, 10);
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
