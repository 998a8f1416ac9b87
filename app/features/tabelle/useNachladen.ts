import { useEffect, type RefObject } from "react";

/** @spec §9 Infinite scroll loads more when less than 20 px remain, debounced 50 ms */
const REST_PX = 20;
const RUHE_MS = 50;

/**
 * How many pages come by themselves, one after the other; then the button waits.
 *
 * @assumed §9 does not say how the footer is reached below a list that grows: after three pages nothing comes by
 * itself.
 */
const VON_SELBST = 3;

/** So long after a movement of the hand the page counts as scrolled by it, milliseconds. */
const NACHLAUF_MS = 1000;

/** Keys that scroll. A Tab only looks for the next control, and must find it where it was. */
const ROLLTASTEN: readonly string[] = ["ArrowDown", "PageDown", "End", " "];

type Stand = { geladen: number; isUnterwegs: boolean };

/**
 * Sends the form once somebody has scrolled to it. Only scrolling by hand counts: where a link or a script moves the
 * page, nothing grows under the pointer.
 */
export function useNachladen(form: RefObject<HTMLFormElement>, { geladen, isUnterwegs }: Stand): void {
  const isBereit = geladen < VON_SELBST && !isUnterwegs;
  useEffect(
    () => (isBereit ? watchScrolling(() => isNear(form.current) && form.current?.requestSubmit()) : undefined),
    [form, isBereit],
  );
}

function isNear(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().top - window.innerHeight < REST_PX;
}

/** Calls `onRest` whenever the page rests after somebody has scrolled it. Gives back how to stop. */
function watchScrolling(onRest: () => unknown): () => void {
  let vonHand = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onRest, RUHE_MS);
  };
  const onHand = () => {
    vonHand = performance.now();
    settle();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (ROLLTASTEN.includes(key)) onHand();
  };
  const onScroll = () => {
    if (performance.now() - vonHand < NACHLAUF_MS) settle();
  };
  const passive = { passive: true };
  window.addEventListener("wheel", onHand, passive);
  window.addEventListener("touchmove", onHand, passive);
  window.addEventListener("keydown", onKey);
  window.addEventListener("scroll", onScroll, passive);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("wheel", onHand);
    window.removeEventListener("touchmove", onHand);
    window.removeEventListener("keydown", onKey);
    window.removeEventListener("scroll", onScroll);
  };
}
