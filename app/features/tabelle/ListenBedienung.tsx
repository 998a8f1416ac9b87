import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatAnsicht, onSeite } from "~/domain/tabelle/tabellenAnsicht";
import { ScreenOnly, Stack, Toolbar } from "~/ui";
import { Ansichten } from "./Ansichten";
import { GesetzteFilter } from "./GesetzteFilter";
import type { Liste } from "./liste";
import { ListenFilter } from "./ListenFilter";
import type { Listenstand } from "./loadListe";
import { isGesetzt, type Schnellwahl } from "./Schnellfilter";
import { SpaltenWahl } from "./SpaltenWahl";

type ListenBedienungProps = Listenstand & {
  liste: Liste;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  /** What is often asked for, and set elsewhere on the page. */
  schnellwahlen?: readonly Schnellwahl[] | undefined;
};

/** The controls above a list: search, filters and order, choice of columns, kept views; below them what narrows it. */
export function ListenBedienung({ liste, ansicht, wahl, ansichten, ...rest }: ListenBedienungProps) {
  const { formular, antwort, schnellwahlen = [] } = rest;
  // The chips say what a quick filter has set: its fields would only push the rows down.
  const isZu = antwort !== undefined || schnellwahlen.some(({ filter }) => isGesetzt(ansicht, filter));
  const query = formatAnsicht(onSeite(ansicht, 1)).toString();
  const bedienung = { liste, query, formular, antwort };
  return (
    <Stack gap="s">
      <ScreenOnly>
        <Toolbar>
          <ListenFilter liste={liste} ansicht={ansicht} isStab={wahl.isStab} isZu={isZu} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Toolbar>
      </ScreenOnly>
      <GesetzteFilter liste={liste} ansicht={ansicht} />
    </Stack>
  );
}
