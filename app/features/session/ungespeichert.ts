import { useEffect } from "react";

/**
 * The event by which a tab learns that it is left without asking: the session is over. `waitFor` takes what must be
 * written first.
 */
export const VERLASSEN = "portal:sitzungVorbei";

export type VerlassenDetail = { waitFor: (arbeit: Promise<unknown>) => void };

/** How many open forms of this tab hold something that is not saved. */
let offene = 0;

export const hasUnsaved = (): boolean => offene > 0;

/** Says of a form whether it holds something that is not saved. */
export function useMeldeUngespeichert(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    offene += 1;
    return () => {
      offene -= 1;
    };
  }, [isDirty]);
}

/** Calls `fn` when the session is over and this page is about to go; what it returns is waited for. */
export function useVorDemVerlassen(fn: () => Promise<unknown> | undefined): void {
  useEffect(() => {
    const onVerlassen = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      // Only `leave` makes this event, and it always brings this detail.
      const { waitFor } = event.detail as VerlassenDetail;
      const arbeit = fn();
      if (arbeit !== undefined) waitFor(arbeit);
    };
    window.addEventListener(VERLASSEN, onVerlassen);
    return () => window.removeEventListener(VERLASSEN, onVerlassen);
  }, [fn]);
}

/** Lets the open forms put away what is typed; at most a second, then the page must go. */
export async function leave(): Promise<void> {
  const arbeiten: Promise<unknown>[] = [];
  const detail: VerlassenDetail = { waitFor: (arbeit) => arbeiten.push(arbeit) };
  window.dispatchEvent(new CustomEvent(VERLASSEN, { detail }));
  await Promise.race([Promise.allSettled(arbeiten), new Promise((resolve) => window.setTimeout(resolve, 1000))]);
}
