import { type ReactNode, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { Button } from "../basic/Button";
import { ScriptSlot } from "../layout/ScriptSlot";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { FieldLabel } from "../private/FieldLabel";
import { HelpButton, type HelpButtonProps } from "../private/HelpButton";
import type { NumberShape } from "../private/numberTyping";
import type { Place } from "../private/pasteBlock";
import { PasteReport } from "../private/PasteReport";
import { useEntryGrid, useFillRow } from "../private/useEntryGrid";
import {
  below,
  bodyCell,
  cellSizes,
  columnHead,
  corner,
  frame,
  guide,
  headWords,
  hint,
  narrowHeads,
  rowHead,
  rowHeadWords,
  table,
} from "./EntryGrid.css";

export type EntryGridColumn = {
  key: string;
  /** In words, where a single cell is named. */
  label: string;
  /** What its head shows; the label where it is left out. */
  head?: ReactNode;
  required?: boolean | undefined;
  /** A short word below the head. */
  note?: string | undefined;
  help?: HelpButtonProps | undefined;
  /** How much room its fields need; "m" unless told otherwise. */
  size?: keyof typeof cellSizes | undefined;
  /** What its fields take, where the rows do not say it; without a shape any text. */
  shape?: NumberShape | undefined;
};

export type EntryGridRow = {
  key: string;
  title: string;
  /** What its head shows; the title where it is left out. */
  head?: ReactNode;
  /** What its numbers count; seen beside the title. A row of words has none. */
  unit?: string | undefined;
  required?: boolean | undefined;
  help?: HelpButtonProps | undefined;
  /** What its fields take, where the columns do not say it. */
  shape?: NumberShape | undefined;
  /** The submit button that fills its blank fields with what stands before them; with scripts it does so at once. */
  fill?: GridButton | undefined;
  /** By column: a field that is named by `title` and the column's `label`, or a text. */
  cells: Readonly<Record<string, ReactNode>>;
};

type GridButton = { label: string; name: string; value: string };

export type EntryGridProps = {
  caption: string;
  /** Names the column of the row heads. */
  rowsTitle: string;
  columns: readonly EntryGridColumn[];
  rows: readonly EntryGridRow[];
  isReadOnly?: boolean | undefined;
  /** The heads of the rows are numbers. */
  hasNarrowHeads?: boolean | undefined;
  /** The submit button for another row; with scripts `onAdd` is called, and Enter in the last row calls it, too. */
  newRow?: (GridButton & { onAdd: () => void }) | undefined;
};

const UP_AND_DOWN = "Pfeil nach oben, Pfeil nach unten und Enter führen von Zeile zu Zeile";
const ASIDE =
  "Am Rand eines Textes führen Pfeil nach links und rechts von Spalte zu Spalte, in Auswahllisten und mehrzeiligen Texten führen die Pfeile mit Strg weiter. Esc nimmt zurück, was Sie im Feld geändert haben.";
const PASTE =
  "Zellen aus einer Tabellenkalkulation können Sie einfügen: Sie füllen die Tabelle ab dem Feld, in dem Sie stehen; leere Zellen ändern nichts.";

/**
 * Fields in rows and columns, in a place of its own to scroll in. With scripts arrows and Enter lead from field to
 * field, Esc takes back and cells from a spreadsheet can be pasted; without, it is a table of fields.
 */
export function EntryGrid(props: EntryGridProps) {
  const { caption, rowsTitle, columns, rows, isReadOnly = false, hasNarrowHeads = false, newRow } = props;
  const body = useRef<HTMLTableElement>(null);
  const { pasted, addRow, hands } = useEntryGrid({
    count: rows.length,
    shapeAt: ({ row, column }) => rows[row]?.shape ?? columns[column]?.shape,
    onNewRow: newRow?.onAdd,
  });
  const { said, fill } = useFillRow();
  const nameOf = ({ row, column }: Place): string => `${rows[row]?.title ?? ""}, ${columns[column]?.label ?? ""}`;
  return (
    <div>
      {!isReadOnly && <Guide hasNewRows={newRow !== undefined} />}
      <PasteReport pasted={pasted} nameOf={nameOf} />
      {rows.some((row) => row.fill !== undefined) && <FillReport said={said} />}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className={hasNarrowHeads ? `${frame} ${narrowHeads}` : frame}
      >
        <div role="presentation" {...hands}>
          <table className={table} ref={body}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <GridHead rowsTitle={rowsTitle} columns={columns} />
            <tbody>
              {rows.map((row) => (
                <GridRow key={row.key} row={row} columns={columns} onFill={fill} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {newRow !== undefined && <NewRow {...newRow} onAdd={() => addRow?.(body.current)} />}
    </div>
  );
}

/** What the keyboard does here; seen where there are scripts. */
function Guide({ hasNewRows }: { hasNewRows: boolean }) {
  return (
    <ScriptSlot>
      <p className={`${hint} ${guide}`}>
        {hasNewRows ? `${UP_AND_DOWN}; Enter in der letzten beginnt eine neue.` : `${UP_AND_DOWN}.`} {ASIDE} {PASTE}
      </p>
    </ScriptSlot>
  );
}

const countText = (count: number): string => (count === 1 ? "1 Wert" : `${String(count)} Werte`);

function FillReport({ said }: Pick<ReturnType<typeof useFillRow>, "said">) {
  return (
    <p role="status" className={hint}>
      {said !== null && (
        <span key={said.times}>
          {said.count === 0
            ? "Nichts übernommen: Kein leeres Feld steht nach einem Wert."
            : `${countText(said.count)} übernommen. Bitte prüfen und speichern Sie.`}
        </span>
      )}
    </p>
  );
}

function NewRow({ label, name, value, onAdd }: GridButton & { onAdd: () => void }) {
  const isHydrated = useHydrated();
  return (
    <div className={below}>
      <Button
        variant="secondary"
        icon="plus"
        name={name}
        value={value}
        onClick={(event) => {
          if (!isHydrated) return;
          event.preventDefault();
          onAdd();
        }}
      >
        {label}
      </Button>
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
        {columns.map(({ key, label, head, required, note, help }) => (
          <th key={key} scope="col" className={columnHead}>
            <div className={headWords}>
              <div>{head ?? <FieldLabel field={{ label, required }} />}</div>{" "}
              {help !== undefined && <HelpButton {...help} />}
            </div>
            {note !== undefined && <p className={hint}>{note}</p>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type GridRowProps = { row: EntryGridRow; onFill: (button: HTMLElement) => void } & Pick<EntryGridProps, "columns">;

function GridRow({ row, columns, onFill }: GridRowProps) {
  const { title, head, unit, required, help, cells, fill } = row;
  return (
    <tr>
      {/* What stands above the button names the row, wherever one is in it. */}
      <th scope="row" className={rowHead} aria-label={fill === undefined ? undefined : title}>
        <div className={rowHeadWords}>
          <div>
            {head ?? <FieldLabel field={{ label: unit === undefined ? title : `${title} (${unit})`, required }} />}
          </div>{" "}
          {help !== undefined && <HelpButton {...help} />}
        </div>
        {fill !== undefined && <FillButton title={title} {...fill} onFill={onFill} />}
      </th>
      {columns.map(({ key, size = "m" }) => (
        <td key={key} className={`${bodyCell} ${cellSizes[size]}`}>
          {cells[key]}
        </td>
      ))}
    </tr>
  );
}

type FillButtonProps = GridButton & { title: string; onFill: (button: HTMLElement) => void };

function FillButton({ title, label, name, value, onFill }: FillButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      variant="quiet"
      name={name}
      value={value}
      onClick={(event) => {
        if (!isHydrated) return;
        event.preventDefault();
        onFill(event.currentTarget);
      }}
    >
      {label}
      <VisuallyHidden>{` für ${title}`}</VisuallyHidden>
    </Button>
  );
}
