import { useLocation } from "@remix-run/react";
import { createHilfeHref } from "~/features/formular";
import { href } from "~/routing/href";

/** Leads to this step of the submission with the help for a field open. */
export function useHilfeHref(uuid: string): (feld: string) => string {
  const { search } = useLocation();
  return createHilfeHref(href("einreichen", { uuid }), search);
}
