import { createContext, useContext, useEffect, useId, useState } from "react";
import type { Dispatch, ReactNode, SetStateAction } from "react";

type Waiting = readonly string[];

const WaitingContext = createContext<Waiting | null>(null);
const ChangeContext = createContext<Dispatch<SetStateAction<Waiting>> | null>(null);

/** Lets popups wait for each other. @spec §2 Popups are queued and shown one at a time */
export function PopupQueue({ children }: { children?: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>([]);
  return (
    <ChangeContext.Provider value={setWaiting}>
      <WaitingContext.Provider value={waiting}>{children}</WaitingContext.Provider>
    </ChangeContext.Provider>
  );
}

/**
 * True while this popup wants to be open and all that came before it are closed. Without a queue it never waits. An
 * urgent one goes before the others; the one that was open comes back after it.
 */
export function usePopupTurn(wantsOpen: boolean, { isUrgent = false }: { isUrgent?: boolean } = {}): boolean {
  const id = useId();
  const waiting = useContext(WaitingContext);
  const change = useContext(ChangeContext);
  useEffect(() => {
    if (!wantsOpen || change === null) return;
    change((ids) => (isUrgent ? [id, ...ids] : [...ids, id]));
    return () => change((ids) => ids.filter((other) => other !== id));
  }, [wantsOpen, isUrgent, id, change]);
  return wantsOpen && (waiting === null || waiting[0] === id);
}
