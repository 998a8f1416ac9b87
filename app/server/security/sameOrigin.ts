const HARMLESS_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_SITE = new Set(["same-origin", "none"]);
const TOKEN_INTERFACES = /^\/(?:v1|fach\/v1)(?:\/|$)/;

/**
 * May this request change something? Yes when the browser says it comes from our own pages, by Sec-Fetch-Site or by Origin.
 * A browser always sends one of the two with a request that changes something. Programs that send neither may use the
 * interfaces that ask for a token or session of their own, never a page.
 */
export function isFromOwnSite(request: Request, publicUrl: string): boolean {
  if (HARMLESS_METHODS.has(request.method)) return true;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === null && origin === null) return TOKEN_INTERFACES.test(new URL(request.url).pathname);
  return (site !== null && OWN_SITE.has(site)) || origin === publicUrl;
}
