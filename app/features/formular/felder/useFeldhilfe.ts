import { useLocation } from "@remix-run/react";
import { findEntry } from "~/lib/findEntry";
import { createHilfeHref } from "./hilfeHref";

type Sicht = { feld: (name: string) => object };

type Fragen = {
  /** What the questions are called, by the keys of their help texts. */
  fragen: Readonly<Record<string, string>>;
  /** The key of a field; its name where nothing else is said. */
  keyVon?: (name: string) => string;
};

/** The answer to a form, with a "?" at each field of it that the area of this page has a text for. */
export function useFeldhilfe<S extends Sicht>(sicht: S, { fragen, keyVon = (name) => name }: Fragen): S {
  const { pathname, search } = useLocation();
  const hilfeHref = createHilfeHref(pathname, search);
  const feld = (name: string) => {
    const key = keyVon(name);
    const label = findEntry(fragen, key);
    return label === undefined ? sicht.feld(name) : { ...sicht.feld(name), help: { href: hilfeHref(key), label } };
  };
  return { ...sicht, feld };
}
