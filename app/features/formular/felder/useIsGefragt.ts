import { useLocation } from "@remix-run/react";

/** Whether the page was opened with the help of one of these questions, so that their part of it stands open. */
export function useIsGefragt(fragen: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(fragen, new URLSearchParams(useLocation().search).get("hilfe") ?? "");
}
