import { useCallback, useContext, useEffect, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
} from "react-router-dom";

const nothing = (): void => undefined;

/**
 * Reads the page anew as soon as nothing else is on its way. In the middle of a save the router would call off its
 * answer and ask again, and the message of it, which the portal gives once, would be lost; in the middle of another
 * reading it would call off that one and report it as an error. What is on its way is asked of the router itself: what
 * React shows of it lags behind, and two parts of a page may ask in the same moment. And what has come must be on the
 * screen first: on a slow machine the next reading would take the place of an answer, with its message, that nobody has
 * seen yet. `prepare` runs just before.
 */
export function useReread(prepare: () => void = nothing): () => void {
  const router = useContext(DataRouterContext)?.router;
  const shown = useContext(DataRouterStateContext)?.loaderData;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || router === undefined) return;
    const readNow = (): void => {
      const { navigation, revalidation, loaderData } = router.state;
      if (navigation.state !== "idle" || revalidation !== "idle" || loaderData !== shown) return;
      window.clearTimeout(timer);
      setDue(false);
      prepare();
      router.revalidate();
    };
    // Not while the router is telling its news: it has not put down its own work then.
    let timer = window.setTimeout(readNow);
    const stop = router.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(readNow);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [isDue, router, prepare, shown]);
  return useCallback(() => setDue(true), []);
}
