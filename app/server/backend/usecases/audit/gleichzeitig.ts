/**
 * A step of the portal writes its event, its row and its message in one transaction, each with the time at which it
 * does so.
 */
const GLEICHZEITIG_MS = 60_000;

/** Can two times be those of one step? */
export const isGleichzeitig = (a: Date, b: Date): boolean => Math.abs(a.getTime() - b.getTime()) <= GLEICHZEITIG_MS;
