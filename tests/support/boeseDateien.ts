import { crc32, deflateSync } from "node:zlib";
import { pdf, objektstrom, png } from "./dateien";

/** A file that costs whoever looks into it as much as its kind allows. */
export type BoeseDatei = { titel: string; name: string; bytes: () => Buffer };

const MB = 1024 * 1024;
/** Just what may be sent. */
const ANLAGE = 5 * MB - 1_000;
const IMPORT = 2 * MB - 1_000;

const gefuellt = (text: string, bytes = ANLAGE): Buffer => Buffer.alloc(bytes, text, "latin1");

/** A PNG that consists of empty chunks. */
function pngAusStuecken(): Buffer {
  const name = Buffer.from("tEXt", "latin1");
  const stueck = Buffer.alloc(12);
  name.copy(stueck, 4);
  stueck.writeUInt32BE(crc32(name), 8);
  const bild = png();
  const kopf = bild.subarray(0, 8 + 25);
  return Buffer.concat([
    kopf,
    Buffer.alloc(12 * Math.floor((ANLAGE - bild.length) / 12), stueck),
    bild.subarray(8 + 25),
  ]);
}

const jpgKopf = Buffer.from("ffd8ffe000040000ffc0000b080002000201011100ffda0008010100003f00", "hex");
const doppeltGepackt = (): Buffer =>
  pdf(
    objektstrom(
      deflateSync(Buffer.alloc(100 * MB)).toString("latin1"),
      "<< /Type /ObjStm /N 1 /First 4 /Length 9 /Filter [/FlateDecode /FlateDecode] >>",
    ),
  );

/** Attachments that were the worst of many that were tried. */
export const BOESE_ANLAGEN: readonly BoeseDatei[] = [
  {
    titel: "PDF: 31 MB of `#41` in one object stream",
    name: "a.pdf",
    bytes: () => pdf(objektstrom("#41".repeat(10.3 * MB))),
  },
  {
    titel: "PDF: 7 MB of names with numbers, packed",
    name: "a.pdf",
    bytes: () => pdf(objektstrom("/#41#42".repeat(MB))),
  },
  { titel: "PDF: packed twice", name: "a.pdf", bytes: doppeltGepackt },
  {
    titel: "PDF: 5,000 object streams",
    name: "a.pdf",
    bytes: () => pdf(Buffer.concat(Array.from({ length: 5_000 }, () => objektstrom(" ".repeat(1_500))))),
  },
  { titel: "PDF: 5 MB of types with comments", name: "a.pdf", bytes: () => pdf(gefuellt("/Type%")) },
  { titel: "PDF: 5 MB of numbers in the open", name: "a.pdf", bytes: () => pdf(gefuellt("#41")) },
  { titel: "PDF: 5 MB of ends of archives", name: "a.pdf", bytes: () => pdf(gefuellt("PK\x05\x06")) },
  { titel: "PNG: 430,000 empty chunks", name: "a.png", bytes: pngAusStuecken },
  { titel: "PNG: says 65,535 × 65,535", name: "a.png", bytes: () => png(65_535, 65_535) },
  {
    titel: "JPG: 2.6 million stuffed bytes",
    name: "a.jpg",
    bytes: () => Buffer.concat([jpgKopf, gefuellt("\xff\x00"), gefuellt("\xff\xd9", 2)]),
  },
];

const xml = (inhalt: string): Buffer =>
  Buffer.from(`<antrag format="antragsportal-antrag" formatVersion="1" version="V2">${inhalt}</antrag>`);
const json = (vorhaben: string): Buffer =>
  Buffer.from(
    `{"format":"antragsportal-antrag","formatVersion":"1","version":"V2","antrag":{},"vorhaben":${vorhaben}}`,
  );
const mal = (text: string): string => text.repeat(Math.floor((IMPORT - 200) / text.length));
/** Ten entities, each ten times the one before. */
const lachen = Array.from(
  { length: 10 },
  (_, nummer) => `<!ENTITY l${String(nummer + 1)} "${`&l${String(nummer)};`.repeat(10)}">`,
).join("");

/** Files for the import that were the worst of many that were tried. */
export const BOESE_IMPORTE: readonly BoeseDatei[] = [
  { titel: "XML: 400,000 elements", name: "a.xml", bytes: () => xml(mal("<a/>")) },
  { titel: "XML: one element with 250,000 attributes", name: "a.xml", bytes: () => xml(`<a ${listAttribute()}/>`) },
  {
    titel: "XML: entities of entities",
    name: "a.xml",
    bytes: () => Buffer.from(`<!DOCTYPE a [<!ENTITY l0 "ha">${lachen}]><a>&l10;</a>`),
  },
  { titel: "JSON: 700,000 lists", name: "a.json", bytes: () => json(`[${mal("[],").slice(0, -1)}]`) },
  { titel: "JSON: a million levels", name: "a.json", bytes: () => json(mal("[")) },
  { titel: "JSON: 250,000 names", name: "a.json", bytes: () => json(`[{"werte":{${listNamen()}}}]`) },
  { titel: "JSON: a text of escapes", name: "a.json", bytes: () => json(`["${mal("\\u0041")}"]`) },
];

function listAttribute(): string {
  return Array.from({ length: 180_000 }, (_, nummer) => `a${nummer.toString(36)}=""`)
    .join(" ")
    .slice(0, IMPORT - 300);
}

function listNamen(): string {
  return Array.from({ length: 180_000 }, (_, nummer) => `"${nummer.toString(36)}":1`).join(",");
}
