import { deflateSync, crc32 } from "node:zlib";
import PDFDocument from "pdfkit";
import { streamFrom } from "~/lib/streams";
import type { AnlageTyp } from "~/domain/antrag/anlagen";
import { ANLAGE_MAX_BYTES } from "~/domain/antrag/anlagen";
import { insertDatei } from "../storage/dateiStore";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";

/** Where the files go, and whose they are. */
type Saat = { tx: Tx; dienste: Dienste; besitzer: { unternehmenUuid: string } };
type Platz = { antragUuid: string; am: Date; von: string } & ({ vorhabenUuid: string } | { antwortUuid: string });

/** A page with a frame and two words: obviously an example. */
function drawPdf(): Promise<Buffer> {
  const dokument = new PDFDocument({ size: "A5", info: { Title: "Versuchsaufbau (Beispiel)" } });
  const teile: Buffer[] = [];
  return new Promise((resolve) => {
    dokument.on("data", (teil: Buffer) => teile.push(teil));
    dokument.on("end", () => resolve(Buffer.concat(teile)));
    dokument
      .fontSize(18)
      .text("Beispiel: Versuchsaufbau")
      .moveDown()
      .fontSize(11)
      .text("Diese Zeichnung gehört zu den Demodaten.");
    dokument.rect(80, 160, 240, 120).stroke().end();
  });
}

function stueck(name: string, inhalt: Buffer): Buffer {
  const [laenge, summe, koerper] = [
    Buffer.alloc(4),
    Buffer.alloc(4),
    Buffer.concat([Buffer.from(name, "latin1"), inhalt]),
  ];
  laenge.writeUInt32BE(inhalt.length);
  summe.writeUInt32BE(crc32(koerper));
  return Buffer.concat([laenge, koerper, summe]);
}

/** A grey staircase, 64 by 64 pixels. */
function drawPng(): Buffer {
  const kante = 64;
  const kopf = Buffer.alloc(13);
  kopf.writeUInt32BE(kante, 0);
  kopf.writeUInt32BE(kante, 4);
  kopf.set([8, 0, 0, 0, 0], 8);
  const zeilen = Array.from({ length: kante }, (_, y) => [
    0,
    ...Array.from({ length: kante }, (_leer, x) => (x < y ? 60 : 220)),
  ]);
  const signatur = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const punkte = deflateSync(Buffer.from(zeilen.flat()));
  return Buffer.concat([signatur, stueck("IHDR", kopf), stueck("IDAT", punkte), stueck("IEND", Buffer.alloc(0))]);
}

async function* einTeil(inhalt: Buffer) {
  yield await Promise.resolve(inhalt);
}

async function seedAnlage(
  { tx, dienste, besitzer }: Saat,
  platz: Platz,
  datei: { name: string; typ: AnlageTyp; inhalt: Buffer },
): Promise<void> {
  const { am, von, ...wo } = platz;
  const gesendet = "antwortUuid" in platz ? { eingereichtAm: am } : {};
  const { name, typ, inhalt } = datei;
  const eingang = await dienste.ablage.receive(streamFrom(einTeil(inhalt)), ANLAGE_MAX_BYTES);
  const schluessel = dienste.random.token();
  await eingang.takeOver(schluessel);
  await insertDatei(tx, {
    uuid: dienste.random.uuid(),
    unternehmenUuid: besitzer.unternehmenUuid,
    ...wo,
    ...gesendet,
    name,
    typ,
    schluessel,
    groesse: eingang.groesse,
    sha256: eingang.sha256,
    hochgeladenAm: am,
    hochgeladenVon: von,
  });
}

/** Gives a demo answer its file. */
export async function seedAntwortDatei(saat: Saat, platz: Platz): Promise<void> {
  await seedAnlage(saat, platz, { name: "Arbeitsplan.pdf", typ: "PDF", inhalt: await drawPdf() });
}

/** Gives a demo Vorhaben two example files, made here. */
export async function seedAnlagen(saat: Saat, platz: Platz): Promise<void> {
  await seedAnlage(saat, platz, { name: "Versuchsaufbau.pdf", typ: "PDF", inhalt: await drawPdf() });
  await seedAnlage(saat, platz, { name: "Messverlauf.png", typ: "PNG", inhalt: drawPng() });
}
