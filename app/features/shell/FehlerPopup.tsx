import { useEffect, useState } from "react";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";

/** Told by the browser's entry when a part of the page can no longer be loaded. */
const NEUE_VERSION = "portal:neueVersion";

/** The error popup. It never reloads by itself: typed text would be lost. @spec §2 Dialogs: an error popup headed 'Fehler aufgetreten' */
export function FehlerPopup() {
  const [isOpen, setOpen] = useState(false);
  const isDran = usePopupTurn(isOpen);
  useEffect(() => {
    const onNeueVersion = () => setOpen(true);
    window.addEventListener(NEUE_VERSION, onNeueVersion);
    return () => window.removeEventListener(NEUE_VERSION, onNeueVersion);
  }, []);
  return (
    <Dialog title="Fehler aufgetreten" role="alertdialog" accept={null} cancel="Schließen" isOpen={isDran} onCancel={() => setOpen(false)}>
      Ein Teil der Seite konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte speichern Sie und laden Sie die Seite danach neu.
    </Dialog>
  );
}
