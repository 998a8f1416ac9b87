import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import type { MitgliedStatus } from "~/domain/benutzer/mitgliedStatus";
import { ROLLEN_ERKLAERUNG, UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { berlinDate, formatDate } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is coloured. */
export const STATUS_FARBEN: Readonly<Record<MitgliedStatus, BadgeTone>> = {
  AKTIV: "success",
  EINGELADEN: "info",
  WARTET: "warning",
  ABGELAUFEN: "neutral",
  DEAKTIVIERT: "neutral",
  GESPERRT: "error",
};

/** The roles to choose from, each with what it may do. */
export const ROLLEN_WAHL = (["MITARBEITER", "BEVOLLMAECHTIGTER"] as const).map((rolle) => ({
  value: rolle,
  label: `${UNTERNEHMENSROLLEN[rolle]}: ${ROLLEN_ERKLAERUNG[rolle]}`,
}));

/** What somebody is called; an invitation may know the address only. */
export const nameVon = ({ name, email }: Pick<BenutzerZeile, "name" | "email">): string => name || email;

/** The German day of a moment; "" where there is none. */
export const tagVon = (moment: string | null): string =>
  moment === null ? "" : formatDate(berlinDate(new Date(moment)));

/** Which Anträge somebody sees. */
export function zugriffText({ anzahlAntraege, isEinladung }: BenutzerZeile): string {
  if (isEinladung) return "–";
  if (anzahlAntraege === null) return "Alle";
  if (anzahlAntraege === 0) return "Keine";
  return anzahlAntraege === 1 ? "1 Antrag" : `${String(anzahlAntraege)} Anträge`;
}
