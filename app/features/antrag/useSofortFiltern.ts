import { useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";

/** @spec §9 filter debounce of tables: 300 ms */
const RUHE_MS = 300;

/** With scripts, search and filters apply by themselves once nothing was changed for a moment; without, by their button. */
export function useSofortFiltern(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(currentTarget, { replace: true, preventScrollReset: true }), RUHE_MS);
  };
}
