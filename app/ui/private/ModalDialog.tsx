import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { Button } from "../basic/Button";
import { heading, sizes } from "../basic/Heading.css";
import { Spinner } from "../basic/Spinner";
import { actions as actionsStyle, cover, dialog, modal, overlay, state as stateStyle } from "../overlay/Dialog.css";
import { OverlayPlace } from "./OverlayPlace";

/** A question on its way to the person. */
export type AskedDialogProps = {
  title: string;
  /** Words of the accepting button; null leaves it out. */
  accept: string | null;
  cancel: string | null;
  tone: "primary" | "danger";
  onAccept?: (() => void) | undefined;
  onCancel: () => void;
  /** Further buttons between accept and cancel. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog" | undefined;
  /** Whether what was accepted is under way: the dialog says so, and its accepting button does nothing. Undefined where nothing takes time. */
  pending?: boolean | undefined;
  /** Hides the page behind it, and only its buttons lead out. */
  isCover?: boolean | undefined;
  /** Esc does not close it yet. */
  isLocked?: boolean | undefined;
  children?: ReactNode;
};

/** The dialog itself, loaded when the first one opens: traps the focus, Esc cancels, the focus returns. */
export function ModalDialog({
  title,
  accept,
  cancel,
  onAccept,
  onCancel,
  actions,
  role = "dialog",
  pending,
  tone,
  isCover = false,
  isLocked = false,
  children,
}: AskedDialogProps) {
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
              {cancel !== null && (
                <Button type="button" variant="secondary" onClick={onCancel}>
                  {cancel}
                </Button>
              )}
              {actions}
              {accept !== null && (
                <Button
                  type="button"
                  variant={tone}
                  aria-disabled={pending}
                  onClick={pending === true ? undefined : onAccept}
                >
                  {accept}
                </Button>
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayPlace>
  );
}
