import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { knownPath } from "~/routing/knownPath";
import type { Seitenzeile } from "~/routing/routeEntry";
import { routeTable } from "~/routing/routeTable";
import { isVeraltet } from "./neueVersion";

/**
 * One listener turns plain links to pages of this portal into navigations without a reload; without scripts they are
 * just links.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = plainLink(event);
      if (link === null) return;
      const url = new URL(link.href);
      if (isJumpOnPage(url, window.location)) {
        if (jumpTo(url.hash)) event.preventDefault();
        return;
      }
      const ziel = internesZiel(url, window.location);
      // After a deployment the browser fetches the page anew, with its new scripts; typed text stays, and is asked for
      // as usual.
      if (ziel === null || (isVeraltet() && !isUngespeichert())) return;
      event.preventDefault();
      navigate(ziel);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

/** The link that a plain click is on; null when the click or the link is of another kind. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download") || isHilfeLink(link))
    return null;
  return link;
}

/**
 * Moves to a place of this page without a new address: for the router a changed fragment is a new page, and it would
 * drop the errors of a refused form together with the focus. A group passes the focus to its first control.
 */
function jumpTo(hash: string): boolean {
  const ziel = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (ziel === null) return false;
  ziel.scrollIntoView();
  ziel.focus();
  if (document.activeElement !== ziel)
    ziel.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button, a[href]")?.focus();
  return true;
}

const isJumpOnPage = (url: URL, hier: Pick<Location, "origin" | "pathname" | "search">): boolean =>
  url.hash !== "" && url.origin === hier.origin && url.pathname === hier.pathname && url.search === hier.search;

/** Path, query and fragment of an address that is another page of this portal; null for anything else. */
export function internesZiel(url: URL, hier: Pick<Location, "origin" | "pathname" | "search">): string | null {
  if (url.origin !== hier.origin) return null;
  const key = knownPath(url.pathname);
  if (isJumpOnPage(url, hier) || key === null) return null;
  const { shell }: Seitenzeile = routeTable[key];
  return shell === "ohne" && key !== "wurzel" ? null : url.pathname + url.search + url.hash;
}

/** Asks the page as the browser would before it leaves: does anything here want to be saved? */
const isUngespeichert = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

const isHilfeLink = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute("data-hilfe") || link.closest("#schublade") !== null;
