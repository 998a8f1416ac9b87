import type { ReactNode } from "react";

import { LinkButton } from "../basic/LinkButton";
import { DrawerFrame } from "../private/DrawerFrame";

export type DrawerPanelProps = {
  title: ReactNode;
  /** Leads to the same page without the drawer. */
  closeHref: string;
  /** Hidden on small screens: for a drawer that opens by itself. */
  isWideOnly?: boolean | undefined;
  children?: ReactNode;
};

/** The drawer without scripts: it is part of the page, and closing it is a link. */
export function DrawerPanel({ title, closeHref, isWideOnly = false, children }: DrawerPanelProps) {
  const closer = (
    <LinkButton href={closeHref} variant="quiet" icon="schliessen">
      Schließen
    </LinkButton>
  );
  return (
    <DrawerFrame title={title} height="low" closer={closer} isWideOnly={isWideOnly}>
      {children}
    </DrawerFrame>
  );
}
