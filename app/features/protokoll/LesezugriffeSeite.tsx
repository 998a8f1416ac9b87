import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { LESEZUGRIFF_LISTE } from "./lesezugriffListe";
import { LesezugriffTabelle } from "./LesezugriffTabelle";
import type { LesezugriffDaten } from "./loadLesezugriffe";

type LesezugriffeSeiteProps = { daten: LesezugriffDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const KOPF = {
  title: "Lesezugriffe",
  lead: "Wer wann was angesehen oder mitgenommen hat, ohne Inhalte von Anträgen. Das Portal protokolliert auch, wer diese Liste liest.",
};

/** Who has looked at what, for the data protection officer. */
export function LesezugriffeSeite({ daten, formular, antwort }: LesezugriffeSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <ListenRahmen kopf={KOPF} liste={LESEZUGRIFF_LISTE} stand={daten} formular={formular} antwort={antwort}>
      <LesezugriffTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.lesezugriffe, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}
