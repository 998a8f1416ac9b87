import { StatusIcon } from "../data/StatusIcon";
import type { Status } from "../data/StatusIcon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { blocked, column, link, list, number as numberStyle, open, words } from "./TabLinks.css";

export type TabLink = {
  href: string;
  label: string;
  current?: boolean | undefined;
  state?: Status | undefined;
  /** How many answers are still open; said without alarm. */
  open?: number | undefined;
  disabled?: boolean | undefined;
  /** Why the tab cannot be opened, or what it is for. */
  hint?: string | undefined;
  number?: number | undefined;
};

export type TabLinksProps = {
  label: string;
  items: readonly TabLink[];
  /** In a column of its own beside the page, where there is room for one: see `Beside`. */
  isColumn?: boolean | undefined;
};

function Words({ item }: { item: TabLink }) {
  return (
    <>
      {item.number !== undefined && <span className={numberStyle}>{item.number}</span>}{" "}
      <span className={words}>{item.label}</span>{" "}
      {item.state !== undefined && item.state !== "keiner" && <StatusIcon state={item.state} />}
      {item.open !== undefined && item.open > 0 && <span className={open}>{`${item.open} offen`}</span>}
    </>
  );
}

function Tab({ item }: { item: TabLink }) {
  if (item.disabled === true) {
    return (
      <span className={blocked} aria-disabled="true" title={item.hint}>
        <Words item={item} />
        <VisuallyHidden>{` (nicht verfügbar${item.hint === undefined ? "" : `: ${item.hint}`})`}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a href={item.href} className={link} aria-current={item.current === true ? "page" : undefined} title={item.hint}>
      <Words item={item} />
    </a>
  );
}

/** The parts of a long form as links: they work without scripts and can be opened, shared and reloaded. */
export function TabLinks({ label, items, isColumn = false }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ol className={isColumn ? `${list} ${column}` : list}>
        {items.map((item) => (
          <li key={item.href}>
            <Tab item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
