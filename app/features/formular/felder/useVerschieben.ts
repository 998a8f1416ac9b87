import { useEffect, useRef, useState } from "react";

const ARTEN: Readonly<Record<string, string>> = { ArrowUp: "zeileHoch", ArrowDown: "zeileRunter" };

function findKnopf(target: EventTarget | null, art: string): HTMLButtonElement | null {
  return target instanceof Element
    ? (target.closest("tr")?.querySelector<HTMLButtonElement>(`button[value^="${art}:"]`) ?? null)
    : null;
}

const isVerschiebeKnopf = ({ value }: HTMLButtonElement): boolean => /^zeile(Hoch|Runter):/.test(value);

/** What a button does: the part of its value before the first colon. */
const artOf = (wert: string): string | undefined => wert.split(":")[0];

type Tabelle = {
  /** The id of the place with the table. */
  id: string;
  /** Changes with each save. */
  revision: number | string;
  zeilen: readonly { uuid: string; titel: string }[];
};

/**
 * Moving rows with the keyboard: Alt and an arrow presses the button of the row in which the focus is. After the save
 * the focus follows the row, and the returned text says where it stands. The buttons alone do the same without scripts.
 */
export function useVerschieben({ id, revision, zeilen }: Tabelle): string {
  const gedrueckt = useRef<string | null>(null);
  const [ansage, setAnsage] = useState("");
  useEffect(() => {
    const element = document.getElementById(id);
    const onKeyDown = (event: KeyboardEvent) => {
      const art = ARTEN[event.key];
      if (art === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const knopf = findKnopf(event.target, art);
      if (knopf === null) return;
      event.preventDefault();
      knopf.click();
    };
    const onClick = ({ target }: MouseEvent) => {
      const knopf = target instanceof Element ? target.closest("button") : null;
      if (knopf !== null && isVerschiebeKnopf(knopf)) gedrueckt.current = knopf.value;
    };
    element?.addEventListener("keydown", onKeyDown);
    element?.addEventListener("click", onClick);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      element?.removeEventListener("click", onClick);
    };
  }, [id]);
  useEffect(() => {
    const wert = gedrueckt.current;
    gedrueckt.current = null;
    const uuid = wert?.split(":")[2];
    const stelle = zeilen.findIndex((zeile) => zeile.uuid === uuid);
    if (wert === null || uuid === undefined || stelle < 0) return;
    const knoepfe = [
      ...(document.getElementById(id)?.querySelectorAll<HTMLButtonElement>(`button[value$=":${uuid}"]`) ?? []),
    ].filter(isVerschiebeKnopf);
    (knoepfe.find(({ value }) => artOf(value) === artOf(wert)) ?? knoepfe[0])?.focus();
    setAnsage(
      `„${zeilen[stelle]?.titel ?? ""}“ steht jetzt an Stelle ${String(stelle + 1)} von ${String(zeilen.length)}.`,
    );
    // Only a save moves rows; what else renders the table says nothing.
  }, [revision]);
  return ansage;
}
