import type { ReactNode } from "react";

import { dense, list } from "./CardList.css";

export type CardListProps = {
  /** For lines of text that are looked through, not read. */
  isDense?: boolean;
  children: ReactNode;
};

/** Several things of a kind on one white sheet, with a line between them. Each child is an `li`. */
export function CardList({ isDense = false, children }: CardListProps) {
  return <ul className={isDense ? `${list} ${dense}` : list}>{children}</ul>;
}
