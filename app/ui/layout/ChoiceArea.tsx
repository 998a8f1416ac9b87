import type { ReactNode } from "react";

import { area } from "./ChoiceArea.css";
import { gaps, stack } from "./Stack.css";

export type ChoiceAreaProps = { children: ReactNode };

/**
 * One question of a few answers, a `RadioGroup`, and below it what only some of them ask for, each a `WhenChosen`. It
 * needs no scripts: the style sheet hides what does not belong to the chosen answer.
 */
export function ChoiceArea({ children }: ChoiceAreaProps) {
  return <div className={`${area} ${stack} ${gaps.l}`}>{children}</div>;
}
