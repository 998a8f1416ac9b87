/**
 * Puts a text into a native control as if it had been typed: React's own setter is bypassed, so that listeners of
 * `input` and `change`, those of a surrounding form too, see the change.
 */
export function writeValue(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype: object =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Replaces the text while one types, keeping the caret where it was as far as the text reaches. */
export function replaceText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const caret = control.selectionStart;
  control.value = text;
  if (caret !== null) control.setSelectionRange(Math.min(caret, text.length), Math.min(caret, text.length));
}
