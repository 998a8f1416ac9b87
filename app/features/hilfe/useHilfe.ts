import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { HilfeBereichDaten, HilfeDaten } from "~/contract/portal/hilfeDaten";

const NICHT_ERREICHBAR = "<p>Die Hilfe ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut.</p>";
const KEIN_TEXT = "<p>Zu dieser Stelle gibt es keinen Hilfetext.</p>";

type Texte = { current: Promise<HilfeBereichDaten> | null };
/** A text, and what those who may edit it can do with it. */
type Gelesen = Omit<HilfeDaten, "feld">;
type Geoeffnet = Gelesen & { search: string };

/**
 * Help opened by a click on a "?" without leaving the page, so that nothing typed is lost. `hilfe` is null while none
 * is open; another tab or row of the form closes it.
 */
export function useHilfe(bereich: string): { hilfe: Gelesen | null; close: () => void } {
  const { search } = useLocation();
  const [geoeffnet, setGeoeffnet] = useState<Geoeffnet | null>(null);
  const link = useRef<HTMLAnchorElement | null>(null);
  const texte = useRef<Promise<HilfeBereichDaten> | null>(null);
  useEffect(() => {
    const open = async (feld: string | null) => {
      setGeoeffnet({ ...(await loadText(texte, bereich, { feld, search })), search });
      document.getElementById("schublade")?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const gefragt = hilfeLink(event);
      if (gefragt === null) return;
      event.preventDefault();
      link.current = gefragt;
      void open(new URL(gefragt.href).searchParams.get("hilfe"));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [bereich, search]);
  return {
    hilfe: geoeffnet?.search === search ? geoeffnet : null,
    close: () => {
      setGeoeffnet(null);
      requestAnimationFrame(() => link.current?.focus());
    },
  };
}

const nur = (text: string): Gelesen => ({ text, bearbeiten: null, eigener: null });

/** The text of a place. What chooses it is loaded with the first question. */
async function loadText(
  texte: Texte,
  bereich: string,
  { feld, search }: { feld: string | null; search: string },
): Promise<Gelesen> {
  try {
    const { fetchTexte, chooseText } = await import("./hilfetextWahl");
    texte.current ??= fetchTexte(bereich);
    return chooseText(await texte.current, bereich, { feld, search }) ?? nur(KEIN_TEXT);
  } catch {
    texte.current = null;
    return nur(NICHT_ERREICHBAR);
  }
}

function hilfeLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a[data-hilfe]");
  return link instanceof HTMLAnchorElement ? link : null;
}
