import type { ReactNode } from "react";
import { aligned, bodyCell, label, oneLine, row as rowStyle, rowLink } from "../data/DataTable.css";

export type TableColumn = {
  key: string;
  title: string;
  align?: "start" | "center" | "end" | undefined;
  /** Leads to the list sorted by this column. Where rows are cards it is gone: the page offers the order in a control, too. */
  sortHref?: string | undefined;
  sorted?: "asc" | "desc" | undefined;
  /** The title is only for screen readers, for a column of buttons. */
  isTitleHidden?: boolean | undefined;
  /** Dates and numbers: never broken over two lines. */
  isNarrow?: boolean | undefined;
};

export type DataTableRow = { key: string; cells: Readonly<Record<string, ReactNode>>; href?: string | undefined };

export type TableRowProps = { row: DataTableRow; columns: readonly TableColumn[] };

/** One row; its first cell names it and carries its link. */
export function TableRow({ row, columns }: TableRowProps) {
  return (
    <tr className={rowStyle}>
      {columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        const content = row.cells[column.key];
        const isLinked = index === 0 && row.href !== undefined;
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? "row" : undefined}
            data-label={column.title}
            className={`${bodyCell} ${aligned[column.align ?? "start"]} ${column.isNarrow === true ? oneLine : ""}`}
          >
            <span className={label} aria-hidden="true">
              {column.title}
            </span>
            {isLinked ? (
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
