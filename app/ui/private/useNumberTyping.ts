import { useRef, useState } from "react";
import type { ClipboardEvent, FocusEvent, FormEvent } from "react";

import { typingMessages } from "./messages";
import { isTypable, readPaste, tidyNumber } from "./numberTyping";
import type { NumberShape } from "./numberTyping";
import { replaceText, writeValue } from "./writeValue";

function pasteInto(control: HTMLInputElement, pasted: string): string {
  const start = control.selectionStart ?? control.value.length;
  const end = control.selectionEnd ?? start;
  return control.value.slice(0, start) + pasted + control.value.slice(end);
}

/** Typing rules of a number field. The native input stays the holder of the value. */
export function useNumberTyping(startText: string, shape: NumberShape, onEdit: (() => void) | undefined) {
  const lastGood = useRef(startText);
  const [message, setMessage] = useState("");
  // "1,5" in a whole number becomes "15": said until the field is left, or the next digit would take the word back.
  const hasRefused = useRef(false);
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const control = event.currentTarget;
    // A text that was already wrong when the page came may be mended step by step.
    const mayStay = isTypable(control.value, shape) || !isTypable(lastGood.current, shape);
    if (mayStay) lastGood.current = control.value;
    else replaceText(control, lastGood.current);
    hasRefused.current = !mayStay || (control.value !== "" && hasRefused.current);
    setMessage(hasRefused.current ? typingMessages.decimalsShortened : "");
    onEdit?.();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const control = event.currentTarget;
    if (control.readOnly) return;
    event.preventDefault();
    const read = readPaste(event.clipboardData.getData("text"), shape);
    const whole = read === null ? null : pasteInto(control, read.text);
    if (read === null || whole === null || !isTypable(whole, shape)) {
      setMessage(typingMessages.pasteRejected);
      return;
    }
    writeValue(control, whole);
    setMessage(read.isShortened ? typingMessages.decimalsShortened : "");
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    hasRefused.current = false;
    const tidy = tidyNumber(event.currentTarget.value);
    if (tidy !== event.currentTarget.value) writeValue(event.currentTarget, tidy);
  };
  return { onInput, onPaste, onBlur, message };
}
