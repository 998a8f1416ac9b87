import type { ReactNode, RefObject } from "react";
import { Dialog, I18nProvider, Popover } from "react-aria-components";

import { OverlayPlace } from "./OverlayPlace";
import { dialog, popover } from "./picker.css";

export type PickerFrameProps = {
  anchor: RefObject<HTMLElement>;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The popover of a picker: traps the focus, closes on Esc and outside clicks, gives the focus back. */
export function PickerFrame({ anchor, label, onClose, children }: PickerFrameProps) {
  return (
    <I18nProvider locale="de-DE">
      <OverlayPlace>
        <Popover
          isOpen
          triggerRef={anchor}
          placement="bottom start"
          className={popover}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
        >
          <Dialog className={dialog} aria-label={label}>
            {children}
          </Dialog>
        </Popover>
      </OverlayPlace>
    </I18nProvider>
  );
}
