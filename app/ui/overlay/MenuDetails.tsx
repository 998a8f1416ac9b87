import { useRef } from "react";
import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import type { IconName } from "../basic/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useCloseDetails } from "../private/useCloseDetails";
import { atStart, item as itemStyle, list, menu, panel, summary } from "./MenuDetails.css";

export type MenuItem = {
  label: ReactNode;
  icon?: IconName | undefined;
  href?: string | undefined;
  /** Posts to this address; name and value say what. */
  formAction?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  current?: boolean | undefined;
};

export type MenuDetailsProps = {
  label: ReactNode;
  /** Shows only the icon; the label is still its name. */
  isLabelHidden?: boolean | undefined;
  icon?: IconName | undefined;
  items?: readonly MenuItem[] | undefined;
  /** It opens to the end of the line, because it stands at its start on narrow pages. */
  isAtStart?: boolean | undefined;
  children?: ReactNode;
};

function Item({ item }: { item: MenuItem }) {
  const words = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.formAction === undefined) {
    return (
      <a href={item.href} className={itemStyle} aria-current={item.current === true ? "page" : undefined}>
        {words}
      </a>
    );
  }
  return (
    <form method="post" action={item.formAction}>
      <button type="submit" name={item.name} value={item.value} className={itemStyle}>
        {words}
      </button>
    </form>
  );
}

/** A menu as native disclosure: it opens without scripts; with them it closes on Esc, outside clicks and a choice. */
export function MenuDetails({
  label,
  isLabelHidden = false,
  icon,
  items = [],
  isAtStart = false,
  children,
}: MenuDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseDetails(details, "a, button");
  return (
    <details ref={details} className={menu}>
      <summary className={summary}>
        {icon !== undefined && <Icon name={icon} />}
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {!isLabelHidden && <Icon name="unten" />}
      </summary>
      <div className={isAtStart ? `${panel} ${atStart}` : panel}>
        {children}
        {items.length > 0 && (
          <ul className={list}>
            {items.map((item, index) => (
              <li key={String(index)}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
