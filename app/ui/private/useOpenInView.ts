import { type RefObject, useEffect } from "react";

/** Scrolls the place around a drawing, once it is seen, so that one part of it is in view. The page stays. */
export function useOpenInView(part: RefObject<SVGGraphicsElement | null>): void {
  useEffect(() => {
    const place = part.current?.ownerSVGElement?.parentElement;
    if (part.current === null || place == null) return;
    const shown = part.current;
    const watch = new ResizeObserver(() => {
      if (place.clientWidth === 0) return;
      watch.disconnect();
      const [inner, outer] = [shown.getBoundingClientRect(), place.getBoundingClientRect()];
      if (inner.right > outer.right) place.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
      if (inner.bottom > outer.bottom) place.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [part]);
}
