/** How an announcement stands: it is shown, will be, or was. */
export const ANZEIGESTAND = { AKTIV: "Aktiv", GEPLANT: "Geplant", VORBEI: "Vorbei" } as const;

/** Key of such a state. */
export type Anzeigestand = keyof typeof ANZEIGESTAND;

/** All keys, in the order of the filter. */
export const anzeigestaende = ["AKTIV", "GEPLANT", "VORBEI"] as const satisfies readonly Anzeigestand[];
