import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { dots, entry, list, title, when } from "./Timeline.css";

export type TimelineItem = {
  title: ReactNode;
  /** When it happened, in words. */
  when?: ReactNode;
  state?: keyof typeof dots | undefined;
  children?: ReactNode;
};

export type TimelineProps = { items: readonly TimelineItem[]; label?: string | undefined };

const signs = {
  done: { icon: "erfolg", label: "Erledigt:" },
  current: { icon: "pfeilRechts", label: "Aktuell:" },
  todo: { icon: "hinweis", label: "Offen:" },
} as const;

/** What happened in order, and what comes next. */
export function Timeline({ items, label = "Verlauf" }: TimelineProps) {
  return (
    <ol aria-label={label} className={list}>
      {items.map((item, index) => {
        const state = item.state ?? "done";
        return (
          <li key={String(index)} className={entry} aria-current={state === "current" ? "step" : undefined}>
            <span className={dots[state]}>
              <Icon name={signs[state].icon} label={signs[state].label} />
            </span>
            <p className={title}>{item.title}</p>
            {item.when !== undefined && <p className={when}>{item.when}</p>}
            {item.children}
          </li>
        );
      })}
    </ol>
  );
}
