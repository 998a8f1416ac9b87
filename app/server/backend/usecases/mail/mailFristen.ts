/** So long a mail stays in the outbox after it was sent or given up. */
export const MAIL_BLEIBT_MINUTEN = 24 * 60;

/** A mail that waits longer than this after a failure is worth a word. */
export const WARTET_MINUTEN = 15;
