import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { PageHeader, Stack } from "~/ui";
import { LESEZUGRIFF_LISTE } from "./lesezugriffListe";
import { LesezugriffTabelle } from "./LesezugriffTabelle";
import type { LesezugriffDaten } from "./loadLesezugriffe";

type LesezugriffeSeiteProps = { daten: LesezugriffDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Who has looked at what, for the data protection officer. */
export function LesezugriffeSeite({ daten, formular, antwort }: LesezugriffeSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Lesezugriffe"
        lead="Wer im Portal wann was angesehen oder mitgenommen hat, ohne Inhalte von Anträgen. Das Portal protokolliert auch, wer diese Liste liest."
      />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={LESEZUGRIFF_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <LesezugriffTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.lesezugriffe, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={LESEZUGRIFF_LISTE} />
      </Stack>
    </Stack>
  );
}
