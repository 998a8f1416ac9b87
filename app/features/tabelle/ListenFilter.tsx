import { useState } from "react";
import { listGueltigeFilter, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Button, HiddenField, Stack, TextField, ToolbarHead, ToolbarPart, ToolbarSearch, ToolbarSpare } from "~/ui";
import { FilterFelder } from "./FilterFelder";
import type { Liste } from "./liste";
import { SortierWahl } from "./SortierWahl";
import { useSofortFiltern } from "./useSofortFiltern";

type ListenFilterProps = {
  liste: Liste;
  ansicht: TabellenAnsicht;
  isStab: boolean;
  /** The filters begin folded, because the answer to another form of the row is open. */
  isZu: boolean;
};

/** Search, filters and order as a form that asks for a page, so that every result has an address of its own. */
export function ListenFilter({ liste, ansicht, isStab, isZu }: ListenFilterProps) {
  const { suche, filter, sortierung, groesse } = ansicht;
  const anzahl = listGueltigeFilter(TABELLEN[liste.tabelle], ansicht).length;
  // Only the first view decides: what is open must not close while somebody types in it.
  const [isAnfangsOffen] = useState(!isZu && Object.keys(filter).length > 0);
  const { applyFilter, stand, suchstand } = useSofortFiltern(liste);
  return (
    <form method="get" action={liste.adresse} role="search" aria-label={liste.suche.label} onChange={applyFilter}>
      <ToolbarHead>
        <ToolbarSearch>
          <Suchfeld key={suchstand} suche={suche} hinweis={liste.suche.hinweis} />
          <Button variant="secondary" icon="suchen">
            Suchen
          </Button>
        </ToolbarSearch>
        <ToolbarSpare>
          <SortierWahl liste={liste} key={`sortierung-${stand}`} sortierung={sortierung} />
        </ToolbarSpare>
        <ToolbarPart
          at="first"
          summary={anzahl === 0 ? "Filter" : `Filter (${String(anzahl)} gesetzt)`}
          open={isAnfangsOffen}
        >
          <Stack gap="m">
            <FilterFelder key={stand} tabelle={liste.tabelle} isStab={isStab} auswahl={liste.auswahl} filter={filter} />
            <div>
              <Button variant="secondary" icon="filter">
                Filter anwenden
              </Button>
            </div>
          </Stack>
        </ToolbarPart>
        {formatAnsicht(ansicht).has("groesse") && <HiddenField name="groesse" value={groesse} />}
      </ToolbarHead>
    </form>
  );
}

function Suchfeld({ suche, hinweis }: Pick<TabellenAnsicht, "suche"> & { hinweis: string }) {
  return (
    <TextField
      id="suche"
      name="suche"
      type="search"
      label="Suche"
      defaultValue={suche}
      hint={hinweis}
      placeholder={hinweis}
    />
  );
}
