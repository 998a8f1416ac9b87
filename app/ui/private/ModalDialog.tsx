import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { heading, sizes } from "../basic/Heading.css";
import { Spinner } from "../basic/Spinner";
import { actions as actionsStyle, cover, dialog, modal, overlay, state as stateStyle } from "../overlay/Dialog.css";
import type { AskedDialogProps } from "./askedDialogProps";
import { DialogButtons } from "./DialogButtons";
import { OverlayPlace } from "./OverlayPlace";

/** The dialog itself, loaded when the first one opens: traps the focus, Esc cancels, the focus returns. */
export function ModalDialog(asked: AskedDialogProps) {
  const { title, onCancel, role = "dialog", pending, isCover = false, isLocked = false, children } = asked;
  return (
    <OverlayPlace>
      <ModalOverlay
        isOpen
        className={isCover ? `${overlay} ${cover}` : overlay}
        isKeyboardDismissDisabled={pending === true || isCover || isLocked}
        onOpenChange={(isOpen) => {
          if (!isOpen) onCancel();
        }}
      >
        <Modal className={modal}>
          <Dialog role={role} className={dialog}>
            <Heading slot="title" level={2} className={`${heading} ${sizes.h3}`}>
              {title}
            </Heading>
            {typeof children === "string" ? <p>{children}</p> : children}
            <div className={actionsStyle}>
              {pending !== undefined && (
                <div role="status" className={stateStyle}>
                  {pending && <Spinner label="Daten werden geladen..." showLabel />}
                </div>
              )}
              <DialogButtons {...asked} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayPlace>
  );
}
