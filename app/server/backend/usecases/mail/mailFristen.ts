/** So long a mail that was given up is worth a word of the operator's. */
export const ABGELEHNT_MINUTEN = 24 * 60;

/** A mail that waits longer than this after a failure is worth a word. */
export const WARTET_MINUTEN = 15;
