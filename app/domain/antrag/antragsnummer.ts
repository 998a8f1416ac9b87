/**
 * "FZ-2026-000123" from the year of submission and a running number of at most six digits.
 * Throws RangeError when one of them is no such number.
 *
 * @assumed The specification shows no format; domain.md 2.10 proposes FZ-JJJJ-NNNNNN.
 */
export function formatAntragsnummer(jahr: number, nr: number): string {
  if (!Number.isInteger(jahr) || jahr < 1000 || jahr > 9999) throw new RangeError(`Not a year: ${jahr}`);
  if (!Number.isInteger(nr) || nr < 1 || nr > 999_999) throw new RangeError(`Not a running number: ${nr}`);
  return `FZ-${jahr}-${String(nr).padStart(6, "0")}`;
}

/** Most Vorhaben of one Antrag: the number of each has two digits. */
export const VORHABEN_MAX = 99;

/**
 * "FZ-2026-000123-01": the number of a Vorhaben, counted from 1 within its application. Throws RangeError beyond 1 to
 * 99.
 */
export function vorhabenId(antragsnummer: string, laufendeNr: number): string {
  if (!Number.isInteger(laufendeNr) || laufendeNr < 1 || laufendeNr > VORHABEN_MAX) {
    throw new RangeError(`Not a number of a Vorhaben: ${laufendeNr}`);
  }
  return `${antragsnummer}-${String(laufendeNr).padStart(2, "0")}`;
}
