import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Whoever has a control or has scrolled is at something already, and would press beside it if the page moved. */
const isReaderElsewhere = (): boolean => document.activeElement !== document.body || window.scrollY > 0;

/**
 * Returns whether an effect may take the focus now. A page that the server has sent is in use before its scripts are
 * there, and the browser has followed its `autofocus`: the first time it may only where nobody is at anything yet.
 */
export function useMayTakeFocus(): () => boolean {
  const isHydrated = useHydrated();
  const isFromServer = useRef(!isHydrated);
  return useCallback(() => {
    const mayTake = !isFromServer.current || !isReaderElsewhere();
    isFromServer.current = false;
    return mayTake;
  }, []);
}

/** Gives the focus to a part of the page that has come with an answer, and once more with each new `answer`. */
export function useFocusOnAnswer(answer: unknown): RefObject<HTMLDivElement> {
  const part = useRef<HTMLDivElement>(null);
  const mayTakeFocus = useMayTakeFocus();
  useEffect(() => {
    if (mayTakeFocus()) part.current?.focus();
  }, [answer, mayTakeFocus]);
  return part;
}
