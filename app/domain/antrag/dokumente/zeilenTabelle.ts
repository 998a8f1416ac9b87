import type { Eintrag, EintragZeile } from "../../../formkit/readForm";
import type { Block } from "../../dokument/dokument";

/** More columns than these beside the names of the rows are too narrow to read on a page. */
const SPALTEN_MAX = 7;
const SPALTEN_MIN = 2;

/** Rows as a table: what each of them answers in a few words. What is left of each row stands elsewhere. */
export type ZeilenTabelle = { tabelle: Block; rest: EintragZeile[] };

const isKurz = ({ isLang, zeilen }: Eintrag): boolean => isLang !== true && zeilen === undefined;

const countIn = (zeile: EintragZeile, label: string): number =>
  zeile.eintraege.filter((eintrag) => eintrag.label === label).length;

const textIn = ({ eintraege }: EintragZeile, label: string): string =>
  eintraege.find((eintrag) => eintrag.label === label)?.text ?? "";

/** Questions that every row answers, once and in a few words, in the order of the first row. */
function listKurze([erste, ...weitere]: readonly EintragZeile[]): string[] {
  const alle = erste === undefined ? [] : [erste, ...weitere];
  const isInJeder = ({ label }: Eintrag): boolean => alle.every((zeile) => countIn(zeile, label) === 1);
  return erste === undefined
    ? []
    : erste.eintraege
        .filter(isKurz)
        .filter(isInJeder)
        .map(({ label }) => label);
}

/** In characters: what a cell keeps free at its sides, and how much of a long answer should stand on one line. */
const RAND = 3;
const ZEILE_MAX = 17;

const longest = (texte: readonly string[]): number => Math.max(...texte.map(({ length }) => length));

/** So wide that no word is broken, in characters. */
const breiteVon = (titel: string, texte: readonly string[]): number =>
  Math.max(longest([titel, ...texte].flatMap((text) => text.split(/[\s/]+/))), Math.min(longest(texte), ZEILE_MAX)) +
  RAND;

/**
 * The rows of a table of the form as a table of a document; null where there are none, or too many or too few questions
 * for one. The name of a row is not told twice.
 */
export function toZeilenTabelle({ label, zeilen = [], zeilenart = label }: Eintrag): ZeilenTabelle | null {
  const kurze = listKurze(zeilen);
  const name = kurze.find((frage) => zeilen.every((zeile) => textIn(zeile, frage) === zeile.titel));
  const fragen = kurze.filter((frage) => frage !== name);
  if (fragen.length < SPALTEN_MIN || fragen.length > SPALTEN_MAX) return null;
  const reihen = zeilen.map((zeile) => [zeile.titel, ...fragen.map((frage) => textIn(zeile, frage))]);
  const spalten = [name ?? zeilenart, ...fragen].map((titel, ort) => {
    const breite = breiteVon(
      titel,
      reihen.map((reihe) => reihe[ort] ?? ""),
    );
    return { titel, breite };
  });
  const rest = zeilen
    .map(({ titel, eintraege }) => ({
      titel,
      eintraege: eintraege.filter((eintrag) => !kurze.includes(eintrag.label)),
    }))
    .filter(({ eintraege }) => eintraege.length > 0);
  return { tabelle: { art: "tabelle", titel: `${label} im Überblick`, spalten, zeilen: reihen }, rest };
}
