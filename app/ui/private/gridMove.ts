import type { Place } from "./pasteBlock";

type Key = {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
};

/** How far a key leads, in rows and columns; `isEnter`: it may begin a new row behind the last one. */
export type Move = Place & { isEnter: boolean };

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where the caret of a text stands: at its beginning, at its end; a text that is selected as a whole is at both. */
function caretOf({ selectionStart: start, selectionEnd: end, value }: HTMLInputElement | HTMLTextAreaElement) {
  const isWhole = start === 0 && end === value.length;
  const isCaret = start === end;
  return { isFirst: start === 0 && (isCaret || isWhole), isLast: end === value.length && (isCaret || isWhole) };
}

/** Does the control need this arrow itself? */
function needsArrow(control: Element, { row, column }: Place): boolean {
  if (control instanceof HTMLSelectElement) return true;
  const isTextArea = control instanceof HTMLTextAreaElement;
  if (!isTextArea && !(control instanceof HTMLInputElement)) return false;
  if (!isTextArea && row !== 0) return false;
  const { isFirst, isLast } = caretOf(control);
  return row + column < 0 ? !isFirst : !isLast;
}

/**
 * Where a key leads from a control, or null where it means something else there. A list needs the arrows, and a text
 * those within it: with Ctrl they lead on all the same, but for the words of a text.
 */
export function moveOf(control: Element, { key, shiftKey, altKey, ctrlKey, metaKey }: Key): Move | null {
  if (altKey || metaKey) return null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const isTaken = ctrlKey ? isText && arrow.column !== 0 : needsArrow(control, arrow);
    return shiftKey || isTaken ? null : { ...arrow, isEnter: false };
  }
  if (key !== "Enter" || control.tagName === "SUMMARY") return null;
  if (control instanceof HTMLTextAreaElement && !ctrlKey) return null;
  return { row: shiftKey ? -1 : 1, column: 0, isEnter: !shiftKey };
}

/** Is it Enter on a box, by which a browser would send the form? In a grid that is being filled it must not. */
export const isEnterOnBox = ({ key, target }: { key: string; target: EventTarget }): boolean =>
  key === "Enter" && target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type);
