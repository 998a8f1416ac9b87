import { Children, type ReactNode } from "react";

/**
 * The same parts with a space between them, for parts that only styles hold apart: browsers without styles, and the
 * names that speech is given, would make one word of two. A row of flexible boxes does not show the space.
 */
export const spaced = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [" ", child]));
