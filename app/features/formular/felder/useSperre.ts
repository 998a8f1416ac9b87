import { useEffect, useRef, useState, type RefObject } from "react";
import { meldungsliste } from "~/features/shell";
import { idOf } from "../seite/formularOrt";
import { findEinheit, isGesperrtIn, OFFEN, switchAlles, switchEinheit } from "./sperre";

export type FormularSperre = {
  isAllesGesperrt: boolean;
  isGesperrt: (name: string) => boolean;
  switchAlles: () => void;
};

type Umfeld = {
  /** Remembers what is typed: a locked choice is another control. */
  read: () => unknown;
  /** What the question behind a control is called. */
  labelOf: (name: string) => string | undefined;
};

/** Long enough to read what has happened, milliseconds. */
const MELDUNG_MS = 6000;

/** On these a double click means something else, such as selecting a word, as long as they can be changed. */
const BEDIENELEMENTE = "input, textarea, select, button, a, summary, table";

/** The key beside the double click: not everybody can do one. */
const isSperrTaste = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === "KeyL";

/**
 * What of the form is locked against slips of the hand. A comfort of the browser; the server does not know it.
 *
 * @spec §4 each unit can be set read-only individually by double-click
 * @assumed §4 names the double click only; Alt+Umschalt+L does the same where the focus is, and a button locks the
 * whole part. A short message says what has happened, because a double click can be a slip itself.
 */
export function useSperre(form: RefObject<HTMLFormElement>, umfeld: Umfeld): FormularSperre {
  const [sperre, setSperre] = useState(OFFEN);
  const jetzt = useRef({ sperre, umfeld });
  useEffect(() => {
    jetzt.current = { sperre, umfeld };
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const change = (name: string, isMitTaste: boolean) => {
      const { read, labelOf } = jetzt.current.umfeld;
      read();
      const neu = switchEinheit(jetzt.current.sperre, name);
      setSperre(neu);
      report(labelOf(name) ?? name, isGesperrtIn(neu, name));
      // A locked choice is another element: whoever works with the keyboard stays where they were.
      if (isMitTaste) setTimeout(() => document.getElementById(idOf(name))?.focus());
    };
    return listen(element, (name) => isGesperrtIn(jetzt.current.sperre, name), change);
  }, [form]);
  return {
    isAllesGesperrt: sperre.alles,
    isGesperrt: (name) => isGesperrtIn(sperre, name),
    switchAlles: () => {
      umfeld.read();
      const neu = switchAlles(sperre);
      setSperre(neu);
      reportText(
        neu.alles
          ? "Alle Felder sind gegen versehentliches Ändern gesperrt."
          : "Alle Felder können wieder geändert werden.",
      );
    },
  };
}

function report(label: string, isGesperrt: boolean): void {
  const text = isGesperrt
    ? `„${label}“ ist gegen versehentliches Ändern gesperrt. Ein Doppelklick oder Alt+Umschalt+L entsperrt das Feld.`
    : `„${label}“ kann wieder geändert werden.`;
  reportText(text);
}

const reportText = (text: string): void => meldungsliste.report({ ton: "primary", text, dauerMs: MELDUNG_MS });

/** Calls `change` for the unit that was clicked twice or that the key was pressed in. Gives back how to stop. */
function listen(
  form: HTMLElement,
  isGesperrt: (name: string) => boolean,
  change: (name: string, isMitTaste: boolean) => void,
): () => void {
  const onDoubleClick = ({ target }: MouseEvent) => {
    const name = target instanceof Element ? findEinheit(target, form) : undefined;
    if (name === undefined || !(target instanceof Element)) return;
    if (isGesperrt(name) || target.closest(BEDIENELEMENTE) === null) change(name, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = isSperrTaste(event) && event.target instanceof Element ? findEinheit(event.target, form) : undefined;
    if (name === undefined) return;
    event.preventDefault();
    change(name, true);
  };
  form.addEventListener("dblclick", onDoubleClick);
  form.addEventListener("keydown", onKeyDown);
  return () => {
    form.removeEventListener("dblclick", onDoubleClick);
    form.removeEventListener("keydown", onKeyDown);
  };
}
