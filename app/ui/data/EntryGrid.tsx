import type { ReactNode } from "react";

import { ScriptSlot } from "../layout/ScriptSlot";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { FieldLabel } from "../private/FieldLabel";
import { HelpButton, type HelpButtonProps } from "../private/HelpButton";
import type { NumberShape } from "../private/numberTyping";
import type { Place } from "../private/pasteBlock";
import { PasteReport } from "../private/PasteReport";
import { useEntryGrid } from "../private/useEntryGrid";
import { bodyCell, columnHead, corner, frame, hint, rowHead, rowHeadWords, table } from "./EntryGrid.css";

export type EntryGridColumn = {
  key: string;
  /** In words, where a single cell is named. */
  label: string;
  head: ReactNode;
};

export type EntryGridRow = {
  key: string;
  title: string;
  /** What its numbers count; seen beside the title. */
  unit: string;
  required?: boolean | undefined;
  help?: HelpButtonProps | undefined;
  /** What its fields take. */
  shape: NumberShape;
  /** By column: a field that is named by `title` and the column's `label`, or a text. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type EntryGridProps = {
  caption: string;
  /** Names the column of the row heads. */
  rowsTitle: string;
  columns: readonly EntryGridColumn[];
  rows: readonly EntryGridRow[];
  isReadOnly?: boolean | undefined;
};

/**
 * Number fields in rows and columns, in a place of its own to scroll in. With scripts the arrow keys and Enter lead
 * along a column and cells from a spreadsheet can be pasted; without, it is a table of fields.
 */
export function EntryGrid({ caption, rowsTitle, columns, rows, isReadOnly = false }: EntryGridProps) {
  const { pasted, ...hands } = useEntryGrid(rows.map(({ shape }) => shape));
  const nameOf = ({ row, column }: Place): string => `${rows[row]?.title ?? ""}, ${columns[column]?.label ?? ""}`;
  return (
    <div>
      {!isReadOnly && (
        <ScriptSlot>
          <p className={hint}>
            Pfeil nach oben, Pfeil nach unten und Enter führen von Zeile zu Zeile. Zellen aus einer Tabellenkalkulation
            können Sie einfügen: Sie füllen die Tabelle ab dem Feld, in dem Sie stehen; leere Zellen ändern nichts.
          </p>
        </ScriptSlot>
      )}
      <PasteReport pasted={pasted} nameOf={nameOf} />
      <div role="region" aria-label={caption} tabIndex={0} className={frame}>
        <div role="presentation" {...hands}>
          <table className={table}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <GridHead rowsTitle={rowsTitle} columns={columns} />
            <tbody>
              {rows.map((row) => (
                <GridRow key={row.key} row={row} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}

function GridHead({ rowsTitle, columns }: Pick<EntryGridProps, "rowsTitle" | "columns">) {
  return (
    <thead>
      <tr>
        <th scope="col" className={corner}>
          {rowsTitle}
        </th>
        {columns.map(({ key, head }) => (
          <th key={key} scope="col" className={columnHead}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GridRow({
  row: { title, unit, required, help, cells },
  columns,
}: { row: EntryGridRow } & Pick<EntryGridProps, "columns">) {
  return (
    <tr>
      <th scope="row" className={rowHead}>
        <span className={rowHeadWords}>
          <span>
            <FieldLabel field={{ label: `${title} (${unit})`, required }} />
          </span>{" "}
          {help !== undefined && <HelpButton {...help} />}
        </span>
      </th>
      {columns.map(({ key }) => (
        <td key={key} className={bodyCell}>
          {cells[key]}
        </td>
      ))}
    </tr>
  );
}
