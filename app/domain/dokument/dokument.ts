/**
 * A document as content: what stands in it and in which order, nothing about fonts and pages. Whoever writes a file of
 * it keeps the order, which is also the reading order for assistive technology.
 */

/** A question with its answer. */
export type Angabe = { readonly label: string; readonly text: string };

/**
 * A column of a table; `breite` is its share of the width, relative to the others. Numbers (`istZahl`) stand below each
 * other on a page.
 */
export type Spalte = { readonly titel: string; readonly breite: number; readonly istZahl?: true };

/** One piece of a document. The first column of a table names its row. */
export type Block =
  /** Whom a letter goes to, line by line, below the line of whom it comes from. */
  | { readonly art: "anschrift"; readonly absender: readonly string[]; readonly empfaenger: readonly string[] }
  | { readonly art: "ueberschrift"; readonly stufe: 1 | 2 | 3 | 4 | 5; readonly text: string }
  | { readonly art: "absatz"; readonly text: string }
  | { readonly art: "liste"; readonly punkte: readonly string[] }
  | { readonly art: "angaben"; readonly angaben: readonly Angabe[] }
  | {
      readonly art: "tabelle";
      readonly titel: string;
      readonly spalten: readonly Spalte[];
      readonly zeilen: readonly (readonly string[])[];
    }
  | {
      readonly art: "balkenplan";
      readonly titel: string;
      /** What stands in the drawing, for who hears the document. */
      readonly worte: string;
      /** Heads over columns, both ends inclusive. */
      readonly gruppen: readonly { readonly titel: string; readonly von: number; readonly bis: number }[];
      readonly spalten: readonly { readonly titel: string; readonly isOhneArbeit: boolean }[];
      /** First and last column of the bar, null for none; `zeichen`: letters beside it. */
      readonly zeilen: readonly {
        readonly titel: string;
        readonly von: number | null;
        readonly bis: number | null;
        readonly zeichen: string;
      }[];
    };

/**
 * A whole document. The same content always is the same document: `stand` is the moment that it tells about, not that
 * of its making.
 */
export type Dokument = {
  readonly titel: string;
  /** Stands on every page, beside the page number; "" for nothing. */
  readonly kennzeichen: string;
  readonly stand: Date;
  readonly isQuer: boolean;
  readonly bloecke: readonly Block[];
};

/** What stands between the parts of the line of the sender. */
export const ABSENDER_TRENNER = " · ";

function texteVon(block: Block): readonly string[] {
  switch (block.art) {
    case "ueberschrift":
    case "absatz":
      return [block.text];
    case "anschrift":
      return [block.absender.join(ABSENDER_TRENNER), ...block.empfaenger];
    case "liste":
      return block.punkte;
    case "angaben":
      return block.angaben.flatMap(({ label, text }) => [label, text]);
    case "tabelle":
      return [block.titel, ...block.spalten.map(({ titel }) => titel), ...block.zeilen.flat()];
    case "balkenplan":
      return [block.titel];
  }
}

/** Everything that stands in a document, in reading order; of a drawing only its title. */
export function listTexte(dokument: Dokument): readonly string[] {
  return dokument.bloecke.flatMap(texteVon);
}
