import { useState } from "react";
import type { FormEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { applyTextRules, counterText, joinRest } from "./textRules";
import type { TextRules } from "./textRules";
import { replaceText } from "./writeValue";

/**
 * Keeps a native text control within its rules while one types; the control stays the holder of its value. What is cut
 * off is kept as `rest`.
 */
export function useTextRules(startText: string, rules: TextRules, onEdit: (() => void) | undefined) {
  const isHydrated = useHydrated();
  const [text, setText] = useState(startText);
  const [message, setMessage] = useState("");
  const [rest, setRest] = useState("");
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const control = event.currentTarget;
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (!isComposing) {
      const result = applyTextRules(control.value, rules);
      if (result.text !== control.value) replaceText(control, result.text);
      setMessage(result.message);
      if (result.rest !== "") setRest((kept) => joinRest(kept, result.rest, { before: text, kept: result.text }));
    }
    setText(control.value);
    onEdit?.();
  };
  return {
    onInput,
    message,
    rest,
    forgetRest: () => setRest(""),
    counter: () => counterText(text, rules.limit, isHydrated),
  };
}
