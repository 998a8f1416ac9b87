import type { Block } from "~/domain/dokument/dokument";
import { type Blatt, FARBEN, type Knoten, RAND } from "./blatt";
import type { Satz } from "./umbruch";

type Balkenplan = Extract<Block, { art: "balkenplan" }>;
type Zeile = Balkenplan["zeilen"][number];

const TITEL: Satz = { schnitt: "fett", groesse: 11 };
const NAME: Satz = { schnitt: "normal", groesse: 9 };
const KOPF: Satz = { schnitt: "fett", groesse: 8 };
const SPALTE: Satz = { schnitt: "normal", groesse: 6.5 };
const ZEICHEN: Satz = { schnitt: "fett", groesse: 7.5 };
/** The names of the rows, and heights of the two heads and of a row. */
const NAMEN = 210;
const [GRUPPE_HOCH, SPALTE_HOCH, ZEILE_HOCH] = [13, 11, 17];
const KOPF_HOCH = GRUPPE_HOCH + SPALTE_HOCH;
/** Above and below a bar within its row. */
const LUFT = 4;
/** Narrower columns are named by every second, third, … of them. */
const NAME_BRAUCHT = 11;

const titelHoehe = (blatt: Blatt, { titel }: Balkenplan): number =>
  blatt.wrap(titel, TITEL, blatt.breite).length * blatt.zeilenhoehe(TITEL) + 4;

/** Title, heads and two rows. */
export const raumFuerBalkenplan = (blatt: Blatt, block: Balkenplan): number =>
  titelHoehe(blatt, block) + KOPF_HOCH + Math.min(2, block.zeilen.length) * ZEILE_HOCH;

/** Draws a part of the chart from `y` on. */
class Bild {
  readonly #breite: number;

  constructor(
    private readonly blatt: Blatt,
    private readonly block: Balkenplan,
    private readonly y: number,
  ) {
    this.#breite = (blatt.breite - NAMEN) / block.spalten.length;
  }

  draw(zeilen: readonly Zeile[]): void {
    this.#flaechen(KOPF_HOCH + zeilen.length * ZEILE_HOCH);
    this.#koepfe();
    zeilen.forEach((zeile, stelle) => this.#zeile(zeile, this.y + KOPF_HOCH + stelle * ZEILE_HOCH));
  }

  #x(spalte: number): number {
    return RAND + NAMEN + spalte * this.#breite;
  }

  #text(text: string, ort: { x: number; y: number; breite: number; satz: Satz }): void {
    const { satz, breite } = ort;
    this.blatt.write(this.blatt.wrap(text, satz, breite).slice(0, 1), ort.y, { x: ort.x, satz, farbe: FARBEN.text });
  }

  /** Columns without work, and lines between what belongs to different groups. */
  #flaechen(hoehe: number): void {
    const { pdf } = this.blatt;
    this.block.spalten.forEach(({ isOhneArbeit }, stelle) => {
      if (isOhneArbeit) pdf.rect(this.#x(stelle), this.y, this.#breite, hoehe).fill(FARBEN.flaeche);
    });
    for (const { von } of this.block.gruppen)
      pdf
        .moveTo(this.#x(von), this.y)
        .lineTo(this.#x(von), this.y + hoehe)
        .lineWidth(0.6)
        .stroke(FARBEN.linie);
  }

  #koepfe(): void {
    for (const { titel, von, bis } of this.block.gruppen) {
      const breite = (bis - von + 1) * this.#breite - 2;
      this.#text(titel, { x: this.#x(von) + 2, y: this.y, breite, satz: KOPF });
    }
    const jede = Math.max(1, Math.ceil(NAME_BRAUCHT / this.#breite));
    this.block.spalten.forEach(({ titel }, stelle) => {
      if (stelle % jede !== 0) return;
      const ort = { x: this.#x(stelle) + 1, y: this.y + GRUPPE_HOCH, breite: jede * this.#breite, satz: SPALTE };
      this.#text(titel, ort);
    });
  }

  #zeile({ titel, von, bis, zeichen }: Zeile, y: number): void {
    const { pdf, breite } = this.blatt;
    pdf
      .moveTo(RAND, y)
      .lineTo(RAND + breite, y)
      .lineWidth(0.4)
      .stroke(FARBEN.linie);
    this.#text(titel, { x: RAND, y: y + 2, breite: NAMEN - 6, satz: NAME });
    if (von === null || bis === null) return;
    const [links, rechts] = [this.#x(von), this.#x(bis + 1)];
    pdf.rect(links + 0.5, y + LUFT, rechts - links - 1, ZEILE_HOCH - 2 * LUFT).fill(FARBEN.akzent);
    // Beside the bar: behind it, or before it where the page ends.
    const platz = zeichen.length * ZEICHEN.groesse;
    const x = rechts + platz + 4 > RAND + breite ? links - platz : rechts + 3;
    if (zeichen !== "") this.#text(zeichen, { x, y: y + LUFT - 1, breite: platz + 4, satz: ZEICHEN });
  }
}

/**
 * A work plan as bars over time, over as many pages as it needs: on each a figure with its words, and its heads once
 * more.
 */
export async function writeBalkenplan(blatt: Blatt, eltern: Knoten, block: Balkenplan): Promise<void> {
  blatt.keepFree(raumFuerBalkenplan(blatt, block));
  const titel = blatt.pdf.struct("P");
  eltern.add(titel);
  blatt.flow(titel, block.titel, { x: RAND, breite: blatt.breite, satz: TITEL, farbe: FARBEN.text });
  titel.end();
  blatt.y += 4;
  for (let ab = 0; ab < block.zeilen.length;) {
    await blatt.giveWay();
    blatt.keepFree(KOPF_HOCH + ZEILE_HOCH);
    const frei = Math.max(1, Math.floor((blatt.unten - blatt.y - KOPF_HOCH) / ZEILE_HOCH));
    const zeilen = block.zeilen.slice(ab, ab + frei);
    const { y } = blatt;
    const hoehe = KOPF_HOCH + zeilen.length * ZEILE_HOCH;
    const figur = blatt.pdf.struct("Figure", { alt: block.worte }, () => new Bild(blatt, block, y).draw(zeilen));
    eltern.add(figur);
    figur.end();
    blatt.y = y + hoehe + 10;
    ab += zeilen.length;
  }
}
