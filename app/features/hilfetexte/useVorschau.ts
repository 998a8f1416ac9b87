import { useEffect, useRef, useState } from "react";
import { fetchVorschau, type Vorschaustand } from "./vorschauStand";

/** So long after the last key the preview follows. */
const RUHE_MS = 400;

export type LaufendeVorschau = { stand: Vorschaustand; meldung: string | null };

type Gekommen = { anfang: Vorschaustand; laufend: LaufendeVorschau };
const toGekommen = (anfang: Vorschaustand): Gekommen => ({ anfang, laufend: { stand: anfang, meldung: null } });

/**
 * The preview beside a text: at first what the page came with, with scripts what is typed by now. `follow` gets the
 * form after each change. What cannot be shown leaves the last preview and says why.
 */
export function useVorschau(uuid: string, anfang: Vorschaustand) {
  const [gekommen, setGekommen] = useState<Gekommen>(() => toGekommen(anfang));
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const letzte = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A new answer of the page is newer than what was fetched before it.
  if (gekommen.anfang !== anfang) setGekommen(toGekommen(anfang));
  const follow = (form: HTMLFormElement): void => {
    clearTimeout(timer.current);
    letzte.current += 1;
    const nummer = letzte.current;
    timer.current = setTimeout(() => {
      void fetchVorschau(form, uuid).then((antwort) => {
        if (nummer !== letzte.current) return;
        setGekommen((bisher) => ({
          ...bisher,
          laufend:
            "stand" in antwort
              ? { stand: antwort.stand, meldung: null }
              : { stand: bisher.laufend.stand, meldung: antwort.meldung },
        }));
      });
    }, RUHE_MS);
  };
  return { ...gekommen.laufend, follow };
}
