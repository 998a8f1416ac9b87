import { useLocation, useNavigation, useNavigationType, useSubmit, type Location } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { withoutLeere } from "~/domain/tabelle/tabellenAnsicht";
import type { Liste } from "./liste";

/** @spec §9 filter debounce of tables: 300 ms */
const RUHE_MS = 300;

/** Marks the addresses that the list asks for itself: what somebody types in its controls stays. */
export const SELBST = { isSofortGefiltert: true } as const;

function isSelbst(ort: Location): boolean {
  const state: unknown = ort.state;
  return typeof state === "object" && state !== null && "isSofortGefiltert" in state;
}

type Sofortfilter = Pick<Liste, "adresse" | "schlicht"> & {
  /** The param of the search, which is the name of its field. */
  suchname?: string;
};

/**
 * With scripts, search and filters apply by themselves once nothing was changed for a moment; without, by their button.
 * `stand` changes when another view than the one asked for by the controls comes (reset, order by a head, back): used
 * as their key, it makes them show that view. It stays while somebody types. `suchstand` is the same for the search
 * alone, and stays also when such a view comes while somebody has begun to type on the way there: the text goes on.
 */
export function useSofortFiltern({ adresse, schlicht, suchname = "suche" }: Sofortfilter): {
  applyFilter: (event: FormEvent<HTMLFormElement>) => void;
  stand: string;
  suchstand: string;
} {
  const submit = useSubmit();
  const [getippt, setGetippt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { location: unterwegs } = useNavigation();
  // The page, not the view: a list sends on to the last view of it, and what is typed on that way is newer.
  const wohin = unterwegs === undefined || isSelbst(unterwegs) ? null : unterwegs.pathname;
  useEffect(() => {
    if (wohin === null) return;
    // Who goes elsewhere in this moment does not want the old filters any more.
    clearTimeout(timer.current);
    setGetippt(null);
  }, [wohin]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const applyFilter = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (target instanceof HTMLInputElement && target.name === suchname) setGetippt(target.value);
    timer.current = setTimeout(() => {
      submit(gefragtes(currentTarget, schlicht), {
        action: adresse,
        replace: true,
        preventScrollReset: true,
        state: SELBST,
      });
    }, RUHE_MS);
  };
  return { applyFilter, ...useFremdenStand(suchname, { getippt, forget: () => setGetippt(null) }) };
}

/** What the controls ask for, as the query of the list. */
function gefragtes(form: HTMLFormElement, schlicht: string): URLSearchParams {
  const gefragt = withoutLeere(
    [...new FormData(form)].map(([name, wert]) => [name, typeof wert === "string" ? wert : ""] as const),
  );
  // A bare address may bring the last view back.
  return gefragt.size === 0 ? new URLSearchParams(schlicht) : gefragt;
}

type Getipptes = { getippt: string | null; forget: () => void };

/**
 * Keys of the last view that the filters have not asked for themselves, and of the last that the search has shown.
 * `getippt` is what somebody has typed since they last went elsewhere. It counts until the view asked for with it is
 * there, not only until it is asked for: on a slow machine the view of before may come to the screen in between.
 */
function useFremdenStand(suchname: string, { getippt, forget }: Getipptes): { stand: string; suchstand: string } {
  const ort = useLocation();
  const art: string = useNavigationType();
  const [{ gesehen, ...staende }, setStaende] = useState({ gesehen: ort.key, stand: ort.key, suchstand: ort.key });
  if (gesehen !== ort.key) {
    // Back leads to marked addresses, too, but replaces nothing.
    const isFremd = art !== "REPLACE" || !isSelbst(ort);
    const stand = isFremd ? ort.key : staende.stand;
    setStaende({ gesehen: ort.key, stand, suchstand: isFremd && getippt === null ? ort.key : staende.suchstand });
    if (!isFremd && getippt === (new URLSearchParams(ort.search).get(suchname) ?? "")) forget();
  }
  return staende;
}
