import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenSeiten } from "~/features/tabelle";
import { Stack } from "~/ui";
import { JAHRE_LISTE } from "./jahreListe";
import { JahreTabelle } from "./JahreTabelle";
import type { JahreListeDaten } from "./loadJahreListe";

type JahreListeProps = {
  daten: JahreListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The Wirtschaftsjahre as a list with its controls. */
export function JahreListe({ daten, formular, antwort }: JahreListeProps) {
  const { kontext, rechte, liste } = daten;
  const { ansicht, zeilen, wahl } = liste;
  return (
    <>
      <ListenBedienung {...liste} liste={JAHRE_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <JahreTabelle
          ansicht={ansicht}
          spalten={chooseSpalten(TABELLEN.wirtschaftsjahre, wahl)}
          jahre={zeilen}
          kontext={kontext}
          darf={rechte.bearbeiten}
        />
        <ListenSeiten {...liste} liste={JAHRE_LISTE} />
      </Stack>
    </>
  );
}
