import type { Exporttabelle, Exportzelle, Tabellenstrom } from "~/contract/tabelle/exportTabelle";
import { packZip } from "./zip";

const ZEICHEN_BREIT = { min: 10, max: 60 } as const;
/** Longest text of a cell. */
const TEXT_MAX = 32_767;
/** So many rows are written before others have their turn: some milliseconds. */
const JE_STUECK = 250;
/** So many rows a sheet holds, its head among them. */
const ZEILEN_MAX = 1_048_576;
/** Days from the first day of spreadsheets to that of JavaScript. */
const TAGE_BIS_1970 = 25_569;
const TAG_MS = 86_400_000;

/** A spreadsheet cannot hold that many. */
export class ZuVieleZeilen extends Error {
  override readonly name = "ZuVieleZeilen";
}

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

type Zeilen = Exporttabelle["zeilen"];

/** As wide as the longest text of the column among the first rows, within reason. */
function breiteVon(titel: string, zeilen: Zeilen, stelle: number): number {
  const laengen = zeilen
    .slice(0, 200)
    .map((zellen) => (zellen[stelle]?.art === "text" ? zellen[stelle].wert.length : 0));
  return Math.min(ZEICHEN_BREIT.max, Math.max(ZEICHEN_BREIT.min, titel.length + 2, ...laengen));
}

/** What stands before the rows. The first row stays in sight. */
function toBlattanfang(titel: readonly string[], erste: Zeilen): string {
  const cols = titel.map((einer, stelle) => {
    const nummer = String(stelle + 1);
    return `<col min="${nummer}" max="${nummer}" width="${String(breiteVon(einer, erste, stelle))}" customWidth="1"/>`;
  });
  const kopf = titel.map((einer, stelle) => textZelle(`${spaltenName(stelle)}1`, einer, ` s="${String(FORMAT.fett)}"`));
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData><row r="1">${kopf.join("")}</row>`;
}

const toReihe = (namen: readonly string[], zellen: Zeilen[number], nummer: string): string =>
  `<row r="${nummer}">${zellen.map((zelle, stelle) => toZelle(zelle, `${namen[stelle] ?? ""}${nummer}`)).join("")}</row>`;

/** The sheet, piece by piece. */
async function* packBlatt({ spalten, stuecke }: Tabellenstrom): AsyncGenerator<string> {
  const titel = spalten.map(({ title }) => title);
  const namen = titel.map((_, stelle) => spaltenName(stelle));
  let nummer = 1;
  for await (const zeilen of stuecke) {
    if (nummer === 1) yield toBlattanfang(titel, zeilen);
    if (nummer + zeilen.length > ZEILEN_MAX) throw new ZuVieleZeilen();
    yield zeilen.map((zellen) => toReihe(namen, zellen, String((nummer += 1)))).join("");
  }
  if (nummer === 1) yield toBlattanfang(titel, []);
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

/** A table as an Excel file with one sheet, packed in pieces: however long it is, no piece holds up the process. */
export function packXlsx(tabelle: Tabellenstrom): AsyncGenerator<Uint8Array> {
  const mappe = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${toXml(tabelle.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return packZip([
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
    { name: "xl/worksheets/sheet1.xml", stuecke: packBlatt(tabelle) },
  ]);
}

/** A short table at once. */
export async function writeXlsx({ name, spalten, zeilen }: Exporttabelle): Promise<Uint8Array<ArrayBuffer>> {
  const strom = {
    name,
    spalten: spalten.map((title) => ({ key: title, title })),
    stuecke: splitZeilen(zeilen),
  };
  const gepackt: Uint8Array[] = [];
  for await (const bytes of packXlsx(strom)) gepackt.push(bytes);
  return new Uint8Array(Buffer.concat(gepackt));
}

/** Asynchronous because a table that comes from the database is. */
async function* splitZeilen(zeilen: Zeilen): AsyncGenerator<Zeilen> {
  for (let von = 0; von < zeilen.length; von += JE_STUECK) yield zeilen.slice(von, von + JE_STUECK);
}
