/**
 * Is the last of these digits the check digit of those before it (ISO/IEC 7064, MOD 11,10)? The
 * Umsatzsteuer-Identifikationsnummer and the first nine digits of the Wirtschafts-Identifikationsnummer (§ 139c AO) are
 * made this way.
 */
export function hasPruefziffer(ziffern: string): boolean {
  if (!/^\d{2,}$/.test(ziffern)) return false;
  let produkt = 10;
  for (const ziffer of ziffern.slice(0, -1)) {
    const summe = (Number(ziffer) + produkt) % 10;
    produkt = ((summe === 0 ? 10 : summe) * 2) % 11;
  }
  return (11 - produkt) % 10 === Number(ziffern.at(-1));
}

/** The two numbers whose first nine digits end with their check digit: their shape, and one that would be accepted. */
export const STEUERLICHE_NUMMERN = {
  wIdNr: { shape: /^DE\d{9}-\d{5}$/, beispiel: "DE123456788-00001" },
  ustIdNr: { shape: /^DE\d{9}$/, beispiel: "DE123456788" },
} as const;

/** What is wrong with such a number; null for a right one and for none at all. */
export function checkSteuerlicheNummer(art: keyof typeof STEUERLICHE_NUMMERN, nummer: string): string | null {
  const { shape, beispiel } = STEUERLICHE_NUMMERN[art];
  if (nummer === "") return null;
  if (!shape.test(nummer)) return `Bitte geben Sie die Nummer im Format ${beispiel} ein.`;
  return hasPruefziffer(nummer.slice(2, 11))
    ? null
    : "Diese Nummer ist nicht richtig: Ihre Prüfziffer passt nicht. Bitte vergleichen Sie jede Ziffer.";
}
