import { type RefObject, useEffect, useRef, useState } from "react";

import { joinChips } from "../../lib/text";
import { addChips, readChips } from "./chipList";
import type { ChipLimits } from "./chipList";
import { writeValue } from "./writeValue";

type Controls = {
  holder: RefObject<HTMLTextAreaElement | null>;
  input: RefObject<HTMLInputElement | null>;
  isEditing: boolean;
};

/** Takes over what was typed into the text area before the scripts came, and who is still there. */
function useTextFromBefore({ holder, input, isEditing }: Controls, setChips: (chips: readonly string[]) => void): void {
  useEffect(() => {
    if (holder.current === null) return;
    setChips(readChips(holder.current.value));
    if (isEditing && document.activeElement === holder.current) input.current?.focus();
  }, [holder, input, isEditing, setChips]);
}

/** The chips, and the text area that holds them as a text; to store them is a change by the user. */
function useHeldChips(start: readonly string[], onEdit: (() => void) | undefined) {
  const holder = useRef<HTMLTextAreaElement>(null);
  const [chips, setChips] = useState<readonly string[]>(start);
  const store = (next: readonly string[]) => {
    setChips(next);
    if (holder.current !== null) writeValue(holder.current, joinChips(next));
    onEdit?.();
  };
  return { holder, chips, setChips, store };
}

/** The chips shown beside the text area that holds them. `isEditing`: they can be changed here, because scripts run. */
export function useChips(
  start: readonly string[],
  { isEditing, onEdit, ...limits }: ChipLimits & { isEditing: boolean; onEdit: (() => void) | undefined },
) {
  const { holder, chips, setChips, store } = useHeldChips(start, onEdit);
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  /** What just happened, for those who do not see the chips and the counter. */
  const [said, setSaid] = useState("");
  const counter = (list: readonly string[]) =>
    `${String(list.length)} von höchstens ${String(limits.maxItems)} Einträgen`;
  useTextFromBefore({ holder, input, isEditing }, setChips);
  return {
    holder,
    input,
    chips,
    message,
    said,
    counter: counter(chips),
    /** Adds what is typed in the input, and leaves there what cannot be added. */
    take: () => {
      if (input.current === null || input.current.value.trim() === "") return;
      const result = addChips(chips, input.current.value, limits);
      setMessage(result.message);
      if (result.added.length > 0) {
        setSaid(`${result.added.map((chip) => `„${chip}“`).join(", ")} hinzugefügt. ${counter(result.chips)}`);
        store(result.chips);
      }
      input.current.value = result.rest.join("; ");
    },
    remove: (chip: string) => {
      setMessage("");
      const next = chips.filter((other) => other !== chip);
      setSaid(`„${chip}“ entfernt. ${counter(next)}`);
      store(next);
      input.current?.focus();
    },
  };
}

export type ChipsInHand = ReturnType<typeof useChips>;
