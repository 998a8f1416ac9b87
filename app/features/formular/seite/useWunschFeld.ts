import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useMayTakeFocus } from "~/ui";
import { idOf } from "./formularOrt";

const BEDIENBAR = "input:not([type=hidden]), select, textarea, button, a[href]";

/**
 * Brings the field that the address asks for into sight, with the focus. Loading a page, the browser does both; after a
 * navigation by script React gives the focus to single controls only, not to a question with several, and the router
 * scrolls to the top.
 */
export function useWunschFeld(feld: string | null): void {
  // The same address may be meant once more: two rows that are deleted one after the other.
  const { key } = useLocation();
  const mayTakeFocus = useMayTakeFocus();
  useEffect(() => {
    if (!mayTakeFocus()) return;
    const ziel = feld === null ? null : document.getElementById(idOf(feld));
    const aktiv = document.activeElement ?? document.body;
    // Whoever has gone on to something else meanwhile stays there.
    if (ziel === null || !(aktiv.contains(ziel) || ziel.contains(aktiv))) return;
    if (!ziel.contains(aktiv)) ziel.focus();
    if (!ziel.contains(document.activeElement)) ziel.querySelector<HTMLElement>(BEDIENBAR)?.focus();
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [feld, key, mayTakeFocus]);
}
