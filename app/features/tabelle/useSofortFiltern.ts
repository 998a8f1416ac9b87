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

/**
 * With scripts, search and filters apply by themselves once nothing was changed for a moment; without, by their button.
 * `stand` changes when another view than the one asked for by the controls comes (reset, order by a head, back): used
 * as their key, it makes them show that view. It stays while somebody types.
 */
export function useSofortFiltern({ adresse, schlicht }: Pick<Liste, "adresse" | "schlicht">): {
  applyFilter: (event: FormEvent<HTMLFormElement>) => void;
  stand: string;
} {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { location: unterwegs } = useNavigation();
  useEffect(() => {
    // Who goes elsewhere in this moment does not want the old filters any more.
    if (unterwegs !== undefined && !isSelbst(unterwegs)) clearTimeout(timer.current);
  }, [unterwegs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const applyFilter = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        submit(gefragtes(currentTarget, schlicht), {
          action: adresse,
          replace: true,
          preventScrollReset: true,
          state: SELBST,
        }),
      RUHE_MS,
    );
  };
  return { applyFilter, stand: useFremdenStand() };
}

/** What the controls ask for, as the query of the list. */
function gefragtes(form: HTMLFormElement, schlicht: string): URLSearchParams {
  const gefragt = withoutLeere(
    [...new FormData(form)].map(([name, wert]) => [name, typeof wert === "string" ? wert : ""] as const),
  );
  // A bare address may bring the last view back.
  return gefragt.size === 0 ? new URLSearchParams(schlicht) : gefragt;
}

/** Key of the last view that the filters have not asked for themselves. */
function useFremdenStand(): string {
  const ort = useLocation();
  const art: string = useNavigationType();
  const [stand, setStand] = useState(ort.key);
  // Back leads to marked addresses, too, but replaces nothing.
  const isFremd = art !== "REPLACE" || !isSelbst(ort);
  if (isFremd && stand !== ort.key) setStand(ort.key);
  return stand;
}
