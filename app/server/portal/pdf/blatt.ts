import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { Dokument } from "~/domain/dokument/dokument";
import { listSchriften } from "./schriften";
import { type Messung, type Satz, wrap, type Zeile } from "./umbruch";

type Pdf = InstanceType<typeof PDFDocument>;
/** A node of the structure tree. */
export type Knoten = ReturnType<Pdf["struct"]>;

/** Distances in points. */
export const RAND = 56;
const OBEN = 72;
const UNTEN = 64;
const ZEILENHOEHE = 1.35;
/** So long a document may hold everybody else. */
const TAKT_MS = 20;

export const FARBEN = {
  text: "#14171a",
  leise: "#4b5157",
  linie: "#c3c8cd",
  akzent: "#00446e",
  flaeche: "#eef2f5",
} as const;

/** The types of the package do not know its subset PDF/UA yet; it is added where the document is made. */
export function optionenFuer({ titel, stand, isQuer }: Pick<Dokument, "titel" | "stand" | "isQuer">) {
  const optionen: ConstructorParameters<typeof PDFDocument>[0] = {
    size: "A4",
    layout: isQuer ? "landscape" : "portrait",
    margins: { top: OBEN, bottom: UNTEN, left: RAND, right: RAND },
    pdfVersion: "1.7",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    bufferPages: true,
    // The moment is that of the content: the same content gives the same bytes.
    info: {
      Title: `${titel} – Antragsportal`,
      Producer: "Antragsportal",
      Creator: "Antragsportal",
      CreationDate: stand,
      ModDate: stand,
    },
  };
  return Object.assign({}, optionen, { subset: "PDF/UA" });
}

type Ort = { x: number; breite: number };
type Text = Ort & { satz: Satz; farbe: string };

/** The pages of one document: where the next line goes, and the node that it belongs to. */
export class Blatt {
  readonly pdf: Pdf;
  readonly #breiten = new Map<string, number>();
  y = OBEN;

  #seit = performance.now();

  constructor(
    dokument: Dokument,
    private readonly signal?: AbortSignal,
  ) {
    this.pdf = new PDFDocument(optionenFuer(dokument));
    for (const { name, datei } of [...listSchriften("normal"), ...listSchriften("fett")])
      this.pdf.registerFont(name, datei);
  }

  /** Lets others in when the writing has gone on for a while; throws when nobody waits for it any more. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.#seit < TAKT_MS) return;
    await setImmediate();
    this.signal?.throwIfAborted();
    this.#seit = performance.now();
  }

  get breite(): number {
    return this.pdf.page.width - 2 * RAND;
  }

  get unten(): number {
    return this.pdf.page.height - UNTEN;
  }

  /** Measures by words, of which a document has few different ones. */
  readonly miss: Messung = ({ schrift, text }, groesse) => {
    const schluessel = `${String(groesse)} ${schrift} ${text}`;
    const bekannt = this.#breiten.get(schluessel) ?? this.pdf.font(schrift).fontSize(groesse).widthOfString(text);
    this.#breiten.set(schluessel, bekannt);
    return bekannt;
  };

  wrap(text: string, satz: Satz, breite: number): Zeile[] {
    return wrap(text, satz, { breite, miss: this.miss });
  }

  neueSeite(): void {
    this.pdf.addPage();
    this.y = OBEN;
  }

  /** Goes to a new page unless so much room is left, or nothing stands on this one. */
  keepFree(hoehe: number): void {
    if (this.y > OBEN && this.y + hoehe > this.unten) this.neueSeite();
  }

  zeilenhoehe({ groesse }: Satz): number {
    return groesse * ZEILENHOEHE;
  }

  /** Writes lines below each other from `y`, all on this page. */
  write(zeilen: readonly Zeile[], y: number, { x, satz, farbe }: Omit<Text, "breite">): void {
    zeilen.forEach((zeile, stelle) => {
      let links = x;
      const grundlinie = y + (stelle + 1) * this.zeilenhoehe(satz) - satz.groesse * 0.32;
      for (const stueck of zeile) {
        this.pdf.font(stueck.schrift).fontSize(satz.groesse).fillColor(farbe);
        this.pdf.text(stueck.text, links, grundlinie, { lineBreak: false, baseline: "alphabetic" });
        links += this.miss(stueck, satz.groesse);
      }
    });
  }

  /** A text in a node, over as many pages as it needs. */
  flow(knoten: Knoten, text: string, { x, breite, satz, farbe }: Text): void {
    let rest: readonly Zeile[] = this.wrap(text, satz, breite);
    const hoehe = this.zeilenhoehe(satz);
    while (rest.length > 0) {
      this.keepFree(hoehe);
      const anzahl = Math.max(1, Math.floor((this.unten - this.y) / hoehe));
      const hier = rest.slice(0, anzahl);
      const { y } = this;
      knoten.add(() => this.write(hier, y, { x, satz, farbe }));
      this.y += hier.length * hoehe;
      rest = rest.slice(anzahl);
    }
  }

  /** Draws what means nothing: lines, areas, page numbers. */
  schmuck(art: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type: art });
    draw();
    this.pdf.endMarkedContent();
  }

  linie(y: number, farbe: string = FARBEN.linie): void {
    this.schmuck("Layout", () => {
      this.pdf
        .moveTo(RAND, y)
        .lineTo(RAND + this.breite, y)
        .lineWidth(0.6)
        .strokeColor(farbe)
        .stroke();
    });
  }
}
