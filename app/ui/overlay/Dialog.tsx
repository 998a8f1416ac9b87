import { lazy, Suspense } from "react";
import type { DialogProps } from "../private/ModalDialog";

export type { DialogProps };

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
