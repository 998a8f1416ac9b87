import { lazyPart } from "~/ui/basic/lazyPart";
import type { FormularDaten } from "../seite/formularDaten";
import { eingabenAus } from "../seite/texte";
import { FundeOhneListe } from "./FundeOhneListe";
import { startTresor } from "./startTresor";
import { gespeicherteTexte, getippteTexte } from "./stellen";
import type { TresorAnschluss } from "./useTresorVerbindung";
import { connect } from "./verbindung";

/** Comes with the first finds: most people have none. */
export const TresorHinweis = lazyPart(() => import("./TresorHinweis"), "TresorHinweis", {
  substitute: FundeOhneListe,
});

const standVon = (daten: FormularDaten) => ({ basis: gespeicherteTexte(daten), revision: daten.revision });

/** Connects the open form with the vault of the person for whom the page was made. */
export function connectTresor({ kennung, formular, daten, report }: TresorAnschluss & { daten: FormularDaten }) {
  const { ort } = daten;
  const tresor = startTresor({
    kennung,
    formular,
    report,
    stand: standVon(daten),
    wo: { antrag: ort.antragUuid, vorhaben: ort.vorhabenUuid },
    read: () => getippteTexte(ort, eingabenAus(new FormData(formular))),
  });
  const { lauf, handOver } = tresor;
  const disconnect = connect({
    gespeichert: (gesendet) => void lauf.gespeichert(getippteTexte(ort, eingabenAus(gesendet))),
  });
  return {
    lauf,
    handOver,
    neuerStand: (neu: FormularDaten) => lauf.neuerStand(standVon(neu)),
    ende: () => {
      tresor.ende();
      disconnect();
    },
  };
}
