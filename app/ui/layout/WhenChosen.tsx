import type { ReactNode } from "react";

import { Text } from "../basic/Text";
import { note as noteStyle, part } from "./ChoiceArea.css";

export type WhenChosenProps = {
  /** The answers of the question, in their order; at most four. */
  options: readonly { value: string }[];
  /** The answer that this belongs to. */
  value: string;
  /** Says the same in words, for browsers that cannot hide it. */
  note: string;
  children: ReactNode;
};

/** Fields inside of a `ChoiceArea` that only one answer asks for. */
export function WhenChosen({ options, value, note, children }: WhenChosenProps) {
  const place = options.findIndex((option) => option.value === value) + 1;
  return (
    <div className={part} data-answer={place}>
      <div className={noteStyle}>
        <Text tone="muted">{note}</Text>
      </div>
      {children}
    </div>
  );
}
