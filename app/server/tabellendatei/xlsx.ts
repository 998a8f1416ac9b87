import type { Exporttabelle, Exportzelle } from "~/contract/tabelle/exportTabelle";
import { writeZip } from "./zip";

const ZEICHEN_BREIT = { min: 10, max: 60 } as const;
/** Longest text of a cell. */
const TEXT_MAX = 32_767;
/** So many rows are written before others have their turn: some milliseconds. */
const JE_STUECK = 250;
/** Days from the first day of spreadsheets to that of JavaScript. */
const TAGE_BIS_1970 = 25_569;
const TAG_MS = 86_400_000;

/** Places in `cellXfs` of the styles. */
const FORMAT = { fett: 1, tag: 2 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PAKET = "http://schemas.openxmlformats.org/package/2006";
const TYP = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const ENTITAETEN: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// The characters that XML does not admit, and the line break that it changes.
const UNERLAUBT = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for XML. What XML cannot hold is written as spreadsheets do it: _x000D_; what only looks so already, too. */
function toXml(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .replace(UNERLAUBT, (zeichen) => `_x${zeichen.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replace(/[&<>"]/g, (zeichen) => ENTITAETEN[zeichen] ?? "");
}

/** A, B, … Z, AA, … */
function spaltenName(stelle: number): string {
  const letzter = String.fromCharCode(65 + (stelle % 26));
  return stelle < 26 ? letzter : spaltenName(Math.floor(stelle / 26) - 1) + letzter;
}

const textZelle = (ort: string, text: string, format = ""): string =>
  `<c r="${ort}"${format} t="inlineStr"><is><t xml:space="preserve">${toXml(text)}</t></is></c>`;

/** A text is written as a text, so that nothing in it is calculated, and numbers and days as what they are. */
function toZelle(zelle: Exportzelle, ort: string): string {
  if (zelle === null) return "";
  if (zelle.art === "zahl") return `<c r="${ort}"><v>${String(zelle.wert)}</v></c>`;
  if (zelle.art === "text") return textZelle(ort, zelle.wert);
  const tag = Date.parse(`${zelle.wert}T00:00:00Z`) / TAG_MS + TAGE_BIS_1970;
  return `<c r="${ort}" s="${String(FORMAT.tag)}"><v>${String(tag)}</v></c>`;
}

/** As wide as the longest text of the column, within reason. */
function breiteVon({ spalten, zeilen }: Exporttabelle, stelle: number): number {
  const laengen = zeilen
    .slice(0, 200)
    .map((zellen) => (zellen[stelle]?.art === "text" ? zellen[stelle].wert.length : 0));
  return Math.min(ZEICHEN_BREIT.max, Math.max(ZEICHEN_BREIT.min, (spalten[stelle]?.length ?? 0) + 2, ...laengen));
}

/** The sheet, piece by piece. Its first row stays in sight. */
function* blatt(tabelle: Exporttabelle): Generator<string> {
  const { spalten, zeilen } = tabelle;
  const namen = spalten.map((_, stelle) => spaltenName(stelle));
  const cols = namen.map((_, stelle) => {
    const nummer = String(stelle + 1);
    return `<col min="${nummer}" max="${nummer}" width="${String(breiteVon(tabelle, stelle))}" customWidth="1"/>`;
  });
  const kopf = spalten.map((titel, stelle) =>
    textZelle(`${namen[stelle] ?? ""}1`, titel, ` s="${String(FORMAT.fett)}"`),
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData><row r="1">${kopf.join("")}</row>`;
  for (let von = 0; von < zeilen.length; von += JE_STUECK) {
    const stueck = zeilen.slice(von, von + JE_STUECK).map((zellen, index) => {
      const nummer = String(von + index + 2);
      return `<row r="${nummer}">${zellen.map((zelle, stelle) => toZelle(zelle, `${namen[stelle] ?? ""}${nummer}`)).join("")}</row>`;
    });
    yield stueck.join("");
  }
  yield "</sheetData></worksheet>";
}

const beziehungen = (teile: readonly [typ: string, ziel: string][]): string =>
  `${XML}<Relationships xmlns="${PAKET}/relationships">${teile
    .map(
      ([typ, ziel], stelle) => `<Relationship Id="rId${String(stelle + 1)}" Type="${OFFICE}/${typ}" Target="${ziel}"/>`,
    )
    .join("")}</Relationships>`;

const INHALTSTYPEN = `${XML}<Types xmlns="${PAKET}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYP}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYP}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYP}.styles+xml"/></Types>`;

const STILE = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A table as an Excel file with one sheet. Written in pieces: however long the list, no piece holds up the process. */
export function writeXlsx(tabelle: Exporttabelle): Promise<Uint8Array<ArrayBuffer>> {
  const mappe = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${toXml(tabelle.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return writeZip([
    { name: "[Content_Types].xml", stuecke: [INHALTSTYPEN] },
    { name: "_rels/.rels", stuecke: [beziehungen([["officeDocument", "xl/workbook.xml"]])] },
    { name: "xl/workbook.xml", stuecke: [mappe] },
    {
      name: "xl/_rels/workbook.xml.rels",
      stuecke: [
        beziehungen([
          ["worksheet", "worksheets/sheet1.xml"],
          ["styles", "styles.xml"],
        ]),
      ],
    },
    { name: "xl/styles.xml", stuecke: [STILE] },
    { name: "xl/worksheets/sheet1.xml", stuecke: blatt(tabelle) },
  ]);
}
