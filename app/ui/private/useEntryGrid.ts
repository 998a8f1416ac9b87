import { type ClipboardEvent, type KeyboardEvent, useState } from "react";

import type { NumberShape } from "./numberTyping";
import { isBlock, type PastePlan, type Place, planPaste, readBlock } from "./pasteBlock";
import { writeValue } from "./writeValue";

/** What was pasted, and the way back. */
export type Pasted = PastePlan & { undo: () => void };

/**
 * The field of a cell; null where the cell has none, undefined where there is no cell. The first column is the head.
 */
const controlAt = (table: HTMLTableElement, { row, column }: Place): HTMLInputElement | null | undefined =>
  table.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector("input");

/** Where in its table an event happened; null when it was in no cell with a field. */
function findPlace(target: EventTarget): { table: HTMLTableElement; place: Place } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const [cell, table] = [target.closest("td"), target.closest("table")];
  const line = cell?.parentElement;
  if (!cell || !table || !(line instanceof HTMLTableRowElement)) return null;
  return { table, place: { row: line.sectionRowIndex, column: cell.cellIndex - 1 } };
}

/** How many rows a key leads down; 0 for a key that means something else. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === "Enter") return shiftKey ? -1 : 1;
  if (shiftKey) return 0;
  return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
}

/** The next field above or below, past rows that have none in this column. */
function findNext(table: HTMLTableElement, { row, column }: Place, step: number): HTMLInputElement | null {
  const rows = table.tBodies[0]?.rows.length ?? 0;
  for (let next = row + step; next >= 0 && next < rows; next += step) {
    const control = controlAt(table, { row: next, column });
    if (control) return control;
  }
  return null;
}

/**
 * A grid of number fields under the hands: up, down and Enter lead along a column, and a block from a spreadsheet fills
 * the fields from the one with the focus on. `shapes`: what the fields of each row take.
 */
export function useEntryGrid(shapes: readonly NumberShape[]) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    const here = step === 0 ? null : findPlace(event.target);
    if (here === null) return;
    // At the edge, too: Enter within the grid never sends a form that is being filled.
    event.preventDefault();
    const next = findNext(here.table, here.place, step);
    next?.focus();
    next?.select();
  };
  const onPasteCapture = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text");
    const here = isBlock(text) ? findPlace(event.target) : null;
    if (here === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { table, place } = here;
    const plan = planPaste(readBlock(text), place, (cell) => {
      const control = controlAt(table, cell);
      return control === undefined ? null : control === null ? "closed" : (shapes[cell.row] ?? null);
    });
    const before = plan.fills.map((cell) => ({ ...cell, text: controlAt(table, cell)?.value ?? "" }));
    for (const fill of plan.fills) write(table, fill);
    const undo = () => {
      for (const fill of before) write(table, fill);
      setPasted(null);
      controlAt(table, place)?.focus();
    };
    setPasted({ ...plan, undo });
  };
  return { pasted, onKeyDown, onPasteCapture };
}

function write(table: HTMLTableElement, { text, ...place }: Place & { text: string }): void {
  const control = controlAt(table, place);
  if (control) writeValue(control, text);
}
