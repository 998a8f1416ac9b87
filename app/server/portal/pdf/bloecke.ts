import { ABSENDER_TRENNER, type Angabe, type Block } from "~/domain/dokument/dokument";
import { assertNever } from "~/lib/exhaustive";
import { raumFuerBalkenplan, writeBalkenplan } from "./balkenplan";
import { type Blatt, FARBEN, type Knoten, RAND } from "./blatt";
import { raumFuerTabelle, writeTabelle } from "./tabelle";
import type { Satz } from "./umbruch";

const TEXT: Satz = { schnitt: "normal", groesse: 10.5 };
const ABSENDER: Satz = { schnitt: "normal", groesse: 8 };
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
const ANSCHRIFT_ANTEIL = 0.6;
const ABSTAND = 14;

type Ueberschrift = Extract<Block, { art: "ueberschrift" }>;

const satzVon = ({ stufe }: Ueberschrift): Satz => ({ schnitt: "fett", groesse: UEBERSCHRIFTEN[stufe].groesse });
const danachFrei = ({ stufe }: Ueberschrift): number => (stufe === 1 ? 10 : 4);

/** How much room a block needs at least to begin on a page; a heading also what it heads. */
function raumFuer(blatt: Blatt, [block, ...danach]: readonly Block[]): number {
  switch (block?.art) {
    case undefined:
      return 0;
    case "ueberschrift": {
      const satz = satzVon(block);
      const hoehe = blatt.wrap(block.text, satz, blatt.breite).length * blatt.zeilenhoehe(satz);
      return UEBERSCHRIFTEN[block.stufe].davor + hoehe + danachFrei(block) + raumFuer(blatt, danach);
    }
    case "anschrift":
      return (block.empfaenger.length + 2) * blatt.zeilenhoehe(TEXT);
    case "absatz":
    case "liste":
      return 2 * blatt.zeilenhoehe(TEXT);
    case "angaben":
      return block.angaben.slice(0, 1).reduce((raum, angabe) => raum + raumFuerAngabe(blatt, angabe), 0);
    case "tabelle":
      return raumFuerTabelle(blatt, block);
    case "balkenplan":
      return raumFuerBalkenplan(blatt, block);
    default:
      return assertNever(block);
  }
}

/** A heading is never the last thing on a page; `danach`: what follows it. */
function writeUeberschrift(
  blatt: Blatt,
  eltern: Knoten,
  { block, danach }: { block: Ueberschrift; danach: readonly Block[] },
): void {
  const { stufe, text } = block;
  const { davor } = UEBERSCHRIFTEN[stufe];
  const satz = satzVon(block);
  blatt.keepFree(raumFuer(blatt, [block, ...danach]));
  blatt.y += davor;
  const knoten = blatt.pdf.struct(`H${String(stufe)}`);
  eltern.add(knoten);
  blatt.flow(knoten, text, { x: RAND, breite: blatt.breite, satz, farbe: stufe <= 3 ? FARBEN.akzent : FARBEN.text });
  knoten.end();
  blatt.y += danachFrei(block);
}

function writeAbsatz(blatt: Blatt, eltern: Knoten, text: string): void {
  const knoten = blatt.pdf.struct("P");
  eltern.add(knoten);
  blatt.flow(knoten, text, { x: RAND, breite: blatt.breite, satz: TEXT, farbe: FARBEN.text });
  knoten.end();
  blatt.y += 6;
}

/** Narrow, as below the window of an envelope; the line of the sender small above it. */
function writeAnschrift(
  blatt: Blatt,
  eltern: Knoten,
  { absender, empfaenger }: Extract<Block, { art: "anschrift" }>,
): void {
  const breite = blatt.breite * ANSCHRIFT_ANTEIL;
  const write = (text: string, satz: Satz, farbe: string): void => {
    const knoten = blatt.pdf.struct("P");
    eltern.add(knoten);
    blatt.flow(knoten, text, { x: RAND, breite, satz, farbe });
    knoten.end();
  };
  write(absender.join(ABSENDER_TRENNER), ABSENDER, FARBEN.leise);
  blatt.y += 6;
  for (const zeile of empfaenger) write(zeile, TEXT, FARBEN.text);
  blatt.y += 26;
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

const linksVon = (blatt: Blatt): number => blatt.breite * LABEL_ANTEIL;

const wrapFrage = (blatt: Blatt, label: string) => blatt.wrap(label, LABEL, linksVon(blatt) - ABSTAND);

const raumFuerAngabe = (blatt: Blatt, { label }: Angabe): number =>
  wrapFrage(blatt, label).length * blatt.zeilenhoehe(LABEL) + 8;

/** Question left, answer right; the answer may be longer than a page. */
function writeAngabe(blatt: Blatt, liste: Knoten, { label, text }: Angabe): void {
  const links = linksVon(blatt);
  const zeilen = wrapFrage(blatt, label);
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

/** Writes one block at the place where the page is, into its own nodes; `danach`: the blocks that follow it. */
export async function writeBlock(
  blatt: Blatt,
  eltern: Knoten,
  { block, danach }: { block: Block; danach: readonly Block[] },
): Promise<void> {
  switch (block.art) {
    case "ueberschrift":
      writeUeberschrift(blatt, eltern, { block, danach });
      return;
    case "anschrift":
      writeAnschrift(blatt, eltern, block);
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
    case "balkenplan":
      await writeBalkenplan(blatt, eltern, block);
      return;
    default:
      return assertNever(block);
  }
}
