/** @spec §9 Infinite scroll loads more when less than 20 px remain, debounced 50 ms */
const RUHE_MS = 50;

/** So long after a movement of the hand the page counts as scrolled by it, milliseconds. */
const NACHLAUF_MS = 1000;

/** Keys that scroll. A Tab only looks for the next control, and must find it where it was. */
const ROLLTASTEN: readonly string[] = ["ArrowDown", "PageDown", "End", " "];

/** The window, as far as it is listened to. */
type Fenster = EventTarget & { readonly document: { readonly documentElement: EventTarget } };

type Rollwache = {
  /** What comes now is no longer scrolled by hand, unless somebody still holds the scrollbar. */
  forget: () => void;
  stop: () => void;
};

/** Until when scrolling counts as that of a hand; without end while the scrollbar is held. */
function createHand() {
  const GEHALTEN = Number.POSITIVE_INFINITY;
  let bis = Number.NEGATIVE_INFINITY;
  return {
    isDa: () => performance.now() < bis,
    move: () => {
      bis = Math.max(bis, performance.now() + NACHLAUF_MS);
    },
    hold: () => {
      bis = GEHALTEN;
    },
    release: () => {
      if (bis === GEHALTEN) bis = performance.now() + NACHLAUF_MS;
    },
    forget: () => {
      if (bis !== GEHALTEN) bis = Number.NEGATIVE_INFINITY;
    },
  };
}

/**
 * Calls `onRest` whenever the page rests after somebody has scrolled it. A chain of scroll events belongs to the
 * movement that has begun it: a page goes on rolling for seconds after a finger has left it. The scrollbar counts until
 * it is let go; not every browser says when, so a movement without a button says it, too.
 */
export function watchScrolling(fenster: Fenster, onRest: () => unknown): Rollwache {
  const hand = createHand();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    hand.move();
    clearTimeout(timer);
    timer = setTimeout(onRest, RUHE_MS);
  };
  const onEvent: Readonly<Record<string, (event: Event) => void>> = {
    wheel: move,
    touchmove: move,
    keydown: (event) => {
      if ("key" in event && ROLLTASTEN.includes(String(event.key))) move();
    },
    pointerdown: ({ target }) => {
      if (target === fenster.document.documentElement) hand.hold();
    },
    pointermove: (event) => {
      if ("buttons" in event && event.buttons === 0) hand.release();
    },
    pointerup: hand.release,
    pointercancel: hand.release,
    scroll: () => {
      if (hand.isDa()) move();
    },
  };
  for (const [art, hear] of Object.entries(onEvent)) fenster.addEventListener(art, hear, { passive: true });
  const stop = () => {
    clearTimeout(timer);
    for (const [art, hear] of Object.entries(onEvent)) fenster.removeEventListener(art, hear);
  };
  return { forget: hand.forget, stop };
}
