/**
 * So long a mail stays in the outbox after it was sent or given up, without its text: who calls the support asks for a
 * mail of last week, not of the last hours.
 */
export const MAIL_BLEIBT_MINUTEN = 30 * 24 * 60;

/** So long a mail that was given up is worth a word of the operator's. */
export const ABGELEHNT_MINUTEN = 24 * 60;

/** A mail that waits longer than this after a failure is worth a word. */
export const WARTET_MINUTEN = 15;
