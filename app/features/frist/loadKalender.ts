import type { Rufe } from "~/contract/wire/call";
import { formatDateTime } from "~/lib/date";

/**
 * What the page of the calendar address shows; moments are German texts. `adresse` null although there is one: it
 * cannot be shown.
 */
export type KalenderDaten = {
  hatAdresse: boolean;
  adresse: string | null;
  angelegt: string;
  abgerufen: string;
  /** The days before the last one of a deadline on which the person is reminded, as values of checkboxes. */
  erinnerungTage: string[];
};

/** `origin`: under which browsers reach the portal. */
export async function loadKalender(call: Rufe, origin: string): Promise<KalenderDaten> {
  const { pfad, erstelltAm, abgerufenAm, erinnerungTage } = await call.fristen.getKalender();
  return {
    hatAdresse: erstelltAm !== null,
    adresse: pfad === null ? null : origin + pfad,
    angelegt: erstelltAm === null ? "" : formatDateTime(new Date(erstelltAm)),
    abgerufen: abgerufenAm === null ? "noch nie" : formatDateTime(new Date(abgerufenAm)),
    erinnerungTage: erinnerungTage.map(String),
  };
}
