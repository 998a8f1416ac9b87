import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { Dialog, HiddenField } from "~/ui";

type LoeschDialogProps = {
  /** The page that deletes, which asks the same without scripts. */
  action: string;
  /** The button of that page that is pressed, where it has several. */
  absicht?: string;
  formular: FormularSchutz;
  onClose: () => void;
  /** What is asked. */
  children: ReactNode;
};

/** Asks before a row of a list is deleted. @spec §2 Dialogs */
export function LoeschDialog({ action, absicht, formular, onClose, children }: LoeschDialogProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const onAccept = () => {
    submit(form.current);
    onClose();
  };
  return (
    <>
      <Form ref={form} method="post" action={action} hidden>
        <FormularFelder formular={formular} />
        {absicht !== undefined && <HiddenField name="absicht" value={absicht} />}
      </Form>
      <Dialog isOpen role="alertdialog" onCancel={onClose} onAccept={onAccept}>
        {children}
      </Dialog>
    </>
  );
}
