const READING = new Set(["GET", "HEAD"]);
const OWN_SITE = new Set(["same-origin", "none"]);

/**
 * May this reading request be answered? A page elsewhere may send somebody here, and nothing more: its images, scripts,
 * frames and fetches get nothing, so that it learns neither what a file holds nor how large it is or whether it exists.
 * Programs and calendars do not say where they come from; without the cookies of a browser that tells them nothing
 * either.
 */
export function isReadAllowed({ method, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (!READING.has(method) || site === null || OWN_SITE.has(site)) return true;
  return headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
}
