import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import { Button } from "../basic/Button";
import { placeFieldHelp } from "../private/placeFieldHelp";
import { useEscape } from "../private/useEscape";
import { content, fieldHelp } from "./FieldHelp.css";

export type FieldHelpProps = {
  /** The "?" that opens and closes it. */
  link: HTMLElement;
  onClose: () => void;
  children?: ReactNode;
};

const ID = "feldhilfe";
const TEXT_ID = "feldhilfeText";

/** The help of a field below its label, in the place of the page: nothing is covered. Esc closes it. */
export function FieldHelp({ link, onClose, children }: FieldHelpProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const placed = placeFieldHelp(link);
    setHost(placed);
    link.setAttribute("aria-expanded", "true");
    link.setAttribute("aria-controls", ID);
    return () => {
      placed.remove();
      link.setAttribute("aria-expanded", "false");
      link.removeAttribute("aria-controls");
    };
  }, [link]);
  return (
    host !== null &&
    createPortal(
      <Panel title={link.textContent} link={link} onClose={onClose}>
        {children}
      </Panel>,
      host,
    )
  );
}

function Panel({ title, link, onClose, children }: FieldHelpProps & { title: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(panel, onClose);
  useEscape(useRef(link), onClose);
  // It is read once, and the keyboard goes on from here to the field.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      id={ID}
      role="group"
      tabIndex={-1}
      aria-label={title}
      aria-describedby={TEXT_ID}
      className={fieldHelp}
    >
      <div id={TEXT_ID} className={content}>
        {children}
      </div>
      <Button type="button" variant="quiet" icon="schliessen" onClick={onClose}>
        Hilfe schließen
      </Button>
    </div>
  );
}
