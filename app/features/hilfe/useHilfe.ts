import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Gelesen } from "./hilfeSteuerung";

type Gezeigt = { search?: string; gefragt?: Gelesen | undefined; gefolgt?: Gelesen };

/**
 * Help without leaving the page, so that nothing typed is lost: `gefragt` is what a "?" opened, `gefolgt` the text of
 * the field that has had the focus since, while help stands beside the form. Another tab or row of the form ends both.
 * What listens comes late: until then a "?" is a link.
 */
export function useHilfe(bereich: string): Pick<Gezeigt, "gefragt" | "gefolgt"> & { close: () => void } {
  const { search } = useLocation();
  const [gezeigt, setGezeigt] = useState<Gezeigt>({});
  const link = useRef<HTMLAnchorElement>();
  useEffect(() => {
    const isZuEnde = new AbortController();
    const begin = async () => {
      // Where it does not come, the "?" stay links.
      const steuerung = await import("./hilfeSteuerung").catch(() => null);
      steuerung?.beginHilfe({
        bereich,
        search,
        signal: isZuEnde.signal,
        onFrage: (gefragt, gedrueckt) => {
          link.current = gedrueckt;
          setGezeigt({ search, gefragt });
        },
        onFokus: (gefolgt) => setGezeigt((bisher) => ({ ...(bisher.search === search && bisher), search, gefolgt })),
      });
    };
    void begin();
    return () => isZuEnde.abort();
  }, [bereich, search]);
  return {
    ...(gezeigt.search === search && gezeigt),
    close: () => {
      setGezeigt({});
      requestAnimationFrame(() => link.current?.focus());
    },
  };
}
