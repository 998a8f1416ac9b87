export const zahl = (wert: number): string => wert.toLocaleString("de-DE");

/** Which entries of how many are shown, in words. */
export function umfang(erste: number, letzte: number, gesamt: string): string {
  if (letzte === 0) return "Keine Einträge";
  return erste === letzte
    ? `Eintrag ${zahl(letzte)} von ${gesamt}`
    : `Einträge ${zahl(erste)} bis ${zahl(letzte)} von ${gesamt}`;
}
