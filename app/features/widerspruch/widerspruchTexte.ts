import type { SchriftsatzStatus } from "~/domain/antrag/schriftsaetze";
import { WIDERSPRUCH_STATUS } from "~/domain/antrag/widerspruchStatus";
import type { BadgeTone } from "~/ui";

type Stand = { label: string; tone: BadgeTone; weiter: string };

/** What the status of an objection is called, and what happens next. */
export const WIDERSPRUCH_STAND: Readonly<Record<Exclude<SchriftsatzStatus, "VERWORFEN">, Stand>> = {
  ENTWURF: {
    label: WIDERSPRUCH_STATUS.ENTWURF,
    tone: "info",
    weiter: "Der Widerspruch ist noch nicht eingelegt. Er zählt erst mit der Unterschrift.",
  },
  EINGEREICHT: {
    label: WIDERSPRUCH_STATUS.EINGEREICHT,
    tone: "success",
    weiter:
      "Die Bescheinigungsstelle prüft den Bescheid noch einmal. Solange sie nicht entschieden hat, können Sie Unterlagen und Gründe nachreichen oder den Widerspruch zurückziehen. Wenn entschieden ist, erhalten bevollmächtigte Personen eine Nachricht.",
  },
  ZURUECKGEZOGEN: {
    label: WIDERSPRUCH_STATUS.ZURUECKGEZOGEN,
    tone: "neutral",
    weiter: "Dieses Widerspruchsverfahren ist beendet. Der erste Bescheid bleibt bestehen.",
  },
  BESCHIEDEN: {
    label: WIDERSPRUCH_STATUS.BESCHIEDEN,
    tone: "success",
    weiter:
      "Über den Widerspruch ist entschieden. Gegen den Bescheid aus dem Widerspruch ist nur noch eine Klage beim Verwaltungsgericht möglich.",
  },
  GESCHLOSSEN: {
    label: WIDERSPRUCH_STATUS.GESCHLOSSEN,
    tone: "neutral",
    weiter:
      "Das Widerspruchsverfahren ist ohne Bescheid beendet. Warum, steht in der Nachricht der Bescheinigungsstelle.",
  },
};

/** The stand of an objection that lists show; discarded ones are not shown. */
export const standVon = (status: SchriftsatzStatus): Stand =>
  WIDERSPRUCH_STAND[status === "VERWORFEN" ? "ENTWURF" : status];
