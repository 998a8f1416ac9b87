import type { ReactNode } from "react";

import type { Gap } from "./gap";
import { aligned, inline, justified, wraps } from "./Inline.css";
import { spaced } from "./spaced";
import { gaps } from "./Stack.css";

export type InlineProps = {
  gap?: Gap | undefined;
  align?: keyof typeof aligned | undefined;
  justify?: keyof typeof justified | undefined;
  wrap?: boolean | undefined;
  children?: ReactNode;
};

/** Children side by side; they wrap into further lines unless told not to. */
export function Inline({ gap = "s", align = "center", justify = "start", wrap = true, children }: InlineProps) {
  const classes = [inline, gaps[gap], aligned[align], justified[justify]];
  if (wrap) classes.push(wraps);
  return <div className={classes.join(" ")}>{spaced(children)}</div>;
}
