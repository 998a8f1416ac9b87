import { Button } from "../basic/Button";
import type { AskedDialogProps } from "./askedDialogProps";

type DialogButtonsProps = Pick<
  AskedDialogProps,
  "accept" | "cancel" | "tone" | "onAccept" | "onCancel" | "actions" | "pending"
>;

/** The ways out of a dialog. What was accepted and is under way is not accepted again. */
export function DialogButtons({ accept, cancel, tone, onAccept, onCancel, actions, pending }: DialogButtonsProps) {
  return (
    <>
      {cancel !== null && (
        <Button type="button" variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {actions}
      {accept !== null && (
        <Button type="button" variant={tone} aria-disabled={pending} onClick={pending === true ? undefined : onAccept}>
          {accept}
        </Button>
      )}
    </>
  );
}
