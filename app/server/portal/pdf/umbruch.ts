import { cleanUp, type Schnitt, type Stueck, splitIntoStuecke } from "./schriften";

/** How a text is set; sizes in points. */
export type Satz = { readonly schnitt: Schnitt; readonly groesse: number };

/** Measures a piece in a size, in points. */
export type Messung = (stueck: Stueck, groesse: number) => number;

/** One line of pieces, ready to be written. */
export type Zeile = readonly Stueck[];

const breiteVon = (text: string, { schnitt, groesse }: Satz, miss: Messung): number =>
  splitIntoStuecke(text, schnitt).reduce((summe, stueck) => summe + miss(stueck, groesse), 0);

/** How many characters of a word that is wider than a line fit into it; at least one. */
function passende(zeichen: readonly string[], satz: Satz, { breite, miss }: { breite: number; miss: Messung }): number {
  let anzahl = 1;
  while (anzahl < zeichen.length && breiteVon(zeichen.slice(0, anzahl + 1).join(""), satz, miss) <= breite) anzahl += 1;
  return anzahl;
}

/** Splits a word that is wider than a line. */
function split(wort: string, satz: Satz, rahmen: { breite: number; miss: Messung }): string[] {
  const teile: string[] = [];
  let rest = Array.from(wort);
  while (rest.length > 0) {
    const anzahl = passende(rest, satz, rahmen);
    teile.push(rest.slice(0, anzahl).join(""));
    rest = rest.slice(anzahl);
  }
  return teile;
}

/** Where a line may end: between words, within a compound after its hyphen, in an address after the @. */
const STELLEN = /(?<= )|(?<=\p{L}{4}-)(?=\p{L}{4})|(?<=@)(?=\S)/u;

function wrapAbsatz(absatz: string, satz: Satz, rahmen: { breite: number; miss: Messung }): string[] {
  const zeilen: string[] = [];
  let zeile = "";
  let breite = 0;
  for (const wort of absatz.split(STELLEN)) {
    const eigene = breiteVon(wort.trimEnd(), satz, rahmen.miss);
    if (breite + eigene > rahmen.breite && zeile !== "") {
      zeilen.push(zeile);
      zeile = "";
      breite = 0;
    }
    const teile = eigene > rahmen.breite ? split(wort, satz, rahmen) : [wort];
    zeilen.push(...teile.slice(0, -1));
    zeile += teile.at(-1) ?? "";
    breite += breiteVon(teile.at(-1) ?? "", satz, rahmen.miss);
  }
  return [...zeilen, zeile];
}

/**
 * The lines of a text within a width. A line that ends between two words keeps the blank, so that read aloud they stay
 * two.
 */
export function wrap(text: string, satz: Satz, rahmen: { breite: number; miss: Messung }): Zeile[] {
  return cleanUp(text)
    .split("\n")
    .flatMap((absatz) => wrapAbsatz(absatz, satz, rahmen))
    .map((zeile) => splitIntoStuecke(zeile, satz.schnitt));
}
