import {
  aufGeleert,
  BLATT,
  releaseBlatt,
  keepBlatt,
  listLebendeBlaetter,
  type OffenesFach,
  openTresor,
  forgetSchluessel,
} from "~/features/tresor";
import { browserClock } from "~/lib/clock";
import type { Texte } from "./stellen";
import { type Stand, TresorLauf, type TresorStand } from "./TresorLauf";

export type Start = {
  /** For whom the page was made, as in `schutzDaten.ts`. */
  kennung: string;
  /** The Antrag, and the Vorhaben, document or message that is written about. */
  wo: { antrag: string; vorhaben: string };
  stand: Stand;
  formular: HTMLFormElement;
  /** What the controls hold now. */
  read: () => Texte;
  report: (stand: TresorStand) => void;
  /** Looks at what lies there before it is offered. */
  vorher?: (fach: OffenesFach) => Promise<void>;
};

function spaeter(fn: () => void, millis: number): () => void {
  const timer = window.setTimeout(fn, millis);
  return () => window.clearTimeout(timer);
}

/** Puts into the vault what is typed, and whatever there is before the page may be gone; returns how to end it. */
function writeInTime(formular: HTMLFormElement, lauf: TresorLauf): () => void {
  const typeText = () => lauf.typeText();
  const write = () => void lauf.write();
  formular.addEventListener("input", typeText);
  document.addEventListener("visibilitychange", write);
  window.addEventListener("pagehide", write);
  window.addEventListener("online", write);
  return () => {
    formular.removeEventListener("input", typeText);
    document.removeEventListener("visibilitychange", write);
    window.removeEventListener("pagehide", write);
    window.removeEventListener("online", write);
  };
}

/**
 * Keeps what is typed in a form in the vault of the person for whom the page was made. `blatt` names the page from now
 * on.
 */
export function startTresor({ kennung, wo, stand, formular, read, report, vorher }: Start) {
  const [benutzer = "", unternehmen = ""] = kennung.split(" ");
  const umfeld = {
    async open() {
      const fach = await openTresor({ benutzer, unternehmen, ...wo });
      if (fach !== null) await vorher?.(fach);
      return fach;
    },
    lebende: listLebendeBlaetter,
    read,
    report,
    jetzt: () => browserClock.now().getTime(),
    spaeter,
    blatt: BLATT,
  };
  const lauf = new TresorLauf(umfeld, stand);
  keepBlatt();
  const stopWriting = writeInTime(formular, lauf);
  const stopListening = aufGeleert(benutzer, () => {
    forgetSchluessel();
    lauf.geleert();
  });
  void lauf.write();
  return {
    lauf,
    umfeld,
    /** Puts everything away and leaves it to other pages. */
    handOver: () => lauf.write().then(releaseBlatt),
    ende: () => {
      lauf.ende();
      stopListening();
      stopWriting();
    },
  };
}
