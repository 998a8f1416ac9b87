const HARMLESS_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_SITE = new Set(["same-origin", "none"]);
const TOKEN_INTERFACES = /^\/(?:v1|fach\/v1)(?:\/|$)/;

/**
 * May this request change something? Yes when the browser says it comes from our own pages, by Sec-Fetch-Site or by
 * Origin. Text browsers (w3m, lynx) know neither; where both are missing, the Referer decides. Programs that send none
 * of the three may use the interfaces that ask for a token or session of their own, never a page.
 */
export function isFromOwnSite(request: Request, publicUrl: string): boolean {
  if (HARMLESS_METHODS.has(request.method)) return true;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === null && origin === null) {
    return TOKEN_INTERFACES.test(new URL(request.url).pathname) || isOwnPage(request.headers.get("referer"), publicUrl);
  }
  return (site !== null && OWN_SITE.has(site)) || origin === publicUrl;
}

/** Compares whole origins: the beginning of a text would also match a host that only begins like the own one. */
const isOwnPage = (referer: string | null, publicUrl: string): boolean =>
  referer !== null && URL.canParse(referer) && new URL(referer).origin === publicUrl;
