/** Several as part of a sentence: "A", "A und B", "A, B und C". */
export const aufzaehlung = (namen: readonly string[]): string =>
  [namen.slice(0, -1).join(", "), ...namen.slice(-1)].filter((teil) => teil !== "").join(" und ");

/** So many are named one by one. */
const HOECHSTENS_GENANNT = 10;

/**
 * Lines by their numbers: "Zeile 3", "Zeilen 1 und 3"; of more than ten how many others there are. `nummern` is not
 * empty.
 */
export function zeilenText(nummern: readonly number[]): string {
  const weitere = nummern.length - HOECHSTENS_GENANNT;
  const genannte = nummern.slice(0, HOECHSTENS_GENANNT).map(String);
  const alle = weitere > 0 ? [...genannte, `${String(weitere)} weitere`] : genannte;
  return `${nummern.length === 1 ? "Zeile" : "Zeilen"} ${aufzaehlung(alle)}`;
}
