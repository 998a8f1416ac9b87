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
