import { fillForward } from "../../lib/fillForward";
import type { CellAt, Place, ReadCell } from "./pasteBlock";
import type { NumberShape } from "./numberTyping";
import { writeValue } from "./writeValue";

/** What people type or choose in; a list of boxes is its closed line. */
const CONTROL = "input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, summary";

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says whether what a control holds is a text that can be put there. */
export const isTextControl = (control: unknown): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

/**
 * The field of a cell; null where the cell has none, undefined where there is no cell. The first column is the head.
 */
export const controlAt = (table: HTMLTableElement, { row, column }: Place): HTMLElement | null | undefined =>
  table.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector<HTMLElement>(CONTROL);

/** Where in its table an event happened; null when it was in no cell with a field, or beside the field. */
export function findPlace(target: EventTarget): { table: HTMLTableElement; place: Place; control: Element } | null {
  if (!(target instanceof Element) || !target.matches(CONTROL)) return null;
  const [cell, table] = [target.closest("td"), target.closest("table")];
  const line = cell?.parentElement;
  if (!cell || !table || !(line instanceof HTMLTableRowElement)) return null;
  return { table, place: { row: line.sectionRowIndex, column: cell.cellIndex - 1 }, control: target };
}

/** The next field in a direction, past cells that have none; null at the edge. */
export function findNext(table: HTMLTableElement, from: Place, step: Place): HTMLElement | null {
  let place = from;
  for (;;) {
    place = { row: place.row + step.row, column: place.column + step.column };
    const control = place.column < 0 ? undefined : controlAt(table, place);
    if (control === undefined) return null;
    if (control !== null) return control;
  }
}

/** Goes to a field; what stands in it is selected, so that typing replaces it. */
export function goTo(control: HTMLElement | null | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** Puts a text into a control, or chooses it there, as if a person had done it. */
export function putText(control: TextControl, text: string): void {
  if (!(control instanceof HTMLSelectElement)) {
    writeValue(control, text);
    return;
  }
  control.value = text;
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Puts a text into the field of a cell. */
export function writeCell(table: HTMLTableElement, { text, ...place }: Place & { text: string }): void {
  const control = controlAt(table, place);
  if (isTextControl(control)) putText(control, text);
}

/** Fills the blank fields of a row with what stands before them; how many it were. */
export function fillRow(table: HTMLTableElement, row: number): number {
  const cells = [...(table.tBodies[0]?.rows[row]?.cells ?? [])].slice(1);
  const controls = cells.map((_, column) => controlAt(table, { row, column }));
  const fills = fillForward(controls.map((control) => (isTextControl(control) ? control.value : null)));
  for (const { position, text } of fills) writeCell(table, { row, column: position, text });
  return fills.length;
}

/** What the field of a cell holds. */
export function textAt(table: HTMLTableElement, place: Place): string {
  const control = controlAt(table, place);
  return isTextControl(control) ? control.value : "";
}

const plain = (text: string): string => text.trim().toLocaleLowerCase("de");

/** The option that is called so. */
const readOption =
  ({ options }: HTMLSelectElement): ReadCell =>
  (text) => {
    const option = [...options].find(({ label }) => plain(label) === plain(text));
    return option === undefined ? null : { text: option.value, isShortened: false };
  };

/** What the cells of a table take, by the shape of their numbers; a cell without a shape takes any text. */
export const cellsIn =
  (table: HTMLTableElement, shapeAt: (place: Place) => NumberShape | undefined): CellAt =>
  (place) => {
    const control = controlAt(table, place);
    if (control === undefined) return null;
    if (control === null) return "closed";
    if (control instanceof HTMLSelectElement) return readOption(control);
    return isTextControl(control) ? (shapeAt(place) ?? "text") : () => null;
  };
