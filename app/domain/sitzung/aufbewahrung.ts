/**
 * How long a browser keeps what the portal leaves with it: for the portal itself, and for the pages and the privacy
 * policy that say it.
 */

/**
 * The cookie with the token of a mail's link: enough to type a password in peace; after that the link is opened again.
 */
export const MAIL_LINK_MINUTEN = 60;

/** The longest that the setting of the operator may let a browser be known, and the same in words. */
export const BEKANNTES_GERAET_HOECHSTENS = { tage: 365, text: "ein Jahr" } as const;

/** So many days the browser keeps what was typed and not saved, and the server the keys for it. */
export const TRESOR_TAGE = 30;
