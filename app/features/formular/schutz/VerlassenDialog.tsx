import {
  type Blocker,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useSubmit,
} from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMeldeUngespeichert, useVorDemVerlassen } from "~/features/session";
import { knownPath } from "~/routing/knownPath";
import { Button, Dialog } from "~/ui";

export type VerlassenDialogProps = {
  isDirty: boolean;
  /** Where the form is sent to: the same place, whatever the address names it by. */
  eigene?: string | undefined;
  /** Saves and goes on to the address; null where nothing can be saved by the way. */
  onSpeichern: ((weiter: string) => void) | null;
  /** What the last save has failed of, as long as nothing has been typed since: the same would be refused again. */
  abgelehnt?: string | undefined;
  /** The changes are given up. */
  onVerwerfen: () => void;
};

type Ziel = Pick<ReturnType<typeof useLocation>, "pathname" | "search">;

/** The parts of the address that say which tab of the form is open, and which row in it. */
const REITER = ["vorhaben", "tab"];
const ZEILE = ["zeile", "tabelle"];

function isAnders(hier: Ziel, dort: Ziel, namen: readonly string[]): boolean {
  const [von, nach] = [new URLSearchParams(hier.search), new URLSearchParams(dort.search)];
  return namen.some((name) => von.get(name) !== nach.get(name));
}

const isAndererOrt = (hier: Ziel, dort: Ziel): boolean =>
  hier.pathname !== dort.pathname || isAnders(hier, dort, [...REITER, ...ZEILE]);

/** Another tab or another Vorhaben of the same form; from a row back to its tab is no such move. */
const isWechsel = (hier: Ziel, dort: Ziel): boolean => hier.pathname === dort.pathname && isAnders(hier, dort, REITER);

/**
 * Where the person wants to go: kept here, because the router forgets a click that was stopped as soon as anything else
 * comes to its end, a save as well as a page that is read anew after a lost connection.
 */
function useZiel(blocker: Blocker) {
  const [ziel, setZiel] = useState<Ziel | null>(null);
  const [gesehen, setGesehen] = useState<Ziel | null>(null);
  const angeklickt = blocker.location ?? null;
  if (angeklickt !== gesehen) {
    setGesehen(angeklickt);
    if (angeklickt !== null) setZiel(angeklickt);
  }
  return { ziel, forget: useCallback(() => setZiel(null), []) };
}

/**
 * Whether a save is under way. Somebody who goes on meanwhile goes on when it has come through; a save that is refused
 * keeps them here.
 */
function useWeiterNachSpeichern({ ziel, forget }: ReturnType<typeof useZiel>, isDirty: boolean): boolean {
  const isSpeichernd = useNavigation().formMethod === "POST";
  const navigate = useNavigate();
  const [wartend, setWartend] = useState<Ziel | null>(null);
  if (isSpeichernd && ziel !== null && ziel !== wartend) setWartend(ziel);
  useEffect(() => {
    if (isSpeichernd || wartend === null) return;
    setWartend(null);
    forget();
    if (!isDirty) navigate(wartend.pathname + wartend.search);
  }, [isSpeichernd, wartend, isDirty, navigate, forget]);
  return isSpeichernd;
}

/** Lets one navigation through that the router no longer knows to be stopped. */
function useDurchlass() {
  const isOffen = useRef(false);
  const navigate = useNavigate();
  const submit = useSubmit();
  const hier = useLocation();
  useEffect(() => {
    isOffen.current = false;
  }, [hier]);
  const go = ({ pathname, search }: Ziel) => {
    isOffen.current = true;
    // The logout is a form, which every page has; its address alone would ask once more.
    const form =
      knownPath(pathname) === "abmelden" ? document.querySelector<HTMLFormElement>(`form[action="${pathname}"]`) : null;
    if (form === null) navigate(pathname + search);
    else submit(form);
  };
  return { isOffen, go };
}

