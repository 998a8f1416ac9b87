import { buffer } from "node:stream/consumers";
import { renderAsync } from "@resvg/resvg-js";
import PDFDocument from "pdfkit";
import { SIEGEL_TEXT, SIEGEL_VARIANTEN, type SiegelFormat } from "~/domain/siegel/siegel";
import { optionenFuer } from "../pdf/blatt";
import { type Form, SIEGEL_GROESSE, type Siegelbild, drawSiegel, drawVorschau } from "./drawSiegel";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pixels of the PNG. */
const PNG_BREITE = 1200;

/** Points of the page of the PDF: 12 centimetres. */
const PDF_BREITE = 340;

const nameVon = ({ variante, jahr }: Siegelbild): string =>
  `Siegel „${SIEGEL_TEXT}“ ${String(jahr)}, ${SIEGEL_VARIANTEN[variante].label}`;

function toSvg(bild: Siegelbild, formen: readonly Form[]): string {
  const groesse = String(SIEGEL_GROESSE);
  const pfade = formen.map(({ d, farbe }) => `<path fill="${farbe}" d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${groesse} ${groesse}" role="img"><title>${nameVon(bild)}</title>${pfade}</svg>`;
}

/** The seal as it is shown before its rules are agreed to. */
export const siegelVorschau = (bild: Siegelbild): string => toSvg(bild, drawVorschau(bild));

async function toPng(svg: string): Promise<Bytes> {
  const bild = await renderAsync(svg, {
    fitTo: { mode: "width", value: PNG_BREITE },
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(bild.asPng());
}

/** One page of the size of the seal, with the words for those who do not see it. */
async function toPdf(bild: Siegelbild, formen: readonly Form[]): Promise<Bytes> {
  const titel = nameVon(bild);
  // The same seal gives the same bytes: the moment is the beginning of its year.
  const stand = new Date(Date.UTC(bild.jahr, 0, 1));
  const pdf = new PDFDocument({
    ...optionenFuer({ titel, stand, isQuer: false }),
    size: [PDF_BREITE, PDF_BREITE],
    margin: 0,
  });
  const inhalt = buffer(pdf);
  const dokument = pdf.struct("Document");
  pdf.addStructure(dokument);
  const draw = () => {
    pdf.save().scale(PDF_BREITE / SIEGEL_GROESSE);
    for (const { d, farbe } of formen) pdf.path(d).fill(farbe);
    pdf.restore();
  };
  dokument.add(pdf.struct("Figure", { alt: titel }, [draw]));
  dokument.end();
  pdf.end();
  return new Uint8Array(await inhalt);
}

async function create(bild: Siegelbild, format: SiegelFormat): Promise<Bytes> {
  const formen = drawSiegel(bild);
  const svg = toSvg(bild, formen);
  if (format === "png") return toPng(svg);
  return format === "pdf" ? toPdf(bild, formen) : new TextEncoder().encode(svg);
}

const fertige = new Map<string, Promise<Bytes>>();

/** A seal as a file. There are two a year, so each is made once per process. */
export function siegelDatei(bild: Siegelbild, format: SiegelFormat): Promise<Bytes> {
  const schluessel = `${bild.variante} ${String(bild.jahr)} ${format}`;
  const bekannt = fertige.get(schluessel) ?? create(bild, format);
  fertige.set(schluessel, bekannt);
  return bekannt;
}
