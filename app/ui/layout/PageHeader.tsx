import type { ReactNode } from "react";

import { Breadcrumbs } from "../basic/Breadcrumbs";
import type { Breadcrumb } from "../basic/Breadcrumbs";
import { Heading } from "../basic/Heading";
import {
  actions as actionsStyle,
  dense,
  denseLead,
  header,
  lead as leadStyle,
  place,
  row,
  words as wordsStyle,
} from "./PageHeader.css";

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  actions?: ReactNode;
  /** Which part of the page it is, see {@link Heading}. */
  part?: string | undefined;
  /** As low as it gets: what it is for stands beside where it is, or beside its heading. */
  isDense?: boolean | undefined;
};

/** The head of a page: where it is, its one level-1 heading, what it is for, what can be done. */
export function PageHeader({ title, lead, breadcrumbs = [], actions, part, isDense = false }: PageHeaderProps) {
  const words = lead !== undefined && <p className={isDense ? denseLead : leadStyle}>{lead}</p>;
  return (
    <header className={isDense ? dense : header}>
      {breadcrumbs.length > 0 && (
        <div className={place}>
          <Breadcrumbs items={breadcrumbs} /> {isDense && words}
        </div>
      )}
      <div className={row}>
        <div className={isDense ? undefined : wordsStyle}>
          <Heading level={1} size={isDense ? "h2" : undefined} part={part}>
            {title}
          </Heading>
          {!isDense && words}
        </div>{" "}
        {isDense && breadcrumbs.length === 0 && words}{" "}
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </header>
  );
}
