import { textOhneAntwort } from "~/contract/wire/fehlerImBrowser";
import { meldungsliste, type NeueMeldung } from "~/features/shell";
import { askForSitzung } from "./wege";

/** After this time the portal counts as not reachable. */
const WARTEZEIT_MS = 10_000;
/** After this time the page says that it still waits. */
const GEDULD_MS = 1500;
const LANGSAM = "Die Verbindung ist langsam. Die Seite versucht weiter zu senden.";

/** Forms that go now. */
const gefragt = new WeakSet<HTMLFormElement>();
/** Forms for which the portal is being asked. */
const wartend = new WeakSet<HTMLFormElement>();

/** What is on the screen about the last attempt. */
let gemeldet = 0;

/**
 * Is this page gone with the sending, whatever comes of it? Where another page answers, and where the browser itself
 * sends files.
 */
function isSeiteGoneThen(form: HTMLFormElement, knopf: HTMLElement | null): boolean {
  const ziel = new URL(knopf?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", window.location.href);
  return (
    form.method === "post" && (ziel.pathname !== window.location.pathname || form.enctype === "multipart/form-data")
  );
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || gefragt.delete(form)) return;
  // Of the forms that the browser itself sends (`data-sendet`), the vault has the texts, and their own page answers:
  // they wait for nothing, but do not leave for the page that a browser without a network shows.
  const isOffline = form.dataset["sendet"] === "selbst" && !navigator.onLine;
  if (!isOffline && !isSeiteGoneThen(form, submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isOffline) {
    report({ ton: "error", text: textOhneAntwort(false) });
    return;
  }
  if (wartend.has(form)) return;
  wartend.add(form);
  void ask(form, submitter);
}

function report(meldung: Pick<NeueMeldung, "ton" | "text">): void {
  meldungsliste.close(gemeldet);
  meldungsliste.report({ ...meldung, dauerMs: null });
  gemeldet = meldungsliste.alle()[0]?.nummer ?? 0;
}

async function ask(form: HTMLFormElement, knopf: HTMLElement | null): Promise<void> {
  const geduld = setTimeout(() => report({ ton: "primary", text: LANGSAM }), GEDULD_MS);
  const auskunft = await Promise.race([
    askForSitzung(),
    new Promise<undefined>((resolve) => setTimeout(resolve, WARTEZEIT_MS)),
  ]);
  clearTimeout(geduld);
  wartend.delete(form);
  meldungsliste.close(gemeldet);
  if (!form.isConnected || knopf?.isConnected === false) return;
  if (auskunft === undefined) {
    report({ ton: "error", text: textOhneAntwort(navigator.onLine) });
    return;
  }
  gefragt.add(form);
  form.requestSubmit(knopf);
  gefragt.delete(form);
}

/**
 * Lets no form leave the page for a portal that cannot be reached: what is typed on the page would go with it. Returns
 * how to stop.
 */
export function askBeforeSending(): () => void {
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => window.removeEventListener("submit", onSubmit, { capture: true });
}
