import { useLocation } from "@remix-run/react";
import { createHilfeHref } from "./hilfeHref";

/**
 * The "?" of the questions of a form that has no answer to show, by their keys; `wozu`: what tells several controls of
 * one question apart.
 */
export function useFragen<K extends string>(fragen: Readonly<Record<K, string>>) {
  const { pathname, search } = useLocation();
  const hilfeHref = createHilfeHref(pathname, search);
  return (key: K, wozu?: string) => ({
    help: { href: hilfeHref(key), label: wozu === undefined ? fragen[key] : `${fragen[key]}, ${wozu}` },
  });
}
