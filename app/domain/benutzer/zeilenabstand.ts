/**
 * How close the rows of lists stand, and what the choice is called. Without one they are dense, so that many are seen
 * at once.
 */
export const ZEILENABSTAND = { dicht: "Dicht, mit vielen Zeilen", luftig: "Luftig, mit Abstand" } as const;

/** A choice. */
export type Zeilenabstand = keyof typeof ZEILENABSTAND;

/** Reads what a browser has kept or sent; what it does not understand counts as not chosen. */
export const readZeilenabstand = (text: unknown): Zeilenabstand => (text === "luftig" ? text : "dicht");
