import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { Button } from "../basic/Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { DrawerFrame } from "../private/DrawerFrame";
import { useEscape } from "../private/useEscape";
import { resize } from "./Drawer.css";

export type DrawerProps = { title: ReactNode; isOpen: boolean; onClose: () => void; children?: ReactNode };

function OpenDrawer({ title, onClose, children }: Omit<DrawerProps, "isOpen">) {
  const frame = useRef<HTMLElement>(null);
  const [isHigh, setHigh] = useState(false);
  useEscape(frame, onClose);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closer = (
    <>
      <span className={resize}>
        <Button
          type="button"
          variant="quiet"
          icon={isHigh ? "unten" : "oben"}
          aria-expanded={isHigh}
          onClick={() => setHigh(!isHigh)}
        >
          <VisuallyHidden>{isHigh ? "Bereich verkleinern" : "Bereich vergrößern"}</VisuallyHidden>
        </Button>
      </span>
      <Button type="button" variant="quiet" icon="schliessen" onClick={onClose}>
        Schließen
      </Button>
    </>
  );
  return (
    <DrawerFrame ref={frame} title={title} height={isHigh ? "high" : "low"} closer={closer}>
      {children}
    </DrawerFrame>
  );
}

/** A panel at the right edge, at the lower edge on small screens. The page beside it stays usable; Esc closes it. */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  return isOpen ? <OpenDrawer {...rest} /> : null;
}
