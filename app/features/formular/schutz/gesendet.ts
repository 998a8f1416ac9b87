/** A form that the browser itself has sent: its key, what it was about, and the page in which it was typed. */
export type Gesendet = { schluessel: string; blatt: string; wo: { antrag: string; vorhaben: string } };

const NAME = "antragsportal-gesendet";

/** Notes for the next page of this tab what is being sent. It names no content. */
export function rememberSent({ schluessel, blatt, wo }: Gesendet): void {
  try {
    sessionStorage.setItem(NAME, `${schluessel} ${blatt} ${wo.antrag} ${wo.vorhaben}`);
  } catch {
    // Without room nothing is settled: what was saved is offered once more, if it is not the stored text.
  }
}

/** What a page before has sent and no page has settled. */
export function readSent(): Gesendet | null {
  try {
    const [schluessel = "", blatt = "", antrag = "", vorhaben = ""] = (sessionStorage.getItem(NAME) ?? "").split(" ");
    return blatt === "" ? null : { schluessel, blatt, wo: { antrag, vorhaben } };
  } catch {
    return null;
  }
}

/** It is settled. Only then: a page that is loaded anew before that leaves it to the next one. */
export function forgetSent({ schluessel }: Gesendet): void {
  try {
    if (readSent()?.schluessel === schluessel) sessionStorage.removeItem(NAME);
  } catch {
    // It will be settled once more, which changes nothing.
  }
}
