import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { FIRMEN_LISTE } from "./firmenListe";
import { FirmenTabelle } from "./FirmenTabelle";
import type { FirmenListeDaten } from "./loadFirmenListe";

type FirmenListeSeiteProps = {
  daten: FirmenListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const KOPF = {
  title: "Unternehmen suchen",
  lead: "Wählen Sie das Unternehmen, dessen Angaben Sie ansehen möchten. Das Portal protokolliert, wer wann welches Unternehmen angesehen hat.",
};

/** Which company staff look at. Their names and places are shown; what they say of themselves only after the choice. */
export function FirmenListeSeite({ daten, formular, antwort }: FirmenListeSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <ListenRahmen kopf={KOPF} liste={FIRMEN_LISTE} stand={daten} formular={formular} antwort={antwort}>
      <FirmenTabelle
        ansicht={ansicht}
        spalten={chooseSpalten(TABELLEN.firmen, wahl)}
        zeilen={zeilen}
        formular={formular}
      />
    </ListenRahmen>
  );
}
