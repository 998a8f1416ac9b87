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

function verschiebe(): void {
  isHierVerschoben = true;
  try {
    window.sessionStorage.setItem(SCHLUESSEL, "ja");
  } catch {
    // Without storage the choice holds until the next full page load.
  }
  for (const melde of zuhoerer) melde();
}

function subscribe(melde: () => void): () => void {
  zuhoerer.add(melde);
  return () => zuhoerer.delete(melde);
}

/** Whether the question about help was put off in this browser session, so that it does not return with every loaded page. */
export function useVerschoben(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, readVerschoben, () => false), verschiebe];
}
