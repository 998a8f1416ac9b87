import { lazyPart } from "../basic/lazyPart";
import type { AskedDialogProps } from "../private/askedDialogProps";
import { PlainDialog } from "../private/PlainDialog";

type WithDefault = "title" | "accept" | "cancel" | "tone";

export type DialogProps = Omit<AskedDialogProps, WithDefault> &
  Partial<Pick<AskedDialogProps, WithDefault>> & { isOpen: boolean };

const ModalDialog = lazyPart(() => import("../private/ModalDialog"), "ModalDialog", { substitute: PlainDialog });

/**
 * A question that must be answered before anything else. It needs scripts; without them a page asks the question. @spec
 * §2 Dialogs
 */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return <ModalDialog title="Achtung!" accept="Übernehmen" cancel="Abbrechen" tone="primary" {...props} />;
}
