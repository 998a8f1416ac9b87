import { useEffect, useSyncExternalStore } from "react";
import { isSchutzDaten, META_KENNUNG } from "~/contract/portal/schutzDaten";
import { href } from "~/routing/href";

/** How many forms on the page were rendered with a token. Only in the browser, as everything here. */
const aufDerSeite = new Map<string, number>();
/** The token that fits now, by the one that a form was rendered with. */
const nachfolger = new Map<string, string>();
const zuhoerer = new Set<() => void>();

function subscribe(report: () => void): () => void {
  zuhoerer.add(report);
  return () => zuhoerer.delete(report);
}

function insert(csrf: string): () => void {
  aufDerSeite.set(csrf, (aufDerSeite.get(csrf) ?? 0) + 1);
  return () => {
    const uebrig = (aufDerSeite.get(csrf) ?? 1) - 1;
    if (uebrig > 0) aufDerSeite.set(csrf, uebrig);
    else {
      aufDerSeite.delete(csrf);
      nachfolger.delete(csrf);
    }
  };
}

/** The token that a form must send now: the one that it was rendered with, or the one that took its place. */
export function useCsrf(csrf: string): string {
  useEffect(() => insert(csrf), [csrf]);
  return useSyncExternalStore(
    subscribe,
    () => nachfolger.get(csrf) ?? csrf,
    () => csrf,
  );
}

/**
 * What has become of the person at this browser since the page was loaded. `andere`: with the name of the other one.
 */
export type Anmeldestand = { art: "niemand" } | { art: "gleiche" } | { art: "andere"; name: string };

/** For whom the page was made; blank when a visitor opened it. */
export const kennungDerSeite = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META_KENNUNG}"]`)?.content ?? "";

/**
 * Asks the portal who is logged in now. For the person of this page the fitting token goes into every form of the page,
 * so that a form that stayed open over a login can be sent; for anybody else the forms stay as they are, and the portal
 * goes on refusing them. Null when the portal cannot be reached.
 */
export async function fetchFreshSchutz(): Promise<Anmeldestand | null> {
  try {
    const antwort = await fetch(href("formularSchutz"), { headers: { accept: "application/json" }, cache: "no-store" });
    if (!antwort.ok) return null;
    const daten: unknown = await antwort.json();
    if (!isSchutzDaten(daten)) return null;
    const { csrf, angemeldet } = daten;
    const seite = kennungDerSeite();
    if (angemeldet !== null && seite !== "" && seite !== angemeldet.kennung)
      return { art: "andere", name: angemeldet.name };
    for (const alt of aufDerSeite.keys()) nachfolger.set(alt, csrf);
    for (const report of zuhoerer) report();
    return { art: angemeldet === null ? "niemand" : "gleiche" };
  } catch {
    return null;
  }
}
