import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Ansichten, ListenFilter, ListenSeiten, SpaltenWahl } from "~/features/tabelle";
import { Card, Stack } from "~/ui";
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
  const { ansicht, zeilen, wahl, ansichten } = liste;
  const query = formatAnsicht({ ...ansicht, seite: 1 }).toString();
  const bedienung = { liste: JAHRE_LISTE, query, formular, antwort };
  return (
    <>
      <Card>
        <Stack gap="s">
          <ListenFilter liste={JAHRE_LISTE} ansicht={ansicht} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Stack>
      </Card>
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
