import { useEffect, useRef, useState } from "react";

/**
 * Runs an action after some milliseconds, but not while the pointer is over the element or the focus in it; then the
 * time starts anew. Returns the listeners that the element must carry.
 */
export function usePausableTimer(milliseconds: number | undefined, action: () => void) {
  const [isPaused, setPaused] = useState(false);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (milliseconds === undefined || isPaused) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isPaused]);
  return {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}
