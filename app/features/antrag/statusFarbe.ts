import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { BadgeTone } from "~/ui";

/** The colour of a status: who has to act. The text always stands beside it. */
const FARBE: Readonly<Record<AntragStatus, BadgeTone>> = {
  IN_BEARBEITUNG: "info",
  EINGEREICHT: "success",
  IN_PRUEFUNG: "neutral",
  UNTERLAGEN_NACHGEFORDERT: "warning",
  BESCHEID_LIEGT_VOR: "success",
  ZURUECKGEZOGEN: "neutral",
  WIDERSPRUCH_EINGEREICHT: "neutral",
  WS_BESCHEID_LIEGT_VOR: "success",
  WIDERSPRUCH_ZURUECKGEZOGEN: "neutral",
  WIDERSPRUCH_GESCHLOSSEN: "neutral",
  RUECKZUG_WIRD_UEBERMITTELT: "info",
  GESCHLOSSEN: "neutral",
  GELOESCHT: "neutral",
  WIRD_UEBERMITTELT: "info",
};

export const statusFarbe = (status: AntragStatus): BadgeTone => FARBE[status];
