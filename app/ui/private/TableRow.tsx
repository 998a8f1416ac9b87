import type { ReactNode } from "react";
import { actions, aligned, bodyCell, oneLine, row as rowStyle, rowLink } from "../data/DataTable.css";

export type TableColumn = {
  key: string;
  title: string;
  align?: "start" | "center" | "end" | undefined;
  /**
   * Leads to the list sorted by this column. Where rows are cards it is gone: the page offers the order in a control,
   * too.
   */
  sortHref?: string | undefined;
  sorted?: "asc" | "desc" | undefined;
  /** The title is only for screen readers, for a column of buttons. */
  isTitleHidden?: boolean | undefined;
  /** Its cells name their rows and carry their links; the first column unless another one says so. */
  isRowHeader?: boolean | undefined;
  /** Holds what one can do with a row: of no use on paper. */
  isForActions?: boolean | undefined;
  /** Dates and numbers: never broken over two lines. */
  isNarrow?: boolean | undefined;
};

export type DataTableRow = { key: string; cells: Readonly<Record<string, ReactNode>>; href?: string | undefined };

export type TableRowProps = { row: DataTableRow; columns: readonly TableColumn[] };

/** One row; one of its cells names it and carries its link. As a card each value gets its title from `data-label`. */
export function TableRow({ row, columns }: TableRowProps) {
  const kopf = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <tr className={rowStyle}>
      {columns.map((column) => {
        const isHeader = column === kopf;
        const Cell = isHeader ? "th" : "td";
        const content = row.cells[column.key];
        return (
          <Cell
            key={column.key}
            scope={isHeader ? "row" : undefined}
            data-label={column.title}
            data-print={column.isForActions === true ? "nein" : undefined}
            className={classOf(column)}
          >
            {isHeader && row.href !== undefined ? (
              <a href={row.href} className={rowLink}>
                {content}
              </a>
            ) : (
              <div>{content}</div>
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

const classOf = ({ align = "start", isNarrow, isForActions }: TableColumn): string =>
  [bodyCell, aligned[align], isNarrow === true ? oneLine : "", isForActions === true ? actions : ""]
    .filter(Boolean)
    .join(" ");
