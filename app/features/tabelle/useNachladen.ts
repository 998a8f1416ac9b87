import { useEffect, useRef, type RefObject } from "react";
import { watchScrolling } from "./watchScrolling";

/** @spec §9 Infinite scroll loads more when less than 20 px remain, debounced 50 ms */
const REST_PX = 20;

/**
 * How many pages come by themselves, one after the other; then the button waits.
 *
 * @assumed §9 does not say how the footer is reached below a list that grows: after three pages nothing comes by
 * itself.
 */
const VON_SELBST = 3;

type Stand = { geladen: number; isUnterwegs: boolean };

/**
 * Sends the form once somebody has scrolled to it. Only scrolling by hand counts: where a link or a script moves the
 * page, nothing grows under the pointer.
 */
export function useNachladen(form: RefObject<HTMLFormElement>, { geladen, isUnterwegs }: Stand): void {
  const isBereit = geladen < VON_SELBST && !isUnterwegs;
  const bereit = useRef(isBereit);
  const wache = useRef<ReturnType<typeof watchScrolling> | null>(null);
  // One for all pages: whoever holds the scrollbar while one comes still holds it afterwards.
  useEffect(() => {
    const neue = watchScrolling(window, () => bereit.current && isNear(form.current) && form.current?.requestSubmit());
    wache.current = neue;
    return neue.stop;
  }, [form]);
  useEffect(() => {
    bereit.current = isBereit;
    // The place of before that a page comes back to is not scrolled by hand.
    if (isBereit) wache.current?.forget();
  }, [isBereit]);
}

function isNear(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().top - window.innerHeight < REST_PX;
}
