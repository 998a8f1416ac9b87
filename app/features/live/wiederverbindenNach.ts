/** @spec §9 Live channel: reconnect delay 5 s */
const ABSTAND_MS = 5_000;

/** Up to this much more, so that not all browsers come back at the same moment after a restart of the server. */
const STREUUNG_MS = 1_000;

/** After how many milliseconds this page connects again. `zufall`: from 0 up to 1. */
export const wiederverbindenNach = (zufall: number): number => ABSTAND_MS + Math.round(zufall * STREUUNG_MS);
