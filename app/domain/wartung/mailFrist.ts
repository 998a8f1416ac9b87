/**
 * So long a mail stays in the outbox after it was sent or given up, without its text: who calls the support asks for a
 * mail of last week, not of the last hours.
 */
export const MAIL_BLEIBT_MINUTEN = 30 * 24 * 60;
