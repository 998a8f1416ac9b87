/** @spec §3 Message state: popupGesehen, kept in session storage */
const SCHLUESSEL = "popupGesehen";
/** Also remembered here, because a browser may refuse its storage. */
let hier: readonly string[] = [];

/** The person, and behind it what he or she has closed. */
function read(): readonly string[] {
  try {
    return window.sessionStorage.getItem(SCHLUESSEL)?.split(" ") ?? hier;
  } catch {
    return hier;
  }
}

/**
 * Whether a person has closed this in this browser session, by its key. One at a time: what comes later, or is changed,
 * has another key.
 */
export function isGesehen(benutzerUuid: string, key: string): boolean {
  const [wer, ...keys] = read();
  return wer === benutzerUuid && keys.includes(key);
}

/** A person has closed these: the ones before stay closed. */
export function rememberSeen(benutzerUuid: string, neue: readonly string[]): void {
  const [wer, ...bisherige] = read();
  hier = [benutzerUuid, ...new Set([...(wer === benutzerUuid ? bisherige : []), ...neue])];
  try {
    window.sessionStorage.setItem(SCHLUESSEL, hier.join(" "));
  } catch {
    // Without storage it holds until the next full page load.
  }
}
