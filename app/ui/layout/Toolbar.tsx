import type { ReactNode } from "react";

import { arrow, summary as summaryStyle } from "../basic/Details.css";
import { Icon } from "../basic/Icon";
import {
  at,
  content,
  forOne,
  head,
  notInRow,
  part,
  place,
  search,
  summary as rowSummary,
  toolbar,
} from "./Toolbar.css";

export type ToolbarPartProps = {
  /** Where in the row its button stands, behind what is typed into. */
  at: "first" | "second" | "third";
  summary: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
};

/** A part of a {@link Toolbar} on demand: one at a time, below the whole row. */
export function ToolbarPart({ at: which, summary, open, children }: ToolbarPartProps) {
  return (
    <details name="toolbar" className={`${part} ${at[which]}`} open={open}>
      <summary className={`${summaryStyle} ${rowSummary}`}>
        <span className={arrow}>
          <Icon name="rechts" />
        </span>
        {summary}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}

/**
 * The controls above a table: in one row where there is room for it, else below each other. Its children are a form
 * with what is typed into and the first part, and the other parts, if there are any.
 */
export function Toolbar({ hasOnePart = false, children }: { hasOnePart?: boolean; children: ReactNode }) {
  return (
    <div className={hasOnePart ? `${place} ${forOne}` : place}>
      <div className={toolbar}>{children}</div>
    </div>
  );
}

/** What is typed into, with the first part behind it: the content of the form. */
export function ToolbarHead({ children }: { children: ReactNode }) {
  return <div className={head}>{children}</div>;
}

/** A field and its button; in the row the label stands before the field and the hint in it. */
export function ToolbarSearch({ children }: { children: ReactNode }) {
  return <div className={search}>{children}</div>;
}

/** What there is no room for in the row, and no need, since the table does the same. */
export function ToolbarSpare({ children }: { children: ReactNode }) {
  return <div className={notInRow}>{children}</div>;
}
