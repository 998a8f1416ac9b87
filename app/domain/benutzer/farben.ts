/**
 * The colours that somebody can choose for all pages, and what the choice is called. Without one the device decides.
 *
 * @assumed §9 names the colours of a light page only
 */
export const FARBEN = { geraet: "Wie im Gerät eingestellt", hell: "Hell", dunkel: "Dunkel" } as const;

/** A choice. */
export type Farben = keyof typeof FARBEN;

/** Those among them that do not follow the device. */
export type FesteFarben = Exclude<Farben, "geraet">;

/** Reads what a browser has kept or sent; what it does not understand counts as not chosen. */
export function readFarben(text: unknown): FesteFarben | null {
  return text === "hell" || text === "dunkel" ? text : null;
}
