import { useRef } from "react";

import { Icon } from "../basic/Icon";
import type { IconName } from "../basic/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useCloseDetails } from "../private/useCloseDetails";
import {
  badge as badgeStyle,
  burger,
  column,
  item,
  list,
  menu,
  note as noteStyle,
  panel,
  rail,
  railBadge,
  sublist,
} from "./SideNav.css";

export type SideNavEntry = {
  key: string;
  label: string;
  icon: IconName;
  /** Null for a group, which has children instead. */
  href: string | null;
  current?: boolean | undefined;
  /** How many things wait there; `words` says it to those who do not see the number. */
  badge?: { count: number; words: string } | undefined;
  children: readonly SideNavEntry[];
};

export type SideNavProps = {
  label: string;
  items: readonly SideNavEntry[];
  isRail?: boolean | undefined;
  note?: string | undefined;
};

function Entries({ items, isRail, className }: { items: readonly SideNavEntry[]; isRail: boolean; className: string }) {
  return (
    <ul className={className}>
      {items.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} isRail={isRail} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ count, words, isRail }: { count: number; words: string; isRail: boolean }) {
  return (
    <>
      <span className={isRail ? railBadge : badgeStyle} aria-hidden>
        {count > 99 ? "99+" : count}
      </span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </>
  );
}

function Entry({ entry, isRail }: { entry: SideNavEntry; isRail: boolean }) {
  const words = isRail ? <VisuallyHidden>{entry.label}</VisuallyHidden> : entry.label;
  if (entry.href !== null) {
    return (
      <a
        href={entry.href}
        className={item}
        aria-current={entry.current === true ? "page" : undefined}
        title={isRail ? entry.label : undefined}
      >
        <Icon name={entry.icon} />
        {words}
        {entry.badge !== undefined && " "}
        {entry.badge !== undefined && <Badge {...entry.badge} isRail={isRail} />}
      </a>
    );
  }
  return (
    <>
      {!isRail && (
        <span className={item}>
          <Icon name={entry.icon} />
          {entry.label}
        </span>
      )}
      <Entries items={entry.children} isRail={isRail} className={isRail ? list : sublist} />
    </>
  );
}

/** The navigation at the left of wide screens; as a rail it shows pictures only. */
export function SideNav({ label, items, isRail = false, note }: SideNavProps) {
  return (
    <nav aria-label={label} className={isRail ? `${column} ${rail}` : column}>
      <Entries items={items} isRail={isRail} className={list} />
      {note !== undefined && !isRail && <p className={noteStyle}>{note}</p>}
    </nav>
  );
}

/** The same navigation on small screens, behind a button that works without scripts. */
export function NavMenu({ label, items, note }: Omit<SideNavProps, "isRail">) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details);
  return (
    <details ref={details} className={menu}>
      <summary className={burger}>
        <Icon name="menue" label={label} />
      </summary>
      <nav aria-label={label} className={panel}>
        <Entries items={items} isRail={false} className={list} />
        {note !== undefined && <p className={noteStyle}>{note}</p>}
      </nav>
    </details>
  );
}
