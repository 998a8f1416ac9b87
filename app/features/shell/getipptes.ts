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
 * Keeps what is typed into the page before its scripts are ready: React writes the server's text back into text areas
 * that it takes over. The returned function ends this, puts the typed text back and tells the forms of it, as if it
 * were typed now.
 */
export function keepTyped(seite: Document): () => void {
  const getippt = new Map<Steuerung, string>();
  for (const steuerung of texteVon(seite)) if (isGeaendert(steuerung)) getippt.set(steuerung, steuerung.value);
  const onInput = ({ target }: Event) => {
    if (isSteuerung(target)) getippt.set(target, target.value);
  };
  seite.addEventListener("input", onInput, true);
  return () => {
    seite.removeEventListener("input", onInput, true);
    for (const [steuerung, text] of getippt) {
      if (!steuerung.isConnected) continue;
      if (steuerung instanceof HTMLTextAreaElement) steuerung.value = text;
      if (isGeaendert(steuerung)) steuerung.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
