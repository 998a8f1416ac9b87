import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { ChipLinks, TextLink } from "~/ui";
import type { Liste } from "./liste";
import { listGesetzte } from "./listGesetzte";

const isEingeschraenkt = ({ suche, filter }: TabellenAnsicht): boolean =>
  suche !== "" || Object.keys(filter).length > 0;

/**
 * What narrows a list. It stands outside of what can be closed and of what paper leaves out: whoever comes back to a
 * view, or reads it printed, must see that it is not the whole list.
 */
export function GesetzteFilter({ liste, ansicht }: { liste: Liste; ansicht: TabellenAnsicht }) {
  if (!isEingeschraenkt(ansicht)) return null;
  const chips = listGesetzte({ liste, spalten: TABELLEN[liste.tabelle] }, ansicht);
  return (
    <ChipLinks title="Gezeigt wird nur" chips={chips}>
      <TextLink href={liste.zuruecksetzen}>Suche und Filter zurücksetzen</TextLink>
    </ChipLinks>
  );
}
