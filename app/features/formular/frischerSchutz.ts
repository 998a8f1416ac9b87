import { useEffect, useSyncExternalStore } from "react";
import type { SchutzDaten } from "~/contract/schutzDaten";
import { href } from "~/routing/href";

/** How many forms on the page were rendered with a token. Only in the browser, as everything here. */
const aufDerSeite = new Map<string, number>();
/** The token that fits now, by the one that a form was rendered with. */
const nachfolger = new Map<string, string>();
const zuhoerer = new Set<() => void>();

function subscribe(melde: () => void): () => void {
  zuhoerer.add(melde);
  return () => zuhoerer.delete(melde);
}

function trageEin(csrf: string): () => void {
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
  useEffect(() => trageEin(csrf), [csrf]);
  return useSyncExternalStore(
    subscribe,
    () => nachfolger.get(csrf) ?? csrf,
    () => csrf,
  );
}

/**
 * Asks the portal for the token that fits now and puts it into every form of the page, so that a form that stayed open over a login can be
 * sent. Tells whether somebody is logged in; null when the portal cannot be reached.
 */
export async function holeFrischenSchutz(): Promise<{ isAngemeldet: boolean } | null> {
  try {
    const antwort = await fetch(href("formularSchutz"), { headers: { accept: "application/json" }, cache: "no-store" });
    if (!antwort.ok) return null;
    // Our own route answers exactly this type; TypeScript cannot see through the network.
    const { csrf, isAngemeldet } = (await antwort.json()) as SchutzDaten;
    for (const alt of aufDerSeite.keys()) nachfolger.set(alt, csrf);
    for (const melde of zuhoerer) melde();
    return { isAngemeldet };
  } catch {
    return null;
  }
}
