import type { ReactNode } from "react";

import type { Gap } from "./gap";
import { spaced } from "./spaced";
import { gaps, stack } from "./Stack.css";

export type StackProps = {
  gap?: Gap | undefined;
  as?: "div" | "section" | "article" | "ul" | "ol" | "main" | "nav" | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Children one below the other with one distance. */
export function Stack({ gap = "m", as: Tag = "div", id, children }: StackProps) {
  return (
    <Tag id={id} className={`${stack} ${gaps[gap]}`}>
      {spaced(children)}
    </Tag>
  );
}
