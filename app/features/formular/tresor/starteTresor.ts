import {
  aufGeleert,
  BLATT,
  gibBlattFrei,
  halteBlatt,
  listLebendeBlaetter,
  type OffenesFach,
  oeffneTresor,
  vergissSchluessel,
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
  lies: () => Texte;
  melde: (stand: TresorStand) => void;
  /** Looks at what lies there before it is offered. */
  vorher?: (fach: OffenesFach) => Promise<void>;
};

function spaeter(fn: () => void, millis: number): () => void {
  const timer = window.setTimeout(fn, millis);
  return () => window.clearTimeout(timer);
}

/** Keeps what is typed in a form in the vault of the person for whom the page was made. `blatt` names the page from now on. */
export function starteTresor({ kennung, wo, stand, formular, lies, melde, vorher }: Start) {
  const [benutzer = "", unternehmen = ""] = kennung.split(" ");
  const umfeld = {
    async oeffne() {
      const fach = await oeffneTresor({ benutzer, unternehmen, ...wo });
      if (fach !== null) await vorher?.(fach);
      return fach;
    },
    lebende: listLebendeBlaetter,
    lies,
    melde,
    jetzt: () => browserClock.now().getTime(),
    spaeter,
    blatt: BLATT,
  };
  const lauf = new TresorLauf(umfeld, stand);
  halteBlatt();
  const tippe = () => lauf.tippe();
  const schreibe = () => void lauf.schreibe();
  formular.addEventListener("input", tippe);
  document.addEventListener("visibilitychange", schreibe);
  window.addEventListener("pagehide", schreibe);
  window.addEventListener("online", schreibe);
  const hoereNichtMehr = aufGeleert(benutzer, () => {
    vergissSchluessel();
    lauf.geleert();
  });
  schreibe();
  return {
    lauf,
    umfeld,
    /** Puts everything away and leaves it to other pages. */
    uebergib: () => lauf.schreibe().then(gibBlattFrei),
    ende: () => {
      lauf.ende();
      hoereNichtMehr();
      formular.removeEventListener("input", tippe);
      document.removeEventListener("visibilitychange", schreibe);
      window.removeEventListener("pagehide", schreibe);
      window.removeEventListener("online", schreibe);
    },
  };
}
