import { useEffect, useRef, type RefObject } from "react";

/**
 * For a part of a form that is none of its questions: what is chosen there does not count as typed. Files that are
 * chosen there are given to `onWahl` at once, and the control is empty again. These are listeners of the
 * browser, because the form has such, too, and they hear of everything before React does.
 */
export function useDateiwahl(onWahl: (dateien: readonly File[]) => void): RefObject<HTMLDivElement> {
  const huelle = useRef<HTMLDivElement>(null);
  const melde = useRef(onWahl);
  melde.current = onWahl;
  useEffect(() => {
    const element = huelle.current;
    const stop = (event: Event) => event.stopPropagation();
    const take = (event: Event) => {
      event.stopPropagation();
      if (!(event.target instanceof HTMLInputElement)) return;
      const dateien = [...(event.target.files ?? [])];
      event.target.value = "";
      if (dateien.length > 0) melde.current(dateien);
    };
    element?.addEventListener("input", stop);
    element?.addEventListener("change", take);
    return () => {
      element?.removeEventListener("input", stop);
      element?.removeEventListener("change", take);
    };
  }, []);
  return huelle;
}
