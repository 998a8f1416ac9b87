import { crc32, deflateSync } from "node:zlib";

/** A part of a PNG: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A grey image of this size; the pixels are only there when it is small. */
export function png(breite = 2, hoehe = 2, fuellung = 0): Buffer {
  const kopf = Buffer.alloc(13);
  kopf.writeUInt32BE(breite, 0);
  kopf.writeUInt32BE(hoehe, 4);
  kopf.set([8, 0, 0, 0, 0], 8);
  const punkte = deflateSync(Buffer.alloc(Math.min((breite + 1) * hoehe, 4096)));
  const signatur = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const fuell = fuellung === 0 ? [] : [chunk("tEXt", Buffer.alloc(fuellung, "x"))];
  return Buffer.concat([
    signatur,
    chunk("IHDR", kopf),
    ...fuell,
    chunk("IDAT", punkte),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG of exactly so many bytes. */
export function pngVonGroesse(bytes: number): Buffer {
  const bild = png(2, 2, bytes - png().length - 12);
  if (bild.length !== bytes) throw new Error(`The image has ${String(bild.length)} bytes`);
  return bild;
}

/** The frame of a JPG: enough for everything that looks at its structure. */
export function jpg(breite = 2, hoehe = 2, anhang: Uint8Array = Buffer.alloc(0)): Buffer {
  const sof = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  sof.writeUInt16BE(hoehe, 5);
  sof.writeUInt16BE(breite, 7);
  const sos = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0xff, 0x00, 0x34]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xe0, 0, 4, 0, 0]),
    sof,
    sos,
    Buffer.from([0xff, 0xd9]),
    anhang,
  ]);
}

/** A PDF with one page; `mehr` stands as further objects in front of its end. */
export function pdf(mehr: string | Buffer = ""): Buffer {
  const kopf = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  const seiten =
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n";
  const teile = [
    Buffer.from(kopf + seiten, "latin1"),
    Buffer.from(mehr),
    Buffer.from("\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\n", "latin1"),
  ];
  return Buffer.concat([...teile, Buffer.from("startxref\n9\n%%EOF\n", "latin1")]);
}

/** Objects packed into an object stream; `kopf` replaces its dictionary. */
export function objektstrom(objekte: string, kopf?: string): Buffer {
  const gepackt = deflateSync(Buffer.from(objekte, "latin1"));
  const standard = `<< /Type /ObjStm /N 1 /First 4 /Length ${String(gepackt.length)} /Filter /FlateDecode >>`;
  return Buffer.concat([
    Buffer.from(`\n7 0 obj\n${kopf ?? standard}\nstream\n`, "latin1"),
    gepackt,
    Buffer.from("\nendstream\nendobj\n", "latin1"),
  ]);
}

/** The end of an empty ZIP archive. */
export const zipEnde = (): Buffer => Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);

/** A file as a person chooses it; what it is shows only its content. */
export const datei = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
