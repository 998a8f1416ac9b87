import type { ReactNode } from "react";

import { LinkButton } from "../basic/LinkButton";
import { DrawerFrame } from "../private/DrawerFrame";

export type DrawerPanelProps = {
  title: ReactNode;
  /** Leads to the same page without the drawer. */
  closeHref: string;
  children?: ReactNode;
};

/** The drawer without scripts: it is part of the page, and closing it is a link. */
export function DrawerPanel({ title, closeHref, children }: DrawerPanelProps) {
  const closer = (
    <LinkButton href={closeHref} variant="quiet" icon="schliessen">
      Schließen
    </LinkButton>
  );
  return (
    <DrawerFrame title={title} height="low" closer={closer}>
      {children}
    </DrawerFrame>
  );
}
