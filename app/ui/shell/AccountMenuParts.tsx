import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import type { IconName } from "../basic/icons";
import { item, list } from "../overlay/MenuDetails.css";
import { menuNote } from "./HeaderBar.css";

/** The entries of a menu, one below the other. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>;
}

export type MenuLinkProps = { href: string; icon: IconName; current?: boolean | undefined; children: ReactNode };

/** An entry that leads somewhere. */
export function MenuLink({ href, icon, current = false, children }: MenuLinkProps) {
  return (
    <a href={href} className={item} aria-current={current ? "page" : undefined}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** An entry that submits the form around it. */
export function MenuSubmit({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <button type="submit" className={item}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** Something to know, below the entries. */
export function MenuNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={menuNote}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
