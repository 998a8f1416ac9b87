import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import type { Sortierung } from "~/domain/tabelle/tabellenAnsicht";
import { Button, HiddenField, Inline, SelectField } from "~/ui";
import type { Liste } from "./liste";

const reihenfolgenVon = (spalten: readonly Tabellenspalte[]) =>
  spalten
    .filter(({ sortierbar }) => sortierbar)
    .flatMap(({ key, title }) => [
      { value: `${key}:asc`, label: `${title}, aufsteigend` },
      { value: `${key}:desc`, label: `${title}, absteigend` },
    ]);
const formatSortierung = ({ key, order }: Sortierung): string => `${key}:${order}`;

/** Choice of the order: the only one where rows are cards and the heads of the columns are out of sight. */
export function SortierWahl({ liste, sortierung }: { liste: Liste; sortierung: readonly Sortierung[] }) {
  const [erste, ...weitere] = sortierung.map(formatSortierung);
  return (
    <Inline gap="m" align="end">
      <SelectField
        id="sortierung"
        name="sortierung"
        label="Sortieren nach"
        options={reihenfolgenVon(TABELLEN[liste.tabelle])}
        emptyLabel={liste.ohneSortierung}
        defaultValue={erste}
      />
      <Button variant="secondary">Sortieren</Button>
      {weitere.map((wert) => (
        <HiddenField key={wert} name="sortierung" value={wert} />
      ))}
    </Inline>
  );
}
