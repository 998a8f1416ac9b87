import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatAnsicht, onSeite } from "~/domain/tabelle/tabellenAnsicht";
import { Card, ScreenOnly, Stack } from "~/ui";
import { Ansichten } from "./Ansichten";
import { GesetzteFilter } from "./GesetzteFilter";
import type { Liste } from "./liste";
import { ListenFilter } from "./ListenFilter";
import type { Listenstand } from "./loadListe";
import { SpaltenWahl } from "./SpaltenWahl";

type ListenBedienungProps = Listenstand & {
  liste: Liste;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The controls above a list: search, filters and order, choice of columns, kept views; below them what narrows it. */
export function ListenBedienung({ liste, ansicht, wahl, ansichten, formular, antwort }: ListenBedienungProps) {
  const query = formatAnsicht(onSeite(ansicht, 1)).toString();
  const bedienung = { liste, query, formular, antwort };
  return (
    <Stack gap="s">
      <ScreenOnly>
        <Card>
          <Stack gap="s">
            <ListenFilter liste={liste} ansicht={ansicht} />
            <SpaltenWahl {...bedienung} wahl={wahl} />
            <Ansichten {...bedienung} ansichten={ansichten} />
          </Stack>
        </Card>
      </ScreenOnly>
      <GesetzteFilter liste={liste} ansicht={ansicht} />
    </Stack>
  );
}
