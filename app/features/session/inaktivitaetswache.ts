import { browserClock } from "~/lib/clock";
import { rememberAktion } from "./anwesenheit";
import { askBeforeSending } from "./erreichbar";
import { hasUnsaved } from "./ungespeichert";
import { openKanal, type TabMeldung } from "./tabKanal";
import { createSitzungsUhr, type SitzungsUhr } from "./sitzungsUhr";
import { startTakt } from "./taktgeber";
import { renewSitzung, askForSitzung, goToAnmeldung, logOutAutomatically } from "./wege";
import { WARNUNG_DAUER } from "~/domain/sitzung/countdown";
import { KONFIGURATION_URI } from "~/features/shell";
import { href } from "~/routing/href";
import { showDesktopNotice } from "~/ui/overlay/desktopNotice";

const WARNTEXT = `In ${WARNUNG_DAUER} werden Sie wegen Inaktivität automatisch abgemeldet.`;
const WARNTEXT_ENDGUELTIG = `In ${WARNUNG_DAUER} endet Ihre Sitzung, auch wenn Sie weiterarbeiten. Bitte speichern Sie jetzt.`;

/** What counts as something that the person does. Moving the pointer does not: a table may shake. */
const AKTIONEN = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Marks the words of the dialog that asks whether the person is still there: what happens in that dialog is not yet the
 * answer.
 */
export const WARNUNG_ATTRIBUT = "data-abmeldewarnung";

const isInWarnung = ({ target }: Event): boolean =>
  target instanceof Element &&
  (target.closest("[role=alertdialog]")?.querySelector(`[${WARNUNG_ATTRIBUT}]`) ?? null) !== null;

export type Inaktivitaetswache = {
  uhr: SitzungsUhr;
  /** The token that the forms of the page carry now. */
  setCsrf: (csrf: string) => void;
  /** Watches actions, requests, ticks and the other tabs; returns how to stop. */
  start: () => () => void;
};

function listenForPerson(uhr: SitzungsUhr): () => void {
  const onAktion = (event: Event) => {
    if (isInWarnung(event)) return;
    uhr.report({ art: "aktion", istHier: true });
    rememberAktion();
  };
  for (const name of AKTIONEN) window.addEventListener(name, onAktion, { capture: true, passive: true });
  return () => {
    for (const name of AKTIONEN) window.removeEventListener(name, onAktion, { capture: true });
  };
}

/** These are no action of the person: the refresh itself, and what a page asks for as nobody in particular. */
const OHNE_WIRKUNG: readonly string[] = [href("sitzungErneuern"), KONFIGURATION_URI];

/** Every request but the refresh counts, and the portal has counted it already. @spec §4 */
function listenForRequests(uhr: SitzungsUhr): () => void {
  const beobachter = new PerformanceObserver((liste) => {
    const isAnfrage = liste
      .getEntriesByType("resource")
      .some(
        (eintrag) =>
          eintrag instanceof PerformanceResourceTiming &&
          eintrag.initiatorType === "fetch" &&
          !OHNE_WIRKUNG.includes(new URL(eintrag.name).pathname),
      );
    if (isAnfrage) uhr.report({ art: "anfrage" });
  });
  beobachter.observe({ type: "resource" });
  return () => beobachter.disconnect();
}

/** What watches over the session in a page with scripts. */
export function createInaktivitaetswache(): Inaktivitaetswache {
  let csrf = "";
  let send: (nachricht: TabMeldung) => void = () => undefined;
  const uhr = createSitzungsUhr({
    jetzt: () => browserClock.now().getTime(),
    renew: () => renewSitzung(csrf),
    ask: askForSitzung,
    notify: () =>
      showDesktopNotice({ text: uhr.stand().isEndgueltig ? WARNTEXT_ENDGUELTIG : WARNTEXT, tag: "abmeldung" }),
    logOut: () => {
      send({ art: "abgelaufen" });
      void logOutAutomatically(csrf, uhr.stand().isEndgueltig ? "dauer" : "inaktiv");
    },
    share: (ereignis) => send(ereignis),
  });
  const take = (nachricht: TabMeldung): void => {
    if (nachricht.art === "aktion") uhr.report({ art: "aktion", istHier: false });
    if (nachricht.art === "stand") uhr.report(nachricht);
    if (nachricht.art === "abgelaufen") void goToAnmeldung({ zurueck: true });
    if (nachricht.art === "abgemeldet") void goToAnmeldung({ zurueck: false });
    if (nachricht.art === "ungespeichert?" && hasUnsaved()) send({ art: "ungespeichert!" });
  };
  return {
    uhr,
    setCsrf: (neu) => {
      csrf = neu;
    },
    start() {
      const kanal = openKanal(take);
      send = kanal.send;
      const takt = startTakt(() => uhr.report({ art: "takt" }));
      const enden = [listenForPerson(uhr), listenForRequests(uhr), askBeforeSending(), takt, kanal.close];
      return () => {
        for (const ende of enden) ende();
        send = () => undefined;
      };
    },
  };
}

/** The one of this page. */
export const wache = createInaktivitaetswache();
