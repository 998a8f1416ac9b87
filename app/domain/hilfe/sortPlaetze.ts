import { ALLGEMEINER_TEXT } from "./hilfefelder";

type Platz = { readonly ort: string; readonly bezeichnung: string; readonly index: number | null };

/** Stands before every index. */
const ZUERST = -1;

/** The places of one tab or form: the general text first, then by index; one without a text after the one before it. */
function sortOrt<T extends Platz>(plaetze: readonly T[]): T[] {
  let bisher = ZUERST;
  return plaetze
    .map((platz) => {
      bisher = platz.bezeichnung === ALLGEMEINER_TEXT ? ZUERST : (platz.index ?? bisher);
      return { platz, rang: bisher };
    })
    .toSorted((a, b) => a.rang - b.rang)
    .map(({ platz }) => platz);
}

/**
 * The places of an area as a list shows them: the tabs and forms in the order in which they come, and within each by
 * index. `plaetze` come in the order of the forms.
 *
 * @spec domain.md 2.11: general entry first; bildschirme.md 9: sorted by index ascending
 * @assumed A place without a text has no index; it keeps its place in the form, after the question before it.
 */
export function sortPlaetze<T extends Platz>(plaetze: readonly T[]): T[] {
  const orte = [...new Set(plaetze.map(({ ort }) => ort))];
  return orte.flatMap((ort) => sortOrt(plaetze.filter((platz) => platz.ort === ort)));
}
