import { useEffect, useId, useState } from "react";
import { schliessKey, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { Button } from "~/ui/basic/Button";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { NachrichtenListe } from "./NachrichtenListe";
import { KEINE_NACHRICHTEN, nachrichtenTitel } from "./texte";

/** @spec §9 its close button countdown 3 s */
const SPERRE_SEKUNDEN = 3;

type Props = { nachrichten: readonly SystemNachricht[]; onClose: () => void };

/** The announcements above the page, when no other popup is. @spec §2 Popups are queued and shown one at a time */
export function SystemnachrichtenPopup(props: Props) {
  return usePopupTurn(true) ? <OffenesPopup {...props} /> : null;
}

/**
 * Button and Esc close it after the countdown, which begins anew when there is another announcement to read. Its
 * number is for the eye; that closing is possible is said once.
 */
function OffenesPopup({ nachrichten, onClose }: Props) {
  const hinweisId = useId();
  const rest = useRest(nachrichten.map(schliessKey).join(" "));
  const isGesperrt = rest > 0;
  return (
    <Dialog
      isOpen
      isLocked={isGesperrt}
      title={nachrichtenTitel(nachrichten.length)}
      accept={null}
      cancel={null}
      onCancel={onClose}
      actions={
        <Button
          type="button"
          variant={isGesperrt ? "secondary" : "primary"}
          aria-disabled={isGesperrt || undefined}
          aria-describedby={isGesperrt ? hinweisId : undefined}
          onClick={isGesperrt ? undefined : onClose}
        >
          Schließen
          {isGesperrt && <span aria-hidden>{`(${String(rest)})`}</span>}
        </Button>
      }
    >
      {nachrichten.length === 0 ? KEINE_NACHRICHTEN : <NachrichtenListe nachrichten={nachrichten} level={3} />}
      <VisuallyHidden as="div">
        <span id={hinweisId}>{`Nach ${String(SPERRE_SEKUNDEN)} Sekunden möglich`}</span>
        <span role="status">{isGesperrt ? "" : "Sie können die Meldung jetzt schließen."}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** The seconds until the popup may be closed; `keys` says what there is to read. */
function useRest(keys: string): number {
  const [{ gesehen, rest }, setStand] = useState({ gesehen: keys, rest: SPERRE_SEKUNDEN });
  const hasNeue = keys.split(" ").some((key) => key !== "" && !gesehen.split(" ").includes(key));
  if (hasNeue) setStand({ gesehen: `${gesehen} ${keys}`, rest: SPERRE_SEKUNDEN });
  useEffect(() => {
    if (rest === 0) return;
    const timer = window.setTimeout(() => setStand({ gesehen, rest: rest - 1 }), 1000);
    return () => window.clearTimeout(timer);
  }, [gesehen, rest]);
  return rest;
}
