import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

const nothing = (): void => undefined;

/**
 * Reads the page anew as soon as nothing else is on its way. In the middle of a save the router would call off its
 * answer and ask again, and the message of it, which the portal gives once, would be lost. `prepare` runs just before.
 */
export function useReread(prepare: () => void = nothing): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || state !== "idle") return;
    setDue(false);
    prepare();
    revalidate();
  }, [isDue, state, prepare, revalidate]);
  return useCallback(() => setDue(true), []);
}
