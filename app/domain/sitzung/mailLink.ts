/**
 * Query param that stands for the token of a mail's link once the portal has taken the token out of the address. It is
 * no secret.
 */
export const MAIL_LINK = "maillink";

/** True for the query of a page to which the link of a mail has led, with the token or with what stands for it. */
export const hasMailLink = (query: URLSearchParams): boolean =>
  ["token", MAIL_LINK].some((name) => Boolean(query.get(name)));
