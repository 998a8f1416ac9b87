import { useEffect, useState } from "react";
import { FEHLERTEXT_POPUP } from "~/contract/wire/fehlerImBrowser";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { onFehler } from "./fehlermeldung";

/** A part of the page cannot be loaded, for instance because it vanished with a new deployment. */
const TEIL_FEHLT = "vite:preloadError";

const TEIL_FEHLT_TEXT =
  "Ein Teil der Seite konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte speichern Sie und laden Sie die Seite danach neu.";

/**
 * Firefox gives up what is still on its way as soon as somebody leaves a page: nobody is told about a page that is gone
 * by then.
 */
const WARTE_MS = 2000;

/** A form failed in a way that nobody foresaw. */
const formularText = (vorgangsnummer: string | undefined): string =>
  [
    FEHLERTEXT_POPUP,
    "Ihre Eingaben sind noch da.",
    ...(vorgangsnummer === undefined
      ? []
      : [`Wenn Sie sich an uns wenden, nennen Sie bitte diese Vorgangsnummer: ${vorgangsnummer}`]),
  ].join(" ");

/**
 * The error popup. It never reloads by itself: typed text would be lost. @spec §2 Dialogs: an error popup headed
 * 'Fehler aufgetreten'; §8: HTTP 500 except httpSubStatus 500.100
 *
 * @assumed §8 opens it for every HTTP 500. A form that the browser itself sends has left its page by then; the error
 *   page keeps what was typed and sends it again
 */
export function FehlerPopup() {
  const [text, setText] = useState<string | null>(null);
  const isDran = usePopupTurn(text !== null);
  useEffect(() => {
    const onTeilFehlt = () => setTimeout(setText, WARTE_MS, TEIL_FEHLT_TEXT);
    window.addEventListener(TEIL_FEHLT, onTeilFehlt);
    const stop = onFehler((vorgangsnummer) => setText(formularText(vorgangsnummer)));
    return () => {
      window.removeEventListener(TEIL_FEHLT, onTeilFehlt);
      stop();
    };
  }, []);
  return (
    <Dialog
      title="Fehler aufgetreten"
      role="alertdialog"
      accept={null}
      cancel="Schließen"
      isOpen={isDran}
      onCancel={() => setText(null)}
    >
      {text}
    </Dialog>
  );
}
