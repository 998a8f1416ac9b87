import type { AntragStatus } from "~/domain/antrag/antragStatus";

/** What a status means for the person, in one sentence; only what the portal can already do is offered. */
export const naechsterSchritt: Readonly<Record<AntragStatus, string>> = {
  IN_BEARBEITUNG: "Sie können den Antrag weiter bearbeiten und einreichen.",
  WIRD_UEBERMITTELT: "Der Antrag wird gerade übermittelt. Sie müssen nichts tun.",
  EINGEREICHT: "Der Antrag ist bei uns. Sie müssen zurzeit nichts tun.",
  IN_PRUEFUNG: "Wir prüfen den Antrag. Sie müssen zurzeit nichts tun.",
  UNTERLAGEN_NACHGEFORDERT: "Für die Prüfung fehlen noch Angaben.",
  BESCHEID_LIEGT_VOR: "Über den Antrag ist entschieden.",
  ZURUECKGEZOGEN: "Der Antrag ist zurückgezogen.",
  WIDERSPRUCH_EINGEREICHT: "Wir prüfen Ihren Widerspruch.",
  WS_BESCHEID_LIEGT_VOR: "Über den Widerspruch ist entschieden.",
  WIDERSPRUCH_ZURUECKGEZOGEN: "Der Widerspruch ist zurückgezogen.",
  WIDERSPRUCH_GESCHLOSSEN: "Das Widerspruchsverfahren ist geschlossen.",
  RUECKZUG_WIRD_UEBERMITTELT: "Der Rückzug wird gerade übermittelt.",
  GESCHLOSSEN: "Das Verfahren ist geschlossen.",
  GELOESCHT: "Der Antrag ist gelöscht.",
};
