import { useLayoutEffect, useRef } from "react";
import { Button } from "../basic/Button";
import { heading, sizes } from "../basic/Heading.css";
import { actions as actionsStyle, dialog, modal, plain } from "../overlay/Dialog.css";
import type { AskedDialogProps } from "./ModalDialog";

/**
 * The dialog by means of the browser alone, for a page that the file of the usual one does not reach: what was stopped by a question that
 * nobody sees could not go on.
 */
export function PlainDialog({
  title,
  accept,
  cancel,
  onAccept,
  onCancel,
  actions,
  role,
  tone,
  isLocked,
  children,
}: AskedDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={title}
      className={`${modal} ${dialog} ${plain}`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isLocked) onCancel();
      }}
    >
      <h2 className={`${heading} ${sizes.h3}`}>{title}</h2>
      {typeof children === "string" ? <p>{children}</p> : children}
      <div className={actionsStyle}>
        {cancel !== null && (
          <Button type="button" variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        {actions}
        {accept !== null && (
          <Button type="button" variant={tone} onClick={onAccept}>
            {accept}
          </Button>
        )}
      </div>
    </dialog>
  );
}
