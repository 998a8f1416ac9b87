import type { ReactNode } from "react";

import { Button } from "../basic/Button";
import { LinkButton } from "../basic/LinkButton";
import { DrawerFrame } from "../private/DrawerFrame";

export type DrawerPanelProps = {
  title: ReactNode;
  /** Leads to the same page without the drawer; or the submit button that does, where no address can say so. */
  close: string | { form: string; name: string; value: string };
  /** Hidden on small screens: for a drawer that opens by itself. */
  isWideOnly?: boolean | undefined;
  children?: ReactNode;
};

/** The drawer without scripts: it is part of the page, and closing it is a link. */
export function DrawerPanel({ title, close, isWideOnly = false, children }: DrawerPanelProps) {
  const closer =
    typeof close === "string" ? (
      <LinkButton href={close} variant="quiet" icon="schliessen">
        Schließen
      </LinkButton>
    ) : (
      <Button {...close} variant="quiet" icon="schliessen">
        Schließen
      </Button>
    );
  return (
    <DrawerFrame title={title} height="low" closer={closer} isWideOnly={isWideOnly}>
      {children}
    </DrawerFrame>
  );
}
