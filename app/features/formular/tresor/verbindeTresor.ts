import type { FormularDaten } from "../formularDaten";
import { eingabenAus } from "../texte";
import { starteTresor } from "./starteTresor";
import { gespeicherteTexte, getippteTexte } from "./stellen";
import type { TresorAnschluss } from "./useTresorVerbindung";
import { verbinde } from "./verbindung";

export { TresorHinweis } from "./TresorHinweis";

const standVon = (daten: FormularDaten) => ({ basis: gespeicherteTexte(daten), revision: daten.revision });

/** Connects the open form with the vault of the person for whom the page was made. */
export function verbindeTresor({ kennung, formular, daten, melde }: TresorAnschluss & { daten: FormularDaten }) {
  const { ort } = daten;
  const tresor = starteTresor({
    kennung,
    formular,
    melde,
    stand: standVon(daten),
    wo: { antrag: ort.antragUuid, vorhaben: ort.vorhabenUuid },
    lies: () => getippteTexte(ort, eingabenAus(new FormData(formular))),
  });
  const { lauf, uebergib } = tresor;
  const trenne = verbinde({ gespeichert: (gesendet) => void lauf.gespeichert(getippteTexte(ort, eingabenAus(gesendet))) });
  return {
    lauf,
    uebergib,
    neuerStand: (neu: FormularDaten) => lauf.neuerStand(standVon(neu)),
    ende: () => {
      tresor.ende();
      trenne();
    },
  };
}
