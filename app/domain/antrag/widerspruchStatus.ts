import type { SchriftsatzStatus } from "./schriftsaetze";

/** What the status of an objection is called; discarded ones are shown nowhere. */
export const WIDERSPRUCH_STATUS = {
  ENTWURF: "Entwurf",
  EINGEREICHT: "Eingelegt",
  ZURUECKGEZOGEN: "Zurückgezogen",
  BESCHIEDEN: "Entschieden",
  GESCHLOSSEN: "Ohne Bescheid erledigt",
} as const satisfies Readonly<Record<Exclude<SchriftsatzStatus, "VERWORFEN">, string>>;
