/**
 * The same address with single slashes, when its path has a double one; otherwise null. On such a page the router in
 * the browser reads "//other.example/page" as another host, and going back to it asks that host for the data of the
 * page.
 */
export const withoutDoubleSlash = ({ pathname, search }: URL): string | null =>
  pathname.includes("//") ? pathname.replaceAll(/\/{2,}/g, "/") + search : null;