/** Tells the browser and the session of unsaved changes; both have their own ways to leave a page. */
function useWarnung(isDirty: boolean): void {
  const isVorbei = useRef(false);
  const rememberEnde = useCallback(() => {
    isVorbei.current = true;
    return undefined;
  }, []);
  useMeldeUngespeichert(isDirty);
  // Nobody is asked any more when the session is over: the vault holds what was typed.
  useVorDemVerlassen(rememberEnde);
  useBeforeUnload((event) => {
    if (isDirty && !isVorbei.current) event.preventDefault();
  });
}

/**
 * Where the person wants to go although something is unsaved, and the two answers to that; null when there is nothing
 * to ask.
 */
function useAufbruch({
  isDirty,
  eigene,
}: Pick<VerlassenDialogProps, "isDirty" | "eigene">): { ziel: Ziel; stay: () => void; leave: () => void } | null {
  const { isOffen, go } = useDurchlass();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isOffen.current &&
      nextLocation.pathname + nextLocation.search !== eigene &&
      isAndererOrt(currentLocation, nextLocation),
  );
  const angeklicktes = useZiel(blocker);
  useWarnung(isDirty);
  const isSpeichernd = useWeiterNachSpeichern(angeklicktes, isDirty);
  const { ziel, forget } = angeklicktes;
  if (ziel === null || isSpeichernd) return null;
  const stay = () => {
    forget();
    if (blocker.state === "blocked") blocker.reset();
  };
  const leave = () => {
    forget();
    if (blocker.state === "blocked") blocker.proceed();
    else go(ziel);
  };
  return { ziel, stay, leave };
}

/** Saves once for each move to another tab. */
function useBeimWechsel(isNurWechsel: boolean, saveAndGo: () => void): void {
  const letztes = useRef(saveAndGo);
  letztes.current = saveAndGo;
  useEffect(() => {
    if (isNurWechsel) letztes.current();
  }, [isNurWechsel]);
}

/**
 * Asks before unsaved changes are lost. Whoever only goes to another tab saves by it, since unfinished work may always
 * be saved; a save that is refused keeps them here, and who goes on all the same is asked as well. It needs scripts;
 * without them the text beside the buttons says it.
 *
 * @spec §2 Dialogs
 * @assumed Issue 19 §1: a change of the tab saves instead of asking, unless just that was refused.
 */
export function VerlassenDialog({ isDirty, eigene, onSpeichern, abgelehnt, onVerwerfen }: VerlassenDialogProps) {
  const aufbruch = useAufbruch({ isDirty, eigene });
  const saveAndGo = () => {
    if (aufbruch === null) return;
    aufbruch.stay();
    onSpeichern?.(aufbruch.ziel.pathname + aufbruch.ziel.search);
  };
  const hier = useLocation();
  const isNurWechsel =
    aufbruch !== null && onSpeichern !== null && abgelehnt === undefined && isWechsel(hier, aufbruch.ziel);
  useBeimWechsel(isNurWechsel, saveAndGo);
  if (aufbruch === null || isNurWechsel) return null;
  const { ziel, stay, leave } = aufbruch;
  const grund = abgelehnt === undefined ? "" : `Nicht gespeichert: ${abgelehnt} `;
  const isAbmelden = knownPath(ziel.pathname) === "abmelden";
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Sie sind dabei die aktuelle Ansicht zu verlassen!"
      accept={isAbmelden ? "Dennoch abmelden" : "Ohne Speichern fortfahren"}
      tone="danger"
      onAccept={() => {
        onVerwerfen();
        leave();
      }}
      onCancel={stay}
      actions={
        !isAbmelden &&
        onSpeichern !== null && (
          <Button type="button" onClick={saveAndGo}>
            Speichern &amp; fortfahren
          </Button>
        )
      }
    >
      {`${grund}Nicht gespeicherte Änderungen werden verworfen.`}
    </Dialog>
  );
}
