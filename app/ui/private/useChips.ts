import { useEffect, useRef, useState } from "react";

import { joinChips } from "../../lib/text";
import { addChips, readChips } from "./chipList";
import type { ChipLimits } from "./chipList";
import { writeValue } from "./writeValue";

/** The chips shown beside the text area that holds them. */
export function useChips(start: readonly string[], limits: ChipLimits, onEdit: (() => void) | undefined) {
  const holder = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chips, setChips] = useState<readonly string[]>(start);
  const [message, setMessage] = useState("");
  useEffect(() => {
    // What was typed into the text area before the scripts came.
    if (holder.current !== null) setChips(readChips(holder.current.value));
  }, []);
  const store = (next: readonly string[], text: string) => {
    setChips(next);
    setMessage(text);
    if (holder.current !== null) writeValue(holder.current, joinChips(next));
    onEdit?.();
  };
  return {
    holder,
    input,
    chips,
    message,
    focusInput: () => input.current?.focus(),
    add: (typed: string) => {
      const result = addChips(chips, typed, limits);
      store(result.chips, result.message);
      return result.message === "";
    },
    remove: (chip: string) => {
      store(
        chips.filter((other) => other !== chip),
        "",
      );
      input.current?.focus();
    },
  };
}

export type ChipsInHand = ReturnType<typeof useChips>;
