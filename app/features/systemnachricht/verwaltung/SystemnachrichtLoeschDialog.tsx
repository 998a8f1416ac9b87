import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Dialog } from "~/ui";

type SystemnachrichtLoeschDialogProps = {
  /** The announcement in question; null while nothing is asked. */
  nachricht: Pick<VerwalteteSystemnachricht, "uuid" | "titel" | "stand"> | null;
  formular: FormularSchutz;
  onClose: () => void;
};

/** Asks before an announcement is deleted, as the page does without scripts. @spec §2 Dialogs */
export function SystemnachrichtLoeschDialog({ nachricht, formular, onClose }: SystemnachrichtLoeschDialogProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  if (nachricht === null) return null;
  return (
    <>
      <Form ref={form} method="post" action={href("systemNachrichtLoeschen", { uuid: nachricht.uuid })} hidden>
        <FormularFelder formular={formular} />
      </Form>
      <Dialog
        isOpen
        role="alertdialog"
        onCancel={onClose}
        onAccept={() => {
          submit(form.current);
          onClose();
        }}
      >
        {loeschText(nachricht)}
      </Dialog>
    </>
  );
}

/** What is asked, in the dialog and on the page. */
export const loeschText = ({ titel, stand }: Pick<VerwalteteSystemnachricht, "titel" | "stand">): string =>
  stand === "AKTIV"
    ? `Möchten Sie die Meldung „${titel}“ wirklich löschen? Sie verschwindet sofort bei allen, die sie gerade sehen, und kommt nicht zurück.`
    : `Möchten Sie die Meldung „${titel}“ wirklich löschen? Sie kommt nicht zurück.`;
