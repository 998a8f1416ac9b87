import { StatusIcon } from "../data/StatusIcon";
import type { Status } from "../data/StatusIcon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { blocked, link, list, number as numberStyle, words } from "./TabLinks.css";

export type TabLink = {
  href: string;
  label: string;
  current?: boolean | undefined;
  state?: Status | undefined;
  disabled?: boolean | undefined;
  /** Why the tab cannot be opened, or what it is for. */
  hint?: string | undefined;
  number?: number | undefined;
};

export type TabLinksProps = { label: string; items: readonly TabLink[] };

function Words({ item }: { item: TabLink }) {
  return (
    <>
      {item.number !== undefined && <span className={numberStyle}>{item.number}</span>}{" "}
      <span className={words}>{item.label}</span>{" "}
      {item.state !== undefined && item.state !== "keiner" && <StatusIcon state={item.state} />}
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
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Tab item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
