import type { ReactNode } from "react";

import { list } from "./CardList.css";

/** Several things of a kind on one white sheet, with a line between them. Each child is an `li`. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>;
}
