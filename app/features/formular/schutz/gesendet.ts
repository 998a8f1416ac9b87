/** A form that the browser itself has sent: its key, and the page in which it was typed. */
export type Gesendet = { schluessel: string; blatt: string };

const NAME = "antragsportal-gesendet";

/** Notes for the next page of this tab what is being sent. It names no content. */
export function rememberSent({ schluessel, blatt }: Gesendet): void {
  try {
    sessionStorage.setItem(NAME, `${schluessel} ${blatt}`);
  } catch {
    // Without room nothing is settled: what was saved is offered once more, if it is not the stored text.
  }
}

/** What the page before has sent, once. */
export function takeSent(): Gesendet | null {
  try {
    const [schluessel = "", blatt = ""] = (sessionStorage.getItem(NAME) ?? "").split(" ");
    sessionStorage.removeItem(NAME);
    return blatt === "" ? null : { schluessel, blatt };
  } catch {
    return null;
  }
}
