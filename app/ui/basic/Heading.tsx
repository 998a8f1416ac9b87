import type { ReactNode } from "react";

import { heading, sizes } from "./Heading.css";

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = {
  level: HeadingLevel;
  size?: keyof typeof sizes | undefined;
  id?: string | undefined;
  tabIndex?: -1 | undefined;
  /**
   * Which part of a page it heads, for pages whose parts change without another path: where a new one appears, the page
   * goes on there.
   */
  part?: string | undefined;
  children?: ReactNode;
};

const bySize = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

/**
 * A heading: the level says its place in the outline, the size only how it looks. That of another part is another
 * element: of one that only changes its words, some screen readers say the words from before when it gets the focus.
 */
export function Heading({ level, size, id, tabIndex, part, children }: HeadingProps) {
  const Tag = bySize[level];
  return (
    <Tag key={part} id={id} tabIndex={tabIndex} data-part={part} className={`${heading} ${sizes[size ?? Tag]}`}>
      {children}
    </Tag>
  );
}
