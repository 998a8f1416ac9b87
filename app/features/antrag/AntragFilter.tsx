import { useState } from "react";
import { listGueltigeFilter, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { Button, Details, HiddenField, Inline, Stack, TextField, TextLink } from "~/ui";
import { FilterFelder } from "./FilterFelder";
import { zuruecksetzenHref } from "./listenHref";
import { SortierWahl } from "./SortierWahl";
import { useSofortFiltern } from "./useSofortFiltern";

/** Search, filters and order as a form that asks for a page, so that every result has an address of its own. */
export function AntragFilter({ ansicht }: { ansicht: TabellenAnsicht }) {
  const { suche, filter, sortierung, groesse } = ansicht;
  const anzahl = listGueltigeFilter(TABELLEN.antraege, ansicht).length;
  // Only the first view decides: what is open must not close while somebody types in it.
  const [isAnfangsOffen] = useState(Object.keys(filter).length > 0);
  const { applyFilter, stand } = useSofortFiltern();
  return (
    <form
      method="get"
      action={href("antraege")}
      role="search"
      aria-label="Anträge suchen und filtern"
      onChange={applyFilter}
    >
      <Stack gap="s">
        <Inline gap="l" align="end" justify="between">
          <Inline gap="m" align="end">
            <Suchfeld key={stand} suche={suche} />
            <Button variant="secondary" icon="suchen">
              Suchen
            </Button>
          </Inline>
          <SortierWahl key={`sortierung-${stand}`} sortierung={sortierung} />
        </Inline>
        <Details summary={anzahl === 0 ? "Filter" : `Filter (${String(anzahl)} gesetzt)`} open={isAnfangsOffen}>
          <Stack gap="m">
            <FilterFelder key={stand} filter={filter} />
            <Inline gap="m">
              <Button variant="secondary" icon="filter">
                Filter anwenden
              </Button>
              <TextLink href={zuruecksetzenHref()}>Suche und Filter zurücksetzen</TextLink>
            </Inline>
          </Stack>
        </Details>
        {formatAnsicht(ansicht).has("groesse") && <HiddenField name="groesse" value={groesse} />}
      </Stack>
    </form>
  );
}

function Suchfeld({ suche }: Pick<TabellenAnsicht, "suche">) {
  return (
    <TextField
      id="suche"
      name="suche"
      type="search"
      label="Suche"
      defaultValue={suche}
      hint="Antragsnummer, Bezeichnung oder Titel eines Vorhabens"
    />
  );
}
