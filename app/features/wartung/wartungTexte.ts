import type { Dienstzustand } from "~/contract/verfahren/wartung";
import { formatDateTime } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is called and coloured. */
export const ZUSTAND: Readonly<Record<Dienstzustand["zustand"], { wort: string; farbe: BadgeTone }>> = {
  BEREIT: { wort: "In Ordnung", farbe: "success" },
  GESTOERT: { wort: "Gestört", farbe: "error" },
  AUS: { wort: "Aus", farbe: "neutral" },
};

/** The kinds of documents that can be presented again. */
export const ARTEN: Readonly<Record<string, string>> = {
  NACHTRAG: "Nachtrag",
  WIDERSPRUCH: "Widerspruch",
  WIDERSPRUCH_RUECKZUG: "Rückzug eines Widerspruchs",
};

/** "–" where there is no moment. */
export const zeitVon = (moment: string | null): string => (moment === null ? "–" : formatDateTime(new Date(moment)));
