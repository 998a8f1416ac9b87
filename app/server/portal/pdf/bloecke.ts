import type { Angabe, Block } from "~/domain/dokument/dokument";
import { assertNever } from "~/lib/exhaustive";
import { type Blatt, FARBEN, type Knoten, RAND } from "./blatt";
import { writeTabelle } from "./tabelle";
import type { Satz } from "./umbruch";

const TEXT: Satz = { schnitt: "normal", groesse: 10.5 };
const LABEL: Satz = { schnitt: "normal", groesse: 10 };
/** Size and space above by level of a heading. */
const UEBERSCHRIFTEN = {
  1: { groesse: 21, davor: 0 },
  2: { groesse: 16, davor: 22 },
  3: { groesse: 13, davor: 16 },
  4: { groesse: 11.5, davor: 12 },
  5: { groesse: 10.5, davor: 8 },
} as const;
const LABEL_ANTEIL = 0.36;
const ABSTAND = 14;

function writeUeberschrift(
  blatt: Blatt,
  eltern: Knoten,
  { stufe, text }: Extract<Block, { art: "ueberschrift" }>,
): void {
  const { groesse, davor } = UEBERSCHRIFTEN[stufe];
  const satz: Satz = { schnitt: "fett", groesse };
  blatt.y += davor;
  // A heading is never the last thing on a page.
  blatt.keepFree(blatt.zeilenhoehe(satz) * 2 + 56);
  const knoten = blatt.pdf.struct(`H${String(stufe)}`);
  eltern.add(knoten);
  blatt.flow(knoten, text, { x: RAND, breite: blatt.breite, satz, farbe: stufe <= 3 ? FARBEN.akzent : FARBEN.text });
  knoten.end();
  blatt.y += stufe === 1 ? 10 : 4;
}

function writeAbsatz(blatt: Blatt, eltern: Knoten, text: string): void {
  const knoten = blatt.pdf.struct("P");
  eltern.add(knoten);
  blatt.flow(knoten, text, { x: RAND, breite: blatt.breite, satz: TEXT, farbe: FARBEN.text });
  knoten.end();
  blatt.y += 6;
}

function writePunkt(blatt: Blatt, liste: Knoten, text: string): void {
  const eintrag = blatt.pdf.struct("LI");
  liste.add(eintrag);
  blatt.keepFree(blatt.zeilenhoehe(TEXT));
  const { y } = blatt;
  const marke = blatt.pdf.struct("Lbl");
  eintrag.add(marke);
  marke.add(() => blatt.write(blatt.wrap("•", TEXT, ABSTAND), y, { x: RAND, satz: TEXT, farbe: FARBEN.text }));
  const inhalt = blatt.pdf.struct("LBody");
  eintrag.add(inhalt);
  blatt.flow(inhalt, text, { x: RAND + ABSTAND, breite: blatt.breite - ABSTAND, satz: TEXT, farbe: FARBEN.text });
  eintrag.end();
  blatt.y += 4;
}

/** Question left, answer right; the answer may be longer than a page. */
function writeAngabe(blatt: Blatt, liste: Knoten, { label, text }: Angabe): void {
  const links = blatt.breite * LABEL_ANTEIL;
  const zeilen = blatt.wrap(label, LABEL, links - ABSTAND);
  const hoehe = zeilen.length * blatt.zeilenhoehe(LABEL);
  blatt.keepFree(hoehe + 8);
  blatt.linie(blatt.y);
  blatt.y += 3;
  const { y, pdf } = blatt;
  const seite = pdf.page;
  const eintrag = pdf.struct("LI");
  liste.add(eintrag);
  const frage = pdf.struct("Lbl");
  eintrag.add(frage);
  frage.add(() => blatt.write(zeilen, y, { x: RAND, satz: LABEL, farbe: FARBEN.leise }));
  const antwort = pdf.struct("LBody");
  eintrag.add(antwort);
  blatt.flow(antwort, text, { x: RAND + links, breite: blatt.breite - links, satz: TEXT, farbe: FARBEN.text });
  eintrag.end();
  blatt.y = (pdf.page === seite ? Math.max(blatt.y, y + hoehe) : blatt.y) + 4;
}

type Eintragen<T> = (liste: Knoten, eintrag: T) => void;

async function writeListe<T>(
  blatt: Blatt,
  eltern: Knoten,
  { eintraege, write }: { eintraege: readonly T[]; write: Eintragen<T> },
): Promise<void> {
  const liste = blatt.pdf.struct("L");
  eltern.add(liste);
  for (const eintrag of eintraege) {
    await blatt.giveWay();
    write(liste, eintrag);
  }
  liste.end();
  blatt.y += 6;
}

/** Writes one block at the place where the page is, into its own nodes. */
export async function writeBlock(blatt: Blatt, eltern: Knoten, block: Block): Promise<void> {
  switch (block.art) {
    case "ueberschrift":
      writeUeberschrift(blatt, eltern, block);
      return;
    case "absatz":
      writeAbsatz(blatt, eltern, block.text);
      return;
    case "liste":
      await writeListe(blatt, eltern, {
        eintraege: block.punkte,
        write: (liste, text) => writePunkt(blatt, liste, text),
      });
      return;
    case "angaben":
      await writeListe(blatt, eltern, {
        eintraege: block.angaben,
        write: (liste, angabe) => writeAngabe(blatt, liste, angabe),
      });
      return;
    case "tabelle":
      await writeTabelle(blatt, eltern, block);
      return;
    default:
      return assertNever(block);
  }
}
