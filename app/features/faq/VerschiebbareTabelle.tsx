import { type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";
import { useVerschieben } from "~/features/formular";
import { type Bewegung, stelleText } from "./bewegung";

type VerschiebbareTabelleProps<Zeile> = {
  id: string;
  caption: string;
  columns: readonly CellColumn<Zeile>[];
  /** The rows that are shown; the first of them stands at `ab` among all. */
  zeilen: readonly Zeile[];
  ab?: number;
  /** What a row is called, its id, and where it leads. */
  namen: readonly { uuid: string; titel: string; href?: string }[];
  bewegung: Bewegung | null;
  empty: string;
};

/**
 * A table whose rows can be moved, by their buttons or with Alt and an arrow; the place of a moved row is said below,
 * and the focus stays on it.
 */
export function VerschiebbareTabelle<Zeile>(props: VerschiebbareTabelleProps<Zeile>) {
  const { id, caption, columns, zeilen, ab = 0, namen, bewegung, empty } = props;
  useVerschieben({ id, revision: namen.map(({ uuid }) => uuid).join(), zeilen: namen });
  const rows = zeilen.map((zeile, stelle) => ({
    key: namen[ab + stelle]?.uuid ?? "",
    cells: cellsOf(columns, zeile),
    href: namen[ab + stelle]?.href,
  }));
  return (
    <Stack gap="s" id={id}>
      <DataTable caption={caption} isCaptionHidden columns={columns} rows={rows} empty={empty} />
      <div role="status">
        <Text tone="muted">{stelleText(namen, bewegung)}</Text>
      </div>
    </Stack>
  );
}
