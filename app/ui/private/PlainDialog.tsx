import { useLayoutEffect, useRef } from "react";
import { heading, sizes } from "../basic/Heading.css";
import { actions as actionsStyle, dialog, modal, plain } from "../overlay/Dialog.css";
import type { AskedDialogProps } from "./askedDialogProps";
import { DialogButtons } from "./DialogButtons";

/**
 * The dialog by means of the browser alone, for a page that the file of the usual one does not reach: what was stopped
 * by a question that nobody sees could not go on. It does not show what is under way, so its accepting button always
 * does something.
 */
export function PlainDialog(asked: AskedDialogProps) {
  const { title, onCancel, role, isLocked, children } = asked;
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
        <DialogButtons {...asked} pending={undefined} />
      </div>
    </dialog>
  );
}
