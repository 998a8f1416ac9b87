import { aufGeleert, BLATT, gibBlattFrei, halteBlatt, listLebendeBlaetter, oeffneTresor, vergissSchluessel } from "~/features/tresor";
import type { FormularDaten } from "../formularDaten";
import { eingabenAus } from "../texte";
import { gespeicherteTexte, getippteTexte } from "./stellen";
import { TresorLauf, type TresorStand } from "./TresorLauf";
import { verbinde } from "./verbindung";

export { TresorHinweis } from "./TresorHinweis";

export type Anschluss = {
  /** For whom the page was made, as in `schutzDaten.ts`. */
  kennung: string;
  formular: HTMLFormElement;
  daten: FormularDaten;
  melde: (stand: TresorStand) => void;
};

const standVon = (daten: FormularDaten) => ({ basis: gespeicherteTexte(daten), revision: daten.revision });

function spaeter(fn: () => void, millis: number): () => void {
  const timer = window.setTimeout(fn, millis);
  return () => window.clearTimeout(timer);
}

/** Connects the open form with the vault of the person for whom the page was made. */
export function verbindeTresor({ kennung, formular, daten, melde }: Anschluss) {
  const [benutzer = "", unternehmen = ""] = kennung.split(" ");
  const { ort } = daten;
  const fach = { benutzer, unternehmen, antrag: ort.antragUuid, vorhaben: ort.vorhabenUuid };
  const lauf = new TresorLauf(
    {
      oeffne: () => oeffneTresor(fach),
      lebende: listLebendeBlaetter,
      lies: () => getippteTexte(ort, eingabenAus(new FormData(formular))),
      melde,
      jetzt: () => Date.now(),
      spaeter,
      blatt: BLATT,
    },
    standVon(daten),
  );
  halteBlatt();
  const tippe = () => lauf.tippe();
  const schreibe = () => void lauf.schreibe();
  formular.addEventListener("input", tippe);
  document.addEventListener("visibilitychange", schreibe);
  window.addEventListener("pagehide", schreibe);
  window.addEventListener("online", schreibe);
  const trenne = verbinde({ gespeichert: (gesendet) => void lauf.gespeichert(getippteTexte(ort, eingabenAus(gesendet))) });
  const hoereNichtMehr = aufGeleert(benutzer, () => {
    vergissSchluessel();
    lauf.geleert();
  });
  schreibe();
  return {
    lauf,
    /** Puts everything away and leaves it to other pages. */
    uebergib: () => lauf.schreibe().then(gibBlattFrei),
    neuerStand: (neu: FormularDaten) => lauf.neuerStand(standVon(neu)),
    ende: () => {
      lauf.ende();
      trenne();
      hoereNichtMehr();
      formular.removeEventListener("input", tippe);
      document.removeEventListener("visibilitychange", schreibe);
      window.removeEventListener("pagehide", schreibe);
      window.removeEventListener("online", schreibe);
    },
  };
}
