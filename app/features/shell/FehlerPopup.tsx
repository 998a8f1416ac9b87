import { useEffect, useState } from "react";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";

/** A part of the page cannot be loaded, for instance because it vanished with a new deployment. */
const TEIL_FEHLT = "vite:preloadError";

/**
 * Firefox gives up what is still on its way as soon as somebody leaves a page: nobody is told about a page that is gone
 * by then.
 */
const WARTE_MS = 2000;

/**
 * The error popup. It never reloads by itself: typed text would be lost. @spec §2 Dialogs: an error popup headed
 * 'Fehler aufgetreten'
 */
export function FehlerPopup() {
  const [isOpen, setOpen] = useState(false);
  const isDran = usePopupTurn(isOpen);
  useEffect(() => {
    const onTeilFehlt = () => setTimeout(setOpen, WARTE_MS, true);
    window.addEventListener(TEIL_FEHLT, onTeilFehlt);
    return () => window.removeEventListener(TEIL_FEHLT, onTeilFehlt);
  }, []);
  return (
    <Dialog
      title="Fehler aufgetreten"
      role="alertdialog"
      accept={null}
      cancel="Schließen"
      isOpen={isDran}
      onCancel={() => setOpen(false)}
    >
      Ein Teil der Seite konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte speichern Sie und laden Sie die
      Seite danach neu.
    </Dialog>
  );
}
