import type { Aenderungsblick } from "~/contract/konto/zugangsaenderungen";
import type { AenderungStand } from "~/domain/benutzer/zugangsaenderung";
import { formatDateTime } from "~/lib/date";
import type { Definition } from "~/ui";

const zeitVon = (moment: string): string => formatDateTime(new Date(moment));

/** What is going to happen, for the person whom it concerns. */
export function folgeVon({ art, neueEmail }: Aenderungsblick): string {
  return art === "ADRESSE"
    ? `Für Ihr Konto soll eine andere E-Mail-Adresse gelten: ${neueEmail ?? ""}`
    : "Der zweite Faktor Ihrer Anmeldung soll zurückgesetzt werden. App und Wiederherstellungscodes gelten dann nicht mehr.";
}

const WANN: Readonly<Partial<Record<AenderungStand, (faelligAm: string) => string>>> = {
  BEANTRAGT: () => "Noch nicht: Eine zweite Person des Supports muss zuerst zustimmen.",
  WARTEZEIT: (faelligAm) => `Ab ${zeitVon(faelligAm)}`,
  BESTAETIGUNG: (faelligAm) => `Sobald die neue Adresse bestätigt ist, spätestens am ${zeitVon(faelligAm)}`,
};

/** The same as a table. */
export const angabenVon = (blick: Aenderungsblick): Definition[] => [
  { label: "Was", value: folgeVon(blick) },
  { label: "Beantragt", value: zeitVon(blick.begonnenAm) },
  { label: "Wann es wirksam wird", value: WANN[blick.stand]?.(blick.faelligAm) ?? "" },
];
