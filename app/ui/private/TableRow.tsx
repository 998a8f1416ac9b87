import { aligned, bodyCell, label, oneLine, row as rowStyle, rowLink } from "../data/DataTable.css";
import type { DataTableRow, TableColumn } from "../data/DataTable";

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
