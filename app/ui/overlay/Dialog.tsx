import { Suspense } from "react";
import { lazyPart } from "../basic/lazyPart";
import type { DialogProps } from "../private/ModalDialog";

export type { DialogProps };

const ModalDialog = lazyPart(async () => (await import("../private/ModalDialog")).ModalDialog);

/** A question that must be answered before anything else. It needs scripts; without them a page asks the question. @spec §2 Dialogs */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
