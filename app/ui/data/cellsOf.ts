import type { ReactNode } from "react";
import type { DataTableRow, TableColumn } from "./DataTable";

/** A column of a table as one record: its head, and what stands below it. */
export type CellColumn<Row> = TableColumn & { cell: (row: Row) => ReactNode };

/** What stands in these columns of one row. */
export const cellsOf = <Row>(columns: readonly CellColumn<Row>[], row: Row): DataTableRow["cells"] =>
  Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)]));
