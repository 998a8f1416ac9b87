import type { ZweiterFaktor } from "./mitgliedStatus";

/** What two members of staff change about an access together. */
export const AENDERUNG_ARTEN = {
  ZWEITER_FAKTOR: "Zweiten Faktor zurücksetzen",
  ADRESSE: "E-Mail-Adresse ändern",
} as const;
export type AenderungArt = keyof typeof AENDERUNG_ARTEN;
export const aenderungArten = ["ZWEITER_FAKTOR", "ADRESSE"] as const satisfies readonly AenderungArt[];

/** How such a change stands: it waits for the second person, for the time, or for the link to the new address. */
export const AENDERUNG_OFFEN = {
  BEANTRAGT: "Wartet auf eine zweite Person",
  WARTEZEIT: "Wartezeit läuft",
  BESTAETIGUNG: "Wartet auf die Bestätigung der neuen Adresse",
} as const;
export type OffenerStand = keyof typeof AENDERUNG_OFFEN;
export const offeneStaende = ["BEANTRAGT", "WARTEZEIT", "BESTAETIGUNG"] as const satisfies readonly OffenerStand[];

/** How it can end. */
export const aenderungEnden = ["ERLEDIGT", "ABGELEHNT", "ZURUECKGEZOGEN", "GESTOPPT", "VERFALLEN"] as const;
export type AenderungEnde = (typeof aenderungEnden)[number];

export const aenderungStaende = [...offeneStaende, ...aenderungEnden] as const;
export type AenderungStand = (typeof aenderungStaende)[number];

/** Narrows a state to one in which something is still to come. */
export const isOffen = (stand: AenderungStand): stand is OffenerStand => Object.hasOwn(AENDERUNG_OFFEN, stand);

/** What a member of staff can do about an open change. */
export const aenderungSchritte = ["ZUSTIMMEN", "ABLEHNEN", "ZURUECKZIEHEN", "STOPPEN"] as const;
export type AenderungSchritt = (typeof aenderungSchritte)[number];

/**
 * What somebody with the right may do about it: whoever has begun it never consents, in whatever role; during the
 * waiting time everybody may stop it.
 */
export function listAenderungSchritte(
  { stand, begonnenVon }: { stand: OffenerStand; begonnenVon: string },
  benutzerUuid: string,
): AenderungSchritt[] {
  if (stand !== "BEANTRAGT") return ["STOPPEN"];
  return begonnenVon === benutzerUuid ? ["ZURUECKZIEHEN"] : ["ZUSTIMMEN", "ABLEHNEN"];
}

/** How an open change ends that a member of staff ends. */
export function endeDurch(
  aenderung: { stand: OffenerStand; begonnenVon: string },
  benutzerUuid: string,
): Extract<AenderungEnde, "ABGELEHNT" | "ZURUECKGEZOGEN" | "GESTOPPT"> {
  const [schritt] = listAenderungSchritte(aenderung, benutzerUuid);
  if (schritt === "STOPPEN") return "GESTOPPT";
  return schritt === "ZURUECKZIEHEN" ? "ZURUECKGEZOGEN" : "ABGELEHNT";
}

/**
 * Is there a second factor that can be lost and reset? The TAN by mail is one only where a factor is mandatory: without
 * that it would be what the reset leaves, and who has lost the mailbox needs another address.
 */
export const isFaktorRuecksetzbar = ({
  zweiterFaktor,
  tfaPflicht,
}: {
  zweiterFaktor: ZweiterFaktor | null;
  tfaPflicht: boolean;
}): boolean => zweiterFaktor === "APP" || (zweiterFaktor === "MAIL" && tfaPflicht);
