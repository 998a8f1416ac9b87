import { buffer } from "node:stream/consumers";
import type { Block, Dokument } from "~/domain/dokument/dokument";
import { BETREIBER } from "~/domain/rechtliches/betreiber";
import { Blatt, FARBEN, RAND } from "./blatt";
import { writeBlock } from "./bloecke";
import type { Satz } from "./umbruch";

const KLEIN: Satz = { schnitt: "normal", groesse: 8.5 };
const KLEIN_FETT: Satz = { schnitt: "fett", groesse: 8.5 };

/** Where the document comes from, on every page: the office and its address. */
const BRIEFKOPF = [`${BETREIBER.name} · Antragsportal`, `${BETREIBER.strasse} · ${BETREIBER.ort}`];
/** So many blocks a heading looks ahead: headings of all levels, and what they head. */
const VORAUS = 5;

type Lesezeichen = Blatt["pdf"]["outline"];

/** Bookmarks follow the headings of the first three levels; the title of the document is not one of them. */
class Gliederung {
  readonly #offen: (Lesezeichen | undefined)[];

  constructor(private readonly blatt: Blatt) {
    this.#offen = [blatt.pdf.outline];
  }

  remember(block: Block): void {
    if (block.art !== "ueberschrift" || block.stufe === 1 || block.stufe > 3) return;
    const tiefe = block.stufe - 1;
    const eltern = this.#offen.slice(0, tiefe).findLast((eintrag) => eintrag !== undefined);
    this.#offen.length = tiefe;
    this.#offen[tiefe] = eltern?.addItem(block.text, { expanded: block.stufe === 2 });
  }

  get blattNummer(): number {
    return this.blatt.pdf.bufferedPageRange().count;
  }
}

/** Title, mark and page number of every page, for the eye only. */
async function writeRaender(blatt: Blatt, { titel, kennzeichen }: Dokument): Promise<void> {
  const { start, count } = blatt.pdf.bufferedPageRange();
  for (let seite = start; seite < start + count; seite += 1) {
    await blatt.giveWay();
    blatt.pdf.switchToPage(seite);
    const { height } = blatt.pdf.page;
    const nummer = `Seite ${String(seite + 1)} von ${String(count)}`;
    blatt.schmuck("Pagination", () => {
      writeRight(blatt, kennzeichen, { y: 34, satz: KLEIN_FETT });
      writeRight(blatt, nummer, { y: height - 46, satz: KLEIN });
      const kopf = BRIEFKOPF.flatMap((zeile) => blatt.wrap(zeile, KLEIN, blatt.breite * 0.7).slice(0, 1));
      blatt.write(kopf, 24, { x: RAND, satz: KLEIN, farbe: FARBEN.leise });
      blatt.write(blatt.wrap(titel, KLEIN, blatt.breite * 0.8).slice(0, 1), height - 46, {
        x: RAND,
        satz: KLEIN,
        farbe: FARBEN.leise,
      });
    });
    blatt.linie(52);
  }
}

function writeRight(blatt: Blatt, text: string, { y, satz }: { y: number; satz: Satz }): void {
  const [zeile = []] = blatt.wrap(text, satz, blatt.breite);
  const breite = zeile.reduce((summe, stueck) => summe + blatt.miss(stueck, satz.groesse), 0);
  blatt.write([zeile], y, {
    x: RAND + blatt.breite - breite,
    satz,
    farbe: satz === KLEIN_FETT ? FARBEN.text : FARBEN.leise,
  });
}

async function write(dokument: Dokument, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted();
  const blatt = new Blatt(dokument, signal);
  const inhalt = buffer(blatt.pdf);
  const wurzel = blatt.pdf.struct("Document");
  blatt.pdf.addStructure(wurzel);
  const gliederung = new Gliederung(blatt);
  for (const [stelle, block] of dokument.bloecke.entries()) {
    await blatt.giveWay();
    await writeBlock(blatt, wurzel, { block, danach: dokument.bloecke.slice(stelle + 1, stelle + 1 + VORAUS) });
    gliederung.remember(block);
  }
  await writeRaender(blatt, dokument);
  wurzel.end();
  // The end does this as well; done before, the pages are packed in one go and the fonts in another.
  blatt.pdf.flushPages();
  await blatt.giveWay();
  blatt.pdf.end();
  return new Uint8Array(await inhalt);
}

/**
 * One document after the other: many at a time would all be late together, each with its pages in memory, and hold up
 * everybody else.
 */
let vorige: Promise<unknown> = Promise.resolve();

/**
 * The document as a tagged PDF (PDF/UA): title, language, structure tree in the order of the blocks, bookmarks,
 * embedded fonts. The same document gives the same bytes. Waits for its turn, lets other requests in between, and stops
 * when the signal says so.
 */
export function writePdf(dokument: Dokument, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const work = () => write(dokument, signal);
  const meines = vorige.then(work, work);
  vorige = meines.catch(() => undefined);
  return meines;
}
