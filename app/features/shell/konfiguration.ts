import { useEffect } from "react";

/** The settings of the portal that a page without scripts needs none of. */
export type Konfiguration = { version: string; formularMaxBytes: number };

/** @spec §7 GET configuration */
export const KONFIGURATION_URI = "/v1/konfiguration";

/** @spec §9 Configuration retry 30,000 ms */
const WIEDERHOLUNG_MS = 30_000;

/** Name of the answers in the session storage. @spec §3 A configuration cache keyed by request URI */
const SPEICHER = "antragsportal-konfiguration";

const isKonfiguration = (antwort: unknown): antwort is Konfiguration =>
  typeof antwort === "object" &&
  antwort !== null &&
  "version" in antwort &&
  "formularMaxBytes" in antwort &&
  typeof antwort.formularMaxBytes === "number";

function readAntworten(): Record<string, unknown> {
  try {
    const antworten: unknown = JSON.parse(sessionStorage.getItem(SPEICHER) ?? "{}");
    return typeof antworten === "object" && antworten !== null ? { ...antworten } : {};
  } catch {
    return {};
  }
}

function storeAntwort(uri: string, antwort: Konfiguration): void {
  try {
    sessionStorage.setItem(SPEICHER, JSON.stringify({ ...readAntworten(), [uri]: antwort }));
  } catch {
    // Without room every page asks anew.
  }
}

/** What is known of the settings; undefined before they came, and where they cannot be had. */
export function findKonfiguration(uri: string = KONFIGURATION_URI): Konfiguration | undefined {
  const antwort = readAntworten()[uri];
  return isKonfiguration(antwort) ? antwort : undefined;
}

/** Asks as nobody in particular: that a page is opened must not count as something that a person does. */
async function fetchKonfiguration(uri: string): Promise<boolean> {
  try {
    const response = await fetch(uri, { credentials: "omit" });
    const antwort: unknown = response.ok ? await response.json() : null;
    if (!isKonfiguration(antwort)) return false;
    storeAntwort(uri, antwort);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the settings, unless those of this version of the portal are known; asks again after 30 seconds for as long as
 * that fails. Gives back how to stop. Nothing waits for it.
 *
 * @assumed bildschirme.md 8 names "cached configuration reload": this copy is the only one that lasts, no server can
 *   reach it, and it is replaced with each version; the servers read their settings at the start. So there is no
 *   button.
 */
export function keepKonfiguration(version: string, uri: string = KONFIGURATION_URI): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async () => {
    if ((await fetchKonfiguration(uri)) || isStopped) return;
    timer = setTimeout(() => void attempt(), WIEDERHOLUNG_MS);
  };
  if (findKonfiguration(uri)?.version !== version) void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Loads the settings at the start of a document, and again where a newer portal has answered. */
export function useKonfiguration(version: string | undefined): void {
  useEffect(() => (version === undefined ? undefined : keepKonfiguration(version)), [version]);
}
