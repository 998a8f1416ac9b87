import { parseGermanDecimal } from "../../lib/decimal";

const ZEILE = /^(\d{4}(?:\/(?:\d{2}){1,2})?)\s*[:;\t]\s*(\S+)\s*(?:€|EUR|Euro)?$/i;
/** Euros and cents, as the estimate reads them. */
const BETRAG = /^\d{1,15}(\.\d{1,2})?$/;

/** What one line says: the year and the amount; null where it cannot be read. */
export function readGenutzteZeile(zeile: string): { jahr: string; betrag: string } | null {
  const [, jahr = "", text = ""] = ZEILE.exec(zeile.trim()) ?? [];
  const betrag = parseGermanDecimal(text);
  return betrag === undefined || !BETRAG.test(betrag) ? null : { jahr, betrag };
}

/** The lines that say something. */
export const genutzteZeilenIn = (text: string): string[] => text.split("\n").filter((zeile) => zeile.trim() !== "");

/** Why the text cannot be read: one message per line that is no „Jahr: Betrag“, or has a year that stands above it. */
export function checkGenutzte(text: string): readonly string[] {
  const jahre = new Set<string>();
  return genutzteZeilenIn(text).flatMap((zeile): string[] => {
    const gelesen = readGenutzteZeile(zeile);
    if (gelesen === null)
      return [
        `„${zeile.trim()}“ ist nicht zu lesen. Bitte schreiben Sie Jahr und Betrag, zum Beispiel 2024: 500.000,00.`,
      ];
    const { jahr } = gelesen;
    if (jahre.has(jahr)) return [`Das Jahr ${jahr} steht zweimal da. Bitte geben Sie es nur einmal an.`];
    jahre.add(jahr);
    return [];
  });
}
