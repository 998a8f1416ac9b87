import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { PageHeader, Stack } from "~/ui";
import { FIRMEN_LISTE } from "./firmenListe";
import { FirmenTabelle } from "./FirmenTabelle";
import type { FirmenListeDaten } from "./loadFirmenListe";

type FirmenListeSeiteProps = {
  daten: FirmenListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Which company staff look at. Their names and places are shown; what they say of themselves only after the choice. */
export function FirmenListeSeite({ daten, formular, antwort }: FirmenListeSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Unternehmen suchen"
        lead="Wählen Sie das Unternehmen, dessen Angaben Sie ansehen möchten. Das Portal protokolliert, wer wann welches Unternehmen angesehen hat."
      />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={FIRMEN_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <FirmenTabelle
          ansicht={ansicht}
          spalten={chooseSpalten(TABELLEN.firmen, wahl)}
          zeilen={zeilen}
          formular={formular}
        />
        <ListenSeiten {...daten} liste={FIRMEN_LISTE} />
      </Stack>
    </Stack>
  );
}
