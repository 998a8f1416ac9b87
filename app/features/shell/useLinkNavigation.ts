import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { knownPath } from "~/routing/knownPath";
import type { RouteEntry } from "~/routing/routeEntry";
import { routeTable } from "~/routing/routeTable";

/** One listener turns plain links to pages of this portal into navigations without a reload; without scripts they are just links. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const ziel = navigationZiel(event, window.location);
      if (ziel === null) return;
      event.preventDefault();
      navigate(ziel);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

/** Where a click leads inside the portal; null leaves it to the browser. */
function navigationZiel(event: MouseEvent, hier: Location): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download") || isHilfeLink(link)) return null;
  return internesZiel(new URL(link.href), hier);
}

/** Path, query and fragment of an address that is another page of this portal; null for anything else. */
export function internesZiel(url: URL, hier: Pick<Location, "origin" | "pathname" | "search">): string | null {
  if (url.origin !== hier.origin) return null;
  const isJumpOnPage = url.hash !== "" && url.pathname === hier.pathname && url.search === hier.search;
  const key = knownPath(url.pathname);
  if (isJumpOnPage || key === null) return null;
  const { shell }: RouteEntry = routeTable[key];
  return shell === "ohne" && key !== "wurzel" ? null : url.pathname + url.search + url.hash;
}

const isHilfeLink = (link: HTMLAnchorElement): boolean => link.hasAttribute("data-hilfe") || link.closest("#schublade") !== null;
