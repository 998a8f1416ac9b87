import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { Sortierung } from "~/domain/tabelle/tabellenAnsicht";
import { Button, HiddenField, Inline, SelectField } from "~/ui";

const reihenfolgen = TABELLEN.antraege
  .filter(({ sortierbar }) => sortierbar)
  .flatMap(({ key, title }) => [
    { value: `${key}:asc`, label: `${title}, aufsteigend` },
    { value: `${key}:desc`, label: `${title}, absteigend` },
  ]);
const formatSortierung = ({ key, order }: Sortierung): string => `${key}:${order}`;

/** Choice of the order: the only one where rows are cards and the heads of the columns are out of sight. */
export function SortierWahl({ sortierung }: { sortierung: readonly Sortierung[] }) {
  const [erste, ...weitere] = sortierung.map(formatSortierung);
  return (
    <Inline gap="m" align="end">
      <SelectField
        id="sortierung"
        name="sortierung"
        label="Sortieren nach"
        options={reihenfolgen}
        emptyLabel="Zuletzt geändert zuerst"
        defaultValue={erste}
      />
      <Button variant="secondary">Sortieren</Button>
      {weitere.map((wert) => (
        <HiddenField key={wert} name="sortierung" value={wert} />
      ))}
    </Inline>
  );
}
