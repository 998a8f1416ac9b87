import type { Wert, Werte, Zeile } from "../field";
import { isTextListe, rowsOf } from "../werte";

/** Where in the answers something stands. `zeile` is the uuid of a row; without `feld` the row as a whole is meant. */
export type Stelle = { feld: string } | { tabelle: string; zeile: string; feld?: string } | { tabelle: string };

/**
 * A place as text, also a name for form controls: "titel", "arbeitspakete/{uuid}/titel", "arbeitspakete/{uuid}/" for
 * the row as a whole, "arbeitspakete//" for the order of the rows.
 */
export function stelleText(stelle: Stelle): string {
  if (!("tabelle" in stelle)) return stelle.feld;
  return "zeile" in stelle ? `${stelle.tabelle}/${stelle.zeile}/${stelle.feld ?? ""}` : `${stelle.tabelle}//`;
}

/** The place that a text names; undefined when it names none. */
export function readStelle(text: string): Stelle | undefined {
  const [, feld] = /^([A-Za-z]\w*)$/.exec(text) ?? [];
  if (feld !== undefined) return { feld };
  const [, tabelle, zeile, spalte] = /^([A-Za-z]\w*)\/([\w-]*)\/(\w*)$/.exec(text) ?? [];
  if (tabelle === undefined || zeile === undefined || spalte === undefined) return undefined;
  if (zeile === "") return spalte === "" ? { tabelle } : undefined;
  return spalte === "" ? { tabelle, zeile } : { tabelle, zeile, feld: spalte };
}

const findZeile = (werte: Werte, tabelle: string, uuid: string): Zeile | undefined =>
  rowsOf(werte, tabelle).find((z) => z.uuid === uuid);

/**
 * What stands at a place: an answer, the row in a list of its own, or the uuids of the rows; null when there is
 * nothing.
 */
export function wertAn(werte: Werte, stelle: Stelle): Wert {
  if (!("tabelle" in stelle)) return werte[stelle.feld] ?? null;
  if (!("zeile" in stelle)) return rowsOf(werte, stelle.tabelle).map(({ uuid }) => uuid);
  const zeile = findZeile(werte, stelle.tabelle, stelle.zeile);
  if (zeile === undefined) return null;
  return stelle.feld === undefined ? [zeile] : (zeile[stelle.feld] ?? null);
}

/** The answers with another answer at the place of a field; unchanged when its row does not exist. */
export function withWertAn(werte: Werte, stelle: Stelle, wert: Wert): Werte {
  if (!("tabelle" in stelle)) return { ...werte, [stelle.feld]: wert };
  if (!("zeile" in stelle)) return werte;
  const { tabelle, zeile, feld } = stelle;
  if (feld === undefined) return werte;
  return {
    ...werte,
    [tabelle]: rowsOf(werte, tabelle).map((z): Zeile => (z.uuid === zeile ? { ...z, [feld]: wert } : z)),
  };
}

/** Are two answers the same? Order counts in lists; `undefined`, not known, is the same as nothing. */
export function isGleich(a: Wert | undefined, b: Wert | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a === b) return true;
  return isTextListe(a) && isTextListe(b) && JSON.stringify(a) === JSON.stringify(b);
}
