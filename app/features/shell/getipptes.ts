type Steuerung = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSteuerung = (target: EventTarget | null): target is Steuerung =>
  (target instanceof HTMLInputElement && target.type !== "hidden") ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Does a control hold something else than the page from the server? */
function isGeaendert(steuerung: Steuerung): boolean {
  if (steuerung instanceof HTMLSelectElement)
    return [...steuerung.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (steuerung instanceof HTMLInputElement && (steuerung.type === "checkbox" || steuerung.type === "radio"))
    return steuerung.checked !== steuerung.defaultChecked;
  return steuerung.value !== steuerung.defaultValue;
}

const texteVon = (seite: Document): Steuerung[] =>
  [...seite.querySelectorAll("input, textarea, select")].filter(isSteuerung);

/**
 * Holds the typed text of a text area against React, which writes the server's text back when it takes one over: a
 * form sent in that moment would send it. A text area with a setter of its own has been taken over already. The
 * returned function ends this.
 */
function shieldText(feld: HTMLTextAreaElement): () => void {
  const art = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  if (art === undefined || Object.hasOwn(feld, "value")) return () => undefined;
  Object.defineProperty(feld, "value", {
    ...art,
    set(text: string) {
      if (text !== feld.defaultValue) art.set?.call(feld, text);
    },
  });
  return () => void Reflect.deleteProperty(feld, "value");
}

/**
 * Keeps what is typed into the page before its scripts are ready. The returned function ends this, and tells the forms
 * of what was typed, as if it were typed now.
 */
export function keepTyped(seite: Document): () => void {
  const getippt = new Map<Steuerung, () => void>();
  const keep = (steuerung: Steuerung) => {
    if (getippt.has(steuerung)) return;
    getippt.set(steuerung, steuerung instanceof HTMLTextAreaElement ? shieldText(steuerung) : () => undefined);
  };
  for (const steuerung of texteVon(seite)) if (isGeaendert(steuerung)) keep(steuerung);
  const onInput = ({ target }: Event) => {
    if (isSteuerung(target)) keep(target);
  };
  seite.addEventListener("input", onInput, true);
  return () => {
    seite.removeEventListener("input", onInput, true);
    for (const [steuerung, release] of getippt) {
      release();
      if (steuerung.isConnected && isGeaendert(steuerung))
        steuerung.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
