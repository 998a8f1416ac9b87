import type { VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";
import type { Anzeigestand } from "~/domain/nachricht/anzeigestand";
import { ZIELGRUPPEN, ZIELROLLEN } from "~/domain/nachricht/zielgruppe";
import { formatDateTime } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is coloured; its word stands beside the colour. */
export const STAND_FARBEN: Readonly<Record<Anzeigestand, BadgeTone>> = {
  AKTIV: "success",
  GEPLANT: "info",
  VORBEI: "neutral",
};

/** Said beside every time that is typed or read. */
export const ZEITZONE = "Zeitangaben in deutscher Zeit (Europe/Berlin)";

/** A moment in words; null: without an end. */
export const momentText = (moment: string | null): string =>
  moment === null ? "Ohne Ende" : formatDateTime(new Date(moment));

/** For whom it is meant, in a line. */
export function zielText({
  zielgruppe,
  unternehmen,
  rollen,
  aufStartseite,
}: Pick<VerwalteteSystemnachricht, "zielgruppe" | "unternehmen" | "rollen" | "aufStartseite">): string {
  if (zielgruppe === "UNTERNEHMEN")
    return unternehmen.length === 1 ? "1 Unternehmen" : `${String(unternehmen.length)} Unternehmen`;
  if (zielgruppe === "ROLLEN") return rollen.map((rolle) => ZIELROLLEN[rolle]).join(", ");
  return aufStartseite ? `${ZIELGRUPPEN.ALLE}, auch vor der Anmeldung` : ZIELGRUPPEN.ALLE;
}

/** How many people, in words. */
export const personenText = (anzahl: number): string => (anzahl === 1 ? "1 Person" : `${String(anzahl)} Personen`);

/** By how many it was closed, beside the head of a column that says so. */
export const vonPersonen = (anzahl: number): string => `Von ${personenText(anzahl)}`;

/** How many have closed it, and for how many it is meant. */
export const geschlossenText = (anzahl: number, betroffene: number): string =>
  `${vonPersonen(anzahl)} geschlossen, für ${personenText(betroffene)} bestimmt`;
