import { lazy, Suspense } from "react";
import type { ReactNode } from "react";

export type DialogProps = {
  title?: ReactNode;
  /** Words of the accepting button; null leaves it out. */
  accept?: string | null | undefined;
  cancel?: string | null | undefined;
  isOpen: boolean;
  onAccept?: (() => void) | undefined;
  onCancel: () => void;
  /** Further buttons between accept and cancel. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog" | undefined;
  pending?: boolean | undefined;
  tone?: "primary" | "danger" | undefined;
  children?: ReactNode;
};

const ModalDialog = lazy(async () => ({ default: (await import("../private/ModalDialog")).ModalDialog }));

/** A question that must be answered before anything else. It needs scripts; without them a page asks the question. @spec §2 Dialogs */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
