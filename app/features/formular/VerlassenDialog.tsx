import { useBeforeUnload, useBlocker, type useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMeldeUngespeichert, useVorDemVerlassen } from "~/features/session";
import { knownPath } from "~/routing/knownPath";
import { Button, Dialog } from "~/ui";

export type VerlassenDialogProps = {
  isDirty: boolean;
  /** Saves and goes on to the address. */
  onSpeichern: (weiter: string) => void;
  /** The changes are given up. */
  onVerwerfen: () => void;
};

type Ziel = Pick<ReturnType<typeof useLocation>, "pathname" | "search">;

/** The parts of the address that say which form is open. */
const ORT = ["vorhaben", "tab", "zeile", "tabelle"];

function isAndererOrt(hier: Ziel, dort: Ziel): boolean {
  const [von, nach] = [new URLSearchParams(hier.search), new URLSearchParams(dort.search)];
  return hier.pathname !== dort.pathname || ORT.some((name) => von.get(name) !== nach.get(name));
}

/**
 * Somebody who goes on while a save is under way goes on when it has come through; a save that is refused keeps them here. The router has
 * forgotten the click by then.
 */
function useWeiterNachSpeichern(angeklickt: Ziel | null, isDirty: boolean): boolean {
  const isSpeichernd = useNavigation().formMethod === "POST";
  const navigate = useNavigate();
  const [wartend, setWartend] = useState<Ziel | null>(null);
  if (isSpeichernd && angeklickt !== null && angeklickt !== wartend) setWartend(angeklickt);
  useEffect(() => {
    if (isSpeichernd || wartend === null) return;
    setWartend(null);
    if (!isDirty) navigate(wartend.pathname + wartend.search);
  }, [isSpeichernd, wartend, isDirty, navigate]);
  return isSpeichernd;
}

/** Asks before unsaved changes are lost. It needs scripts; without them the text beside the buttons says it. @spec §2 Dialogs */
export function VerlassenDialog({ isDirty, onSpeichern, onVerwerfen }: VerlassenDialogProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && isAndererOrt(currentLocation, nextLocation));
  const isVorbei = useRef(false);
  const merkeEnde = useCallback(() => {
    isVorbei.current = true;
    return undefined;
  }, []);
  useMeldeUngespeichert(isDirty);
  // Nobody is asked any more when the session is over: the vault holds what was typed.
  useVorDemVerlassen(merkeEnde);
  useBeforeUnload((event) => {
    if (isDirty && !isVorbei.current) event.preventDefault();
  });
  const isSpeichernd = useWeiterNachSpeichern(blocker.location ?? null, isDirty);
  if (blocker.state !== "blocked" || isSpeichernd) return null;
  const { pathname, search } = blocker.location;
  const isAbmelden = knownPath(pathname) === "abmelden";
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Sie sind dabei die aktuelle Ansicht zu verlassen!"
      accept={isAbmelden ? "Dennoch ausloggen" : "Ohne Speichern fortfahren"}
      tone="danger"
      onAccept={() => {
        onVerwerfen();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
      actions={
        !isAbmelden && (
          <Button
            type="button"
            onClick={() => {
              blocker.reset();
              onSpeichern(pathname + search);
            }}
          >
            Speichern &amp; fortfahren
          </Button>
        )
      }
    >
      Nicht gespeicherte Änderungen werden verworfen.
    </Dialog>
  );
}
