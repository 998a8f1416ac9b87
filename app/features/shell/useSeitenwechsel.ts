import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { findNeuenTeil, findUmgebung, listAbschnitte, listTeile } from "./seitenTeile";

/**
 * Milliseconds. A screen reader whose place has gone with the old page first looks for a new one by itself, without a
 * word, and takes a focus that comes meanwhile for its own find: the new heading would stay unsaid.
 */
const SUCHE_MS = 150;

/** Further down than this part of the window nobody looks for the beginning of something new. */
const OBERER_TEIL = 0.5;

/**
 * After a move without reload, to another page or to another part of this one: the focus goes to the heading of what is
 * new (or to the target of the fragment), which stands in the upper part of the window. Returns the new title for a
 * status region where there is no heading that says it; otherwise nothing. Where nothing is new but the button that was
 * used has gone, the focus goes to the heading of the section in which it stood.
 */
export function useSeitenwechsel(): string {
  const { pathname, hash, key } = useLocation();
  const isZurueck = useNavigationType() === NavigationType.Pop;
  const mitgebracht = useRef<Element | null>(null);
  const abschnitte = useRef<readonly Element[]>([]);
  const before = useRef<{ pathname: string; teile: readonly string[] } | null>(null);
  const [titel, setTitel] = useState("");
  // What has the focus while React prepares the new page had it on the one before; what has it afterwards was given it
  // by the new one.
  if (!import.meta.env.SSR) {
    mitgebracht.current = document.activeElement;
    abschnitte.current = listAbschnitte(document.activeElement);
  }
  useEffect(() => {
    const main = document.getElementById("inhalt");
    const bisher = before.current;
    before.current = { pathname, teile: main === null ? [] : listTeile(main) };
    if (main === null || bisher === null) return;
    const isAndereSeite = bisher.pathname !== pathname;
    const kopf = isAndereSeite ? main.querySelector("h1") : findNeuenTeil(main, bisher.teile);
    if (!isAndereSeite && kopf === null) {
      if (mitgebracht.current?.isConnected === false)
        moveFocusAfterSearch(findUmgebung(main, abschnitte.current), true);
      return;
    }
    setTitel(kopf === null ? document.title : "");
    // A page may have put the focus itself, for instance on its list of errors.
    if (document.activeElement !== mitgebracht.current && main.contains(document.activeElement)) return;
    const sprung = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    // The router has seen to the place in the window, of another page and of one that was left: whoever goes back
    // stands where they were.
    const isAnfang = kopf !== null && !isAndereSeite && !isZurueck;
    const ziel = sprung ?? kopf ?? main;
    if (mitgebracht.current?.isConnected === false) moveFocusAfterSearch(ziel, sprung === null);
    else moveFocus(ziel, sprung === null);
    if (isAnfang) showStart(kopf);
  }, [pathname, hash, key, isZurueck]);
  return titel;
}

function moveFocus(ziel: HTMLElement, preventScroll: boolean): void {
  ziel.focus({ preventScroll });
  if (document.activeElement === ziel) return;
  ziel.tabIndex = -1;
  ziel.focus({ preventScroll });
}

/** Unless somebody has gone on meanwhile. */
function moveFocusAfterSearch(ziel: HTMLElement, preventScroll: boolean): void {
  setTimeout(() => {
    if (document.activeElement === document.body && ziel.isConnected) moveFocus(ziel, preventScroll);
  }, SUCHE_MS);
}

/** The messages above are seen as well, unless the new part would then begin too far down. */
function showStart(kopf: HTMLElement): void {
  window.scrollTo(0, 0);
  if (kopf.getBoundingClientRect().top > window.innerHeight * OBERER_TEIL) kopf.scrollIntoView({ block: "start" });
}
