import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Dialog, HiddenField } from "~/ui";

type VerbundLoeschDialogProps = {
  /** The row in question; null while nothing is asked. */
  zeile: { uuid: string; name: string } | null;
  formular: FormularSchutz;
  onClose: () => void;
};

/** Asks before a row is deleted, as the page does without scripts. @spec §2 Dialogs */
export function VerbundLoeschDialog({ zeile, formular, onClose }: VerbundLoeschDialogProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  if (zeile === null) return null;
  return (
    <>
      <Form ref={form} method="post" action={href("verbundeneUnternehmenLoeschen", { uuid: zeile.uuid })} hidden>
        <FormularFelder formular={formular} />
        <HiddenField name="absicht" value="loeschen" />
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
        {loeschText(zeile.name)}
      </Dialog>
    </>
  );
}

/** What is asked, in the dialog and on the page. */
export const loeschText = (name: string): string =>
  `Möchten Sie den Eintrag „${name || "Ohne Namen"}“ löschen? Das ist nur für Einträge gedacht, die es nie hätte geben sollen. Wer nicht mehr verbunden ist, bleibt in der Liste und bekommt ein Ende.`;
