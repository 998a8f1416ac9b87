import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * After a change of page without reload: moves the focus to the content (or to the target of the fragment) and returns the new
 * title for a status region, as a browser would announce a loaded page. Empty before the first change.
 */
export function useSeitenwechsel(): string {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [titel, setTitel] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitel(document.title);
    const main = document.getElementById("inhalt");
    // A page may have put the focus itself, for instance on its list of errors.
    if (main?.contains(document.activeElement)) return;
    const ziel = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    (ziel ?? main)?.focus({ preventScroll: ziel === null });
  }, [pathname, hash]);
  return titel;
}
