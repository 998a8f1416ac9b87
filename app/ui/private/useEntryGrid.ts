import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

import {
  cellsIn,
  controlAt,
  fillRow,
  findNext,
  findPlace,
  goTo,
  isTextControl,
  putText,
  textAt,
  writeCell,
} from "./gridCells";
import { isEnterOnBox, moveOf } from "./gridMove";
import type { NumberShape } from "./numberTyping";
import { isBlock, type PastePlan, type Place, planPaste, readBlock } from "./pasteBlock";

/** What was pasted, and the way back. */
export type Pasted = PastePlan & { undo: () => void };

type Grid = {
  /** How many rows it has now. */
  count: number;
  /** What the numbers of a cell are like; undefined: it takes any text. */
  shapeAt: (place: Place) => NumberShape | undefined;
  /** Adds a row behind the last one; absent where the rows are given. */
  onNewRow?: (() => void) | undefined;
};

/** Goes to the first field of a row that was begun in this grid, as soon as it stands there. */
function useNewRow({ count, onNewRow }: Pick<Grid, "count" | "onNewRow">) {
  const begun = useRef<HTMLTableElement | null>(null);
  useEffect(() => {
    const table = begun.current;
    begun.current = null;
    if (table !== null) goTo(findNext(table, { row: count - 1, column: -1 }, { row: 0, column: 1 }));
  }, [count]);
  if (onNewRow === undefined) return undefined;
  return (table: HTMLTableElement | null) => {
    begun.current = table;
    onNewRow();
  };
}

/** Esc takes back what was typed in a field since it has the focus. */
function useTakeBack() {
  const before = useRef<{ control: EventTarget; text: string } | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    before.current = isTextControl(target) ? { control: target, text: target.value } : null;
  };
  const takeBack = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const start = before.current;
    if (start?.control !== target || !isTextControl(target) || target.value === start.text) return;
    event.preventDefault();
    event.stopPropagation();
    putText(target, start.text);
  };
  return { onFocus, takeBack };
}

/** A block from a spreadsheet fills the fields from the one with the focus on. */
function usePaste({ shapeAt }: Pick<Grid, "shapeAt">) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const onPasteCapture = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text");
    const here = isBlock(text) ? findPlace(event.target) : null;
    if (here === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { table, place } = here;
    const plan = planPaste(readBlock(text), place, cellsIn(table, shapeAt));
    const before = plan.fills.map((cell) => ({ ...cell, text: textAt(table, cell) }));
    for (const fill of plan.fills) writeCell(table, fill);
    const undo = () => {
      for (const fill of before) writeCell(table, fill);
      setPasted(null);
      controlAt(table, place)?.focus();
    };
    setPasted({ ...plan, undo });
  };
  return { pasted, onPasteCapture };
}

/**
 * A grid of fields under the hands: arrows and Enter lead from field to field, Enter behind the last row begins a new
 * one, Esc takes back, and a block from a spreadsheet fills the fields.
 */
export function useEntryGrid(grid: Grid) {
  const addRow = useNewRow(grid);
  const { onFocus, takeBack } = useTakeBack();
  const { pasted, onPasteCapture } = usePaste(grid);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      takeBack(event);
      return;
    }
    if (isEnterOnBox(event)) event.preventDefault();
    const here = findPlace(event.target);
    const move = here === null ? null : moveOf(here.control, event);
    if (here === null || move === null) return;
    // At the edge, too: Enter within the grid never sends a form that is being filled.
    event.preventDefault();
    const next = findNext(here.table, here.place, move);
    if (next === null && move.isEnter && addRow !== undefined) addRow(here.table);
    else goTo(next);
  };
  return { pasted, addRow, hands: { onKeyDown, onFocus, onPasteCapture } };
}

/** Fills the rest of the row of a button, and says what it has done; the same again is said anew. */
export function useFillRow() {
  const [said, setSaid] = useState({ count: 0, times: 0 });
  const fill = (button: HTMLElement) => {
    const [line, table] = [button.closest("tr"), button.closest("table")];
    if (line === null || table === null) return;
    const count = fillRow(table, line.sectionRowIndex);
    setSaid(({ times }) => ({ count, times: times + 1 }));
  };
  return { said: said.times === 0 ? null : said, fill };
}
