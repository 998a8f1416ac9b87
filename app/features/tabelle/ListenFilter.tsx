import { useState } from "react";
import { listGueltigeFilter, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Button, Details, HiddenField, Inline, Stack, TextField } from "~/ui";
import { FilterFelder } from "./FilterFelder";
import type { Liste } from "./liste";
import { SortierWahl } from "./SortierWahl";
import { useSofortFiltern } from "./useSofortFiltern";

/** Search, filters and order as a form that asks for a page, so that every result has an address of its own. */
export function ListenFilter({ liste, ansicht }: { liste: Liste; ansicht: TabellenAnsicht }) {
  const { suche, filter, sortierung, groesse } = ansicht;
  const anzahl = listGueltigeFilter(TABELLEN[liste.tabelle], ansicht).length;
  // Only the first view decides: what is open must not close while somebody types in it.
  const [isAnfangsOffen] = useState(Object.keys(filter).length > 0);
  const { applyFilter, stand, suchstand } = useSofortFiltern(liste);
  return (
    <form method="get" action={liste.adresse} role="search" aria-label={liste.suche.label} onChange={applyFilter}>
      <Stack gap="s">
        <Inline gap="l" align="end" justify="between">
          <Inline gap="m" align="end">
            <Suchfeld key={suchstand} suche={suche} hinweis={liste.suche.hinweis} />
            <Button variant="secondary" icon="suchen">
              Suchen
            </Button>
          </Inline>
          <SortierWahl liste={liste} key={`sortierung-${stand}`} sortierung={sortierung} />
        </Inline>
        <Details summary={anzahl === 0 ? "Filter" : `Filter (${String(anzahl)} gesetzt)`} open={isAnfangsOffen}>
          <Stack gap="m">
            <FilterFelder key={stand} tabelle={liste.tabelle} auswahl={liste.auswahl} filter={filter} />
            <div>
              <Button variant="secondary" icon="filter">
                Filter anwenden
              </Button>
            </div>
          </Stack>
        </Details>
        {formatAnsicht(ansicht).has("groesse") && <HiddenField name="groesse" value={groesse} />}
      </Stack>
    </form>
  );
}

function Suchfeld({ suche, hinweis }: Pick<TabellenAnsicht, "suche"> & { hinweis: string }) {
  return <TextField id="suche" name="suche" type="search" label="Suche" defaultValue={suche} hint={hinweis} />;
}
