/** @spec §3 Message state: popupGesehen, kept in session storage */
const SCHLUESSEL = "popupGesehen";
/** Also remembered here, because a browser may refuse its storage. */
let hierVon: string | null = null;

/** Whether a person has closed the popup in this browser session. */
export function isGesehen(benutzerUuid: string): boolean {
  if (hierVon === benutzerUuid) return true;
  try {
    return window.sessionStorage.getItem(SCHLUESSEL) === benutzerUuid;
  } catch {
    return false;
  }
}

export function rememberSeen(benutzerUuid: string): void {
  hierVon = benutzerUuid;
  try {
    window.sessionStorage.setItem(SCHLUESSEL, benutzerUuid);
  } catch {
    // Without storage it holds until the next full page load.
  }
}
