import { useSyncExternalStore } from "react";

const SCHLUESSEL = "hilfeFrageVerschoben";
const zuhoerer = new Set<() => void>();
/** Also remembered here, because a browser may refuse its storage. */
let isHierVerschoben = false;

function readVerschoben(): boolean {
  if (isHierVerschoben) return true;
  try {
    return window.sessionStorage.getItem(SCHLUESSEL) !== null;
  } catch {
    return false;
  }
}

function move(): void {
  isHierVerschoben = true;
  try {
    window.sessionStorage.setItem(SCHLUESSEL, "ja");
  } catch {
    // Without storage the choice holds until the next full page load.
  }
  for (const report of zuhoerer) report();
}

function subscribe(report: () => void): () => void {
  zuhoerer.add(report);
  return () => zuhoerer.delete(report);
}

/**
 * Whether the question about help was put off in this browser session, so that it does not return with every loaded
 * page.
 */
export function useVerschoben(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, readVerschoben, () => false), move];
}
