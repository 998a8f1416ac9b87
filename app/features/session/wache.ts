import { browserClock } from "~/lib/clock";
import { merkeAktion } from "./anwesenheit";
import { frageVorDemSenden } from "./erreichbar";
import { hatUngespeichertes } from "./ungespeichert";
import { oeffneKanal, type SitzungsNachricht } from "./nachrichten";
import { createSitzungsUhr, type SitzungsUhr } from "./sitzungsUhr";
import { beginneTakt } from "./taktgeber";
import { erneuereSitzung, frageNachSitzung, geheZurAnmeldung, meldeAutomatischAb } from "./wege";
import { WARNUNG_DAUER } from "~/domain/sitzung/countdown";
import { href } from "~/routing/href";
import { showDesktopNotice } from "~/ui/overlay/desktopNotice";

const WARNTEXT = `In ${WARNUNG_DAUER} werden Sie wegen Inaktivität automatisch abgemeldet.`;
const WARNTEXT_ENDGUELTIG = `In ${WARNUNG_DAUER} endet Ihre Sitzung, auch wenn Sie weiterarbeiten. Bitte speichern Sie jetzt.`;

/** What counts as something that the person does. Moving the pointer does not: a table may shake. */
const AKTIONEN = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Marks the words of the dialog that asks whether the person is still there: what happens in that dialog is not yet the answer. */
export const WARNUNG_ATTRIBUT = "data-abmeldewarnung";

const isInWarnung = ({ target }: Event): boolean =>
  target instanceof Element && (target.closest("[role=alertdialog]")?.querySelector(`[${WARNUNG_ATTRIBUT}]`) ?? null) !== null;

export type Wache = {
  uhr: SitzungsUhr;
  /** The token that the forms of the page carry now. */
  setCsrf: (csrf: string) => void;
  /** Watches actions, requests, ticks and the other tabs; returns how to stop. */
  beginne: () => () => void;
};

function hoereAufPerson(uhr: SitzungsUhr): () => void {
  const onAktion = (event: Event) => {
    if (isInWarnung(event)) return;
    uhr.melde({ art: "aktion", istHier: true });
    merkeAktion();
  };
  for (const name of AKTIONEN) window.addEventListener(name, onAktion, { capture: true, passive: true });
  return () => {
    for (const name of AKTIONEN) window.removeEventListener(name, onAktion, { capture: true });
  };
}

/** Every request but the refresh counts, and the portal has counted it already. @spec §4 */
function hoereAufAnfragen(uhr: SitzungsUhr): () => void {
  const beobachter = new PerformanceObserver((liste) => {
    const isAnfrage = liste
      .getEntriesByType("resource")
      .some(
        (eintrag) =>
          eintrag instanceof PerformanceResourceTiming &&
          eintrag.initiatorType === "fetch" &&
          new URL(eintrag.name).pathname !== href("sitzungErneuern"),
      );
    if (isAnfrage) uhr.melde({ art: "anfrage" });
  });
  beobachter.observe({ type: "resource" });
  return () => beobachter.disconnect();
}

/** What watches over the session in a page with scripts. */
export function createWache(): Wache {
  let csrf = "";
  let sende: (nachricht: SitzungsNachricht) => void = () => undefined;
  const uhr = createSitzungsUhr({
    jetzt: () => browserClock.now().getTime(),
    erneuere: () => erneuereSitzung(csrf),
    frage: frageNachSitzung,
    benachrichtige: () => showDesktopNotice({ text: uhr.stand().isEndgueltig ? WARNTEXT_ENDGUELTIG : WARNTEXT, tag: "abmeldung" }),
    meldeAb: () => {
      sende({ art: "abgelaufen" });
      void meldeAutomatischAb(csrf, uhr.stand().isEndgueltig ? "dauer" : "inaktiv");
    },
    teile: (ereignis) => sende(ereignis),
  });
  const nimm = (nachricht: SitzungsNachricht): void => {
    if (nachricht.art === "aktion") uhr.melde({ art: "aktion", istHier: false });
    if (nachricht.art === "stand") uhr.melde(nachricht);
    if (nachricht.art === "abgelaufen") void geheZurAnmeldung({ zurueck: true });
    if (nachricht.art === "abgemeldet") void geheZurAnmeldung({ zurueck: false });
    if (nachricht.art === "ungespeichert?" && hatUngespeichertes()) sende({ art: "ungespeichert!" });
  };
  return {
    uhr,
    setCsrf: (neu) => {
      csrf = neu;
    },
    beginne() {
      const kanal = oeffneKanal(nimm);
      sende = kanal.sende;
      const takt = beginneTakt(() => uhr.melde({ art: "takt" }));
      const enden = [hoereAufPerson(uhr), hoereAufAnfragen(uhr), frageVorDemSenden(), takt, kanal.schliesse];
      return () => {
        for (const ende of enden) ende();
        sende = () => undefined;
      };
    },
  };
}

/** The one of this page. */
export const wache = createWache();
