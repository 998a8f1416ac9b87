import { type RefObject, useEffect, useRef } from "react";

/** Brings a part of the page to the reader that has come with an answer; `versuch` grows with each. */
export function useSichtbar(versuch: number): RefObject<HTMLDivElement> {
  const teil = useRef<HTMLDivElement>(null);
  useEffect(() => {
    teil.current?.focus();
  }, [versuch]);
  return teil;
}
