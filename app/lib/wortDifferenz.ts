import { diffArrays } from "diff";

/** A piece of a comparison: in both texts, only in the old one, or only in the new one. */
export type DifferenzTeil = { art: "gleich" | "entfernt" | "hinzugefuegt"; text: string };

/**
 * From this many changed words and spaces on, a word by word comparison helps nobody and takes long: the texts stand
 * one after the other.
 */
const MAX_AENDERUNGEN = 800;

/**
 * Words with their marks and digits, single spaces and line breaks, single other characters; never half of a character.
 */
const WOERTER = /[\p{L}\p{M}\p{N}]+|\s|[^\p{L}\p{M}\p{N}\s]/gu;

type Lauf = { entfernt: string; hinzugefuegt: string };

/** One text in the place of another, as a whole: for amounts, days and choices, of which no part means anything. */
export const ganzeDifferenz = (alt: string, neu: string): DifferenzTeil[] =>
  teileVon({ entfernt: alt, hinzugefuegt: neu });

function teileVon({ entfernt, hinzugefuegt }: Lauf): DifferenzTeil[] {
  const weg: DifferenzTeil[] = entfernt === "" ? [] : [{ art: "entfernt", text: entfernt }];
  return hinzugefuegt === "" ? weg : [...weg, { art: "hinzugefuegt", text: hinzugefuegt }];
}

/**
 * What has become of a text, word by word, in reading order. The pieces that are not `hinzugefuegt` are the old text,
 * those that are not `entfernt` the new one. Spaces between changed words count as changed with them, so that a
 * rewritten sentence reads as one piece.
 */
export function wortDifferenz(alt: string, neu: string): DifferenzTeil[] {
  if (alt === neu) return alt === "" ? [] : [{ art: "gleich", text: alt }];
  const stuecke = diffArrays(alt.match(WOERTER) ?? [], neu.match(WOERTER) ?? [], { maxEditLength: MAX_AENDERUNGEN });
  if (stuecke === undefined) return teileVon({ entfernt: alt, hinzugefuegt: neu });
  const teile: DifferenzTeil[] = [];
  let lauf: Lauf = { entfernt: "", hinzugefuegt: "" };
  for (const [stelle, { added, removed, value }] of stuecke.entries()) {
    const text = value.join("");
    const isZwischenraum = stelle > 0 && stelle < stuecke.length - 1 && /^[^\S\n]+$/.test(text);
    if (added) lauf.hinzugefuegt += text;
    else if (removed) lauf.entfernt += text;
    else if (isZwischenraum) lauf = { entfernt: lauf.entfernt + text, hinzugefuegt: lauf.hinzugefuegt + text };
    else {
      teile.push(...teileVon(lauf), { art: "gleich", text });
      lauf = { entfernt: "", hinzugefuegt: "" };
    }
  }
  return [...teile, ...teileVon(lauf)];
}
