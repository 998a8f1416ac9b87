import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Ansichten, ListenFilter, ListenSeiten, SpaltenWahl } from "~/features/tabelle";
import { Card, PageHeader, Stack } from "~/ui";
import { FIRMEN_LISTE } from "./firmenListe";
import { FirmenTabelle } from "./FirmenTabelle";
import type { FirmenListeDaten } from "./loadFirmenListe";

type FirmenListeSeiteProps = {
  daten: FirmenListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The forms that say themselves, beside their fields, why they were not accepted. */
const MIT_EIGENER_MELDUNG: readonly string[] = ["spalten", "ansichtSpeichern"];

/** Which company staff look at. Their names and places are shown; what they say of themselves only after the choice. */
export function FirmenListeSeite({ daten, formular, antwort: letzte }: FirmenListeSeiteProps) {
  const { ansicht, zeilen, wahl, ansichten } = daten;
  const { problem, versuch, text } = useAntwort(letzte);
  const query = formatAnsicht({ ...ansicht, seite: 1 }).toString();
  const bedienung = { liste: FIRMEN_LISTE, query, formular, antwort: letzte };
  return (
    <Stack gap="xl">
      <PageHeader
        title="Unternehmen suchen"
        lead="Wählen Sie das Unternehmen, dessen Angaben Sie ansehen möchten. Das Portal protokolliert, wer wann welches Unternehmen angesehen hat."
      />
      {!MIT_EIGENER_MELDUNG.includes(text("absicht")) && <Fehlermeldung key={versuch} problem={problem} felder={[]} />}
      <Card>
        <Stack gap="s">
          <ListenFilter liste={FIRMEN_LISTE} ansicht={ansicht} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Stack>
      </Card>
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
