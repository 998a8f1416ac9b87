import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { MenuDetails } from "../overlay/MenuDetails";
import { menu, menuHead, menuSecond, menuWords, narrow } from "./HeaderBar.css";

export type AccountMenuProps = { first: string; second: string; name: string; children: ReactNode };

/** The menu of the person: two lines of words on wide screens, a three-dot button with the same name on small ones. */
export function AccountMenu({ first, second, name, children }: AccountMenuProps) {
  const label = (
    <>
      <span className={narrow}>
        <Icon name="mehr" label={name} />
      </span>
      <span className={menuWords}>
        <span>{first}</span> <span className={menuSecond}>{second}</span>
      </span>
    </>
  );
  return (
    <div className={menu}>
      <MenuDetails label={label}>
        <p className={menuHead}>
          {first}
          <br />
          <span className={menuSecond}>{second}</span>
        </p>
        {children}
      </MenuDetails>
    </div>
  );
}
