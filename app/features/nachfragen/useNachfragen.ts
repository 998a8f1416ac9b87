import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const ABSTAND_MS = 3000;
/**
 * Asking goes on for five minutes; then the link of the page remains, so that an open window does not keep the session
 * alive for ever.
 */
const HOECHSTENS = 100;

/** Reads the page anew every three seconds while what it shows is under way and somebody looks. */
export function useNachfragen(isUnterwegs: boolean): void {
  const { revalidate, state } = useRevalidator();
  const fragen = useRef(0);
  useEffect(() => {
    if (!isUnterwegs || state !== "idle" || fragen.current >= HOECHSTENS) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      fragen.current += 1;
      revalidate();
    }, ABSTAND_MS);
    return () => clearInterval(timer);
  }, [isUnterwegs, revalidate, state]);
}
