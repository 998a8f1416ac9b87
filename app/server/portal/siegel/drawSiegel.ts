import { create, type Font } from "fontkit";
import { SIEGEL_TEXT, SIEGEL_VARIANTEN, type SiegelVariante } from "~/domain/siegel/siegel";
import { listSchriften } from "../pdf/schriften";

/** One filled shape of a drawing, as SVG path data. */
export type Form = { readonly d: string; readonly farbe: string };

/** What is drawn: which seal, and the year on it. */
export type Siegelbild = { variante: SiegelVariante; jahr: number };

/** Width and height of the drawing in its own units. */
export const SIEGEL_GROESSE = 400;

const MITTE = SIEGEL_GROESSE / 2;
const WEISS = "#ffffff";

const zahl = (wert: number): string => String(Math.round(wert * 100) / 100);

const kreis = (radius: number, x = MITTE, y = MITTE): string =>
  `M${zahl(x - radius)} ${zahl(y)}a${zahl(radius)} ${zahl(radius)} 0 1 0 ${zahl(2 * radius)} 0a${zahl(radius)} ${zahl(radius)} 0 1 0 ${zahl(-2 * radius)} 0Z`;

let schrift: Font | null = null;

/** The bold font of the portal. Letters become outlines, so that the seal looks the same wherever it is opened. */
function openSchrift(): Font {
  if (schrift !== null) return schrift;
  const [erste] = listSchriften("fett");
  const geoeffnet = erste === undefined ? undefined : create(erste.datei);
  if (geoeffnet === undefined || !("layout" in geoeffnet)) throw new Error("The font of the seal is missing");
  schrift = geoeffnet;
  return geoeffnet;
}

type Buchstabe = { pfad: ReturnType<Font["layout"]>["glyphs"][number]["path"]; breite: number };

/** The letters of a text at a size, with their widths; `sperrung` is added after each. */
function listBuchstaben(text: string, groesse: number, sperrung: number): Buchstabe[] {
  const font = openSchrift();
  const mass = groesse / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  return glyphs.map((glyph, stelle) => ({
    // Fonts count upwards, drawings downwards.
    pfad: glyph.path.transform(mass, 0, 0, -mass, 0, 0),
    breite: (positions[stelle]?.xAdvance ?? glyph.advanceWidth) * mass + sperrung,
  }));
}

type Schriftzug = { groesse: number; sperrung?: number };

const breiteVon = (buchstaben: readonly Buchstabe[]): number =>
  buchstaben.reduce((summe, { breite }) => summe + breite, 0);

/** A text on a straight line, its middle at the middle of the seal. */
function writeStraight(text: string, grundlinie: number, { groesse, sperrung = 0 }: Schriftzug): string {
  const buchstaben = listBuchstaben(text, groesse, sperrung);
  let x = MITTE - (breiteVon(buchstaben) - sperrung) / 2;
  return buchstaben
    .map(({ pfad, breite }) => {
      const hier = pfad.transform(1, 0, 0, 1, x, grundlinie).toSVG();
      x += breite;
      return hier;
    })
    .join("");
}

/** A text on a circle, its middle at the top, or at the bottom with its feet outwards. */
function writeRound(
  text: string,
  radius: number,
  { groesse, sperrung = 0, isUnten = false }: Schriftzug & { isUnten?: boolean },
): string {
  const buchstaben = listBuchstaben(text, groesse, sperrung);
  const richtung = isUnten ? -1 : 1;
  let bogen = -(breiteVon(buchstaben) - sperrung) / 2;
  return buchstaben
    .map(({ pfad, breite }) => {
      // The middle of each letter stands upright on the circle.
      const winkel = (richtung * (bogen + (breite - sperrung) / 2)) / radius;
      bogen += breite;
      const [cos, sin] = [Math.cos(winkel), Math.sin(winkel)];
      const fuss = richtung * -radius;
      const aufgestellt = pfad.transform(1, 0, 0, 1, -(breite - sperrung) / 2, fuss);
      return aufgestellt.transform(cos, sin, -sin, cos, MITTE, MITTE).toSVG();
    })
    .join("");
}

/** A tick with square ends. */
const HAKEN = "M161 124l12-12 20 20 38-38 12 12-50 50Z";

/**
 * A round mark with the words, the year, and how the research was done. The same seal is always drawn in the same way.
 */
export function drawSiegel({ variante, jahr }: Siegelbild): Form[] {
  const { farbe, label } = SIEGEL_VARIANTEN[variante];
  return [
    { d: kreis(200), farbe },
    { d: kreis(191), farbe: WEISS },
    { d: kreis(184), farbe },
    { d: kreis(116), farbe: WEISS },
    { d: writeRound(SIEGEL_TEXT.toLocaleUpperCase("de-DE"), 138, { groesse: 34, sperrung: 3 }), farbe: WEISS },
    {
      d: writeRound(label.toLocaleUpperCase("de-DE"), 159, { groesse: 25, sperrung: 2.5, isUnten: true }),
      farbe: WEISS,
    },
    { d: kreis(5, 57, 248) + kreis(5, 343, 248), farbe: WEISS },
    { d: HAKEN, farbe },
    { d: writeStraight(String(jahr), 243, { groesse: 92, sperrung: 1 }), farbe },
  ];
}

/** The seal with letters across, so that nobody takes the preview for the seal. */
export function drawVorschau(bild: Siegelbild): Form[] {
  const band = { d: "M22 256H378V292H22Z", farbe: WEISS };
  return [
    ...drawSiegel(bild),
    band,
    { d: writeStraight("VORSCHAU", 286, { groesse: 34, sperrung: 14 }), farbe: "#455f81" },
  ];
}
