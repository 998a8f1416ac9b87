import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { ScreenOnly } from "../layout/ScreenOnly";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { chip as chipStyle, list, row } from "./ChipLinks.css";

/** What narrows a list, and the list without it. */
export type ChipLink = { key: string; text: string; href: string };

export type ChipLinksProps = {
  title: string;
  chips: readonly ChipLink[];
  /** What stands behind them on the screen. */ children?: ReactNode;
};

/** What of a list is shown, also on paper; each chip leads to the list without it. */
export function ChipLinks({ title, chips, children }: ChipLinksProps) {
  return (
    <div className={row}>
      {chips.length > 0 && (
        <>
          <span aria-hidden="true">{title}</span>
          <ul className={list} aria-label={title}>
            {chips.map(({ key, text, href }) => (
              <li key={key}>
                <a href={href} className={chipStyle}>
                  {text}
                  <VisuallyHidden> entfernen</VisuallyHidden>
                  <ScreenOnly>
                    <Icon name="schliessen" />
                  </ScreenOnly>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ScreenOnly>{children}</ScreenOnly>
    </div>
  );
}
