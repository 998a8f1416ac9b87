/** An answer may have been under way this long. */
const UNTERWEGS_MS = 5000;

/**
 * By how many milliseconds the server's clock is ahead of that of the browser. A clock that goes nearly right counts as
 * right: the answer was under way for as long, and what counts here goes by the second.
 */
export function uhrVersatz(stand: Date, jetzt: Date): number {
  const versatz = stand.getTime() - jetzt.getTime();
  return Math.abs(versatz) <= UNTERWEGS_MS ? 0 : versatz;
}
