import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

const nothing = (): void => undefined;

/**
 * Reads the page anew as soon as nothing else is on its way. In the middle of a save the router would call off its
 * answer and ask again, and the message of it, which the portal gives once, would be lost; in the middle of another
 * reading it would call off that one and report it as an error. `prepare` runs just before.
 */
export function useReread(prepare: () => void = nothing): () => void {
  const { revalidate, state: reading } = useRevalidator();
  const { state } = useNavigation();
  const isIdle = state === "idle" && reading === "idle";
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || !isIdle) return;
    setDue(false);
    prepare();
    revalidate();
  }, [isDue, isIdle, prepare, revalidate]);
  return useCallback(() => setDue(true), []);
}
