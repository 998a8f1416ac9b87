import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Gelesen } from "./gelesen";
import type { Gefragt } from "./hilfeSteuerung";

type Gezeigt = {
  search?: string;
  gefragt?: Gefragt | undefined;
  gefolgt?: Gelesen | undefined;
  /** Somebody has asked since the page came: what was asked with its address is told. */
  hatGefragt?: true | undefined;
};

/**
 * Help without leaving the page, so that nothing typed is lost: `gefragt` is what a "?" opened, `gefolgt` the text of
 * the field that has had the focus since, while help stands beside the form. Another tab or row of the form ends both.
 * What listens comes late: until then a "?" is a link.
 */
export function useHilfe(bereich: string): Omit<Gezeigt, "search"> & { close: () => void } {
  const { search } = useLocation();
  const [gezeigt, setGezeigt] = useState<Gezeigt>({});
  const { gefragt, gefolgt, hatGefragt } = gezeigt.search === search ? gezeigt : {};
  useEffect(() => {
    const isZuEnde = new AbortController();
    const begin = async () => {
      // Where it does not come, the "?" stay links.
      const steuerung = await import("./hilfeSteuerung").catch(() => null);
      steuerung?.beginHilfe({
        bereich,
        search,
        signal: isZuEnde.signal,
        onFrage: (frage) => setGezeigt({ search, gefragt: frage, hatGefragt: true }),
        onFokus: (text) => setGezeigt((bisher) => ({ ...(bisher.search === search && bisher), search, gefolgt: text })),
      });
    };
    void begin();
    return () => isZuEnde.abort();
  }, [bereich, search]);
  const close = () => {
    setGezeigt({ search, hatGefragt: true });
    requestAnimationFrame(() => gefragt?.link.focus());
  };
  return { gefragt, gefolgt, hatGefragt, close };
}
