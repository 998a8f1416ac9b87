import type { ReactNode } from "react";

import { Breadcrumbs } from "../basic/Breadcrumbs";
import type { Breadcrumb } from "../basic/Breadcrumbs";
import { Heading } from "../basic/Heading";
import { actions as actionsStyle, header, lead as leadStyle, row, words } from "./PageHeader.css";

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  actions?: ReactNode;
  /** Which part of the page it is, see {@link Heading}. */
  part?: string | undefined;
};

/** The head of a page: where it is, its one level-1 heading, what it is for, what can be done. */
export function PageHeader({ title, lead, breadcrumbs, actions, part }: PageHeaderProps) {
  return (
    <header className={header}>
      {breadcrumbs !== undefined && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div className={row}>
        <div className={words}>
          <Heading level={1} part={part}>
            {title}
          </Heading>
          {lead !== undefined && <p className={leadStyle}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </header>
  );
}
