import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { TableRow, type DataTableRow, type TableColumn } from "../private/TableRow";
import {
  aligned,
  caption as captionStyle,
  empty as emptyStyle,
  frame,
  headCell,
  label,
  place,
  sortLink,
  table,
} from "./DataTable.css";

export type { DataTableRow, TableColumn };

export type DataTableProps = {
  caption: ReactNode;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn[];
  rows: readonly DataTableRow[];
  empty?: ReactNode;
};

const sortWords = { asc: "aufsteigend", desc: "absteigend" } as const;
const ariaSort = { asc: "ascending", desc: "descending" } as const;

function HeadCell({ column }: { column: TableColumn }) {
  const className = `${headCell} ${aligned[column.align ?? "start"]}`;
  const title = column.isTitleHidden === true ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={column.sorted === undefined ? undefined : ariaSort[column.sorted]}
      data-print={column.isForActions === true ? "nein" : undefined}
    >
      {column.sortHref === undefined ? (
        title
      ) : (
        <>
          <a href={column.sortHref} className={sortLink}>
            <VisuallyHidden>Sortieren nach </VisuallyHidden>
            {title}
            {column.sorted !== undefined && (
              <Icon name={column.sorted === "asc" ? "pfeilOben" : "pfeilUnten"} label={sortWords[column.sorted]} />
            )}
          </a>{" "}
          <span className={label}>{column.title}</span>
        </>
      )}
    </th>
  );
}

/**
 * A plain table from the server; on small screens its rows become cards. `empty`: what an empty one says.
 *
 * @spec §8 'Keine Daten vorhanden' (empty table)
 * @assumed §8 has one sentence for every empty table; it stands where nothing was found, and where a table can say what
 *   is missing or what to do next it says that instead.
 */
export function DataTable({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  empty = "Keine Daten vorhanden",
}: DataTableProps) {
  return (
    <div className={place}>
      <div className={frame}>
        <table className={table}>
          <caption className={isCaptionHidden ? undefined : captionStyle}>
            {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className={emptyStyle}>
                  {empty}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <TableRow key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
