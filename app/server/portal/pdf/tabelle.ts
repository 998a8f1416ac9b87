import type { Block } from "~/domain/dokument/dokument";
import { type Blatt, FARBEN, type Knoten, RAND } from "./blatt";
import type { Satz, Zeile } from "./umbruch";

type Tabelle = Extract<Block, { art: "tabelle" }>;
type Spalte = { x: number; breite: number };
type Zellen = readonly (readonly Zeile[])[];

const KOPF: Satz = { schnitt: "fett", groesse: 9 };
const ZELLE: Satz = { schnitt: "normal", groesse: 9.5 };
const TITEL: Satz = { schnitt: "fett", groesse: 11 };
const INNEN = 4;

function listSpalten(blatt: Blatt, { spalten }: Tabelle): Spalte[] {
  const summe = spalten.reduce((bisher, { breite }) => bisher + breite, 0);
  let x = RAND;
  return spalten.map(({ breite }) => {
    const spalte = { x, breite: (blatt.breite * breite) / summe };
    x += spalte.breite;
    return spalte;
  });
}

const wrapAll = (
  blatt: Blatt,
  texte: readonly string[],
  { spalten, satz }: { spalten: readonly Spalte[]; satz: Satz },
): Zellen => texte.map((text, stelle) => blatt.wrap(text, satz, (spalten[stelle]?.breite ?? 0) - 2 * INNEN));

const hoechste = (zellen: Zellen): number => Math.max(1, ...zellen.map((zeilen) => zeilen.length));

/** The options of a header cell; the types of the package do not know `scope` yet. */
const kopfzelle = (scope: "Column" | "Row") => ({ lang: "de-DE", scope });

type Reihe = { knoten: readonly Knoten[]; zellen: Zellen; satz: Satz };

/** Writes a row, over as many pages as its longest cell needs; `beiSeitenwechsel` repeats the head. */
function writeReihe(
  blatt: Blatt,
  spalten: readonly Spalte[],
  { reihe, beiSeitenwechsel }: { reihe: Reihe; beiSeitenwechsel: () => void },
): void {
  const { knoten, zellen, satz } = reihe;
  const hoehe = blatt.zeilenhoehe(satz);
  const alle = hoechste(zellen);
  for (let ab = 0; ab < alle;) {
    const frei = Math.floor((blatt.unten - blatt.y - 2 * INNEN) / hoehe);
    if (frei < Math.min(2, alle - ab)) {
      blatt.neueSeite();
      beiSeitenwechsel();
      continue;
    }
    const bis = Math.min(alle, ab + frei);
    const y = blatt.y + INNEN;
    zellen.forEach((zeilen, stelle) => {
      const hier = zeilen.slice(ab, bis);
      const ort = { x: (spalten[stelle]?.x ?? RAND) + INNEN, satz, farbe: FARBEN.text };
      if (hier.length > 0) knoten[stelle]?.add(() => blatt.write(hier, y, ort));
    });
    blatt.y = y + (bis - ab) * hoehe + INNEN;
    blatt.linie(blatt.y);
    ab = bis;
  }
}

function prime(blatt: Blatt, hoehe: number): void {
  const { y, pdf, breite } = blatt;
  blatt.schmuck("Layout", () => pdf.rect(RAND, y, breite, hoehe).fill(FARBEN.flaeche));
}

/** Title, heads, and two lines of the first row. */
export function raumFuerTabelle(blatt: Blatt, block: Tabelle): number {
  const titel = blatt.wrap(block.titel, TITEL, blatt.breite).length * blatt.zeilenhoehe(TITEL) + 4;
  return titel + wrapKopf(blatt, block).hoehe + 2 * blatt.zeilenhoehe(ZELLE) + 2 * INNEN;
}

function writeTitel(blatt: Blatt, tabelle: Knoten, titel: string): void {
  const knoten = blatt.pdf.struct("Caption");
  tabelle.add(knoten);
  blatt.flow(knoten, titel, { x: RAND, breite: blatt.breite, satz: TITEL, farbe: FARBEN.text });
  knoten.end();
  blatt.y += 4;
}

/** A row of the structure, whose cells are data or heads. */
function addReihe(blatt: Blatt, bereich: Knoten, tags: readonly ("Column" | "Row" | null)[]): Knoten[] {
  const { pdf } = blatt;
  const reihe = pdf.struct("TR");
  bereich.add(reihe);
  const zellen = tags.map((scope) => (scope === null ? pdf.struct("TD") : pdf.struct("TH", kopfzelle(scope))));
  for (const zelle of zellen) reihe.add(zelle);
  return zellen;
}

/** The row of column heads, and how high it stands. */
type Kopf = { spalten: readonly Spalte[]; zellen: Zellen; hoehe: number };

function wrapKopf(blatt: Blatt, block: Tabelle): Kopf {
  const spalten = listSpalten(blatt, block);
  const titel = block.spalten.map((spalte) => spalte.titel);
  const zellen = wrapAll(blatt, titel, { spalten, satz: KOPF });
  return { spalten, zellen, hoehe: hoechste(zellen) * blatt.zeilenhoehe(KOPF) + 2 * INNEN };
}

function writeKopf(blatt: Blatt, tabelle: Knoten, { spalten, zellen, hoehe }: Kopf): void {
  const bereich = blatt.pdf.struct("THead");
  tabelle.add(bereich);
  prime(blatt, hoehe);
  const tags = spalten.map(() => "Column" as const);
  writeReihe(blatt, spalten, {
    reihe: { knoten: addReihe(blatt, bereich, tags), zellen, satz: KOPF },
    beiSeitenwechsel: () => undefined,
  });
}

/** The heads once more, on a further page. */
function repeatKopf(blatt: Blatt, { spalten, zellen, hoehe }: Kopf): void {
  prime(blatt, hoehe);
  const y = blatt.y + INNEN;
  blatt.schmuck("Pagination", () => {
    zellen.forEach((zeilen, stelle) =>
      blatt.write(zeilen, y, { x: (spalten[stelle]?.x ?? RAND) + INNEN, satz: KOPF, farbe: FARBEN.text }),
    );
  });
  blatt.y += hoehe;
}

/** A table with caption, column heads and row heads; the heads stand again on each further page, for the eye only. */
export async function writeTabelle(blatt: Blatt, eltern: Knoten, block: Tabelle): Promise<void> {
  blatt.keepFree(raumFuerTabelle(blatt, block));
  const kopf = wrapKopf(blatt, block);
  const { spalten } = kopf;
  const tabelle = blatt.pdf.struct("Table");
  eltern.add(tabelle);
  writeTitel(blatt, tabelle, block.titel);
  writeKopf(blatt, tabelle, kopf);
  const rumpf = blatt.pdf.struct("TBody");
  tabelle.add(rumpf);
  for (const zeile of block.zeilen) {
    await blatt.giveWay();
    const tags = zeile.map((_, stelle) => (stelle === 0 ? "Row" : null));
    const knoten = addReihe(blatt, rumpf, tags);
    writeReihe(blatt, spalten, {
      reihe: { knoten, zellen: wrapAll(blatt, zeile, { spalten, satz: ZELLE }), satz: ZELLE },
      beiSeitenwechsel: () => repeatKopf(blatt, kopf),
    });
  }
  tabelle.end();
  blatt.y += 10;
}
