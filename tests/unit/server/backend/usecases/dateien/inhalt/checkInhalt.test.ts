import fc from "fast-check";
import { deflateSync, inflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { checkInhalt } from "~/server/backend/usecases/dateien/inhalt/checkInhalt";
import { jpg, objektstrom, pdf, png, pngVonGroesse, zipEnde } from "../../../../../../support/dateien";

const MB = 1024 * 1024;

const urteil = (inhalt: Buffer, name = "datei") => {
  const ergebnis = checkInhalt(inhalt, name);
  return ergebnis.ok ? ergebnis.value : ergebnis.error.mangel;
};

async function gezeichnet(): Promise<Buffer> {
  const teile: Buffer[] = [];
  const dokument = new PDFDocument();
  dokument.on("data", (teil: Buffer) => teil.length > 0 && teile.push(teil));
  const fertig = new Promise((resolve) => dokument.on("end", resolve));
  dokument.text("Versuchsaufbau").addPage().text("Seite 2").end();
  await fertig;
  return Buffer.concat(teile);
}

describe("der Typ einer Datei", () => {
  it.each<[string, Buffer, string]>([
    ["plan.pdf", pdf(), "PDF"],
    ["PLAN.PDF", pdf(), "PDF"],
    ["bild.png", png(), "PNG"],
    ["foto.jpg", jpg(), "JPG"],
    ["foto.jpeg", jpg(), "JPG"],
    ["ohne Endung", jpg(), "JPG"],
  ])("%s wird am Inhalt erkannt", (name, inhalt, typ) => {
    expect(urteil(inhalt, name)).toBe(typ);
  });

  it.each<[string, Buffer, string]>([
    ["leer.pdf", Buffer.alloc(0), "leer"],
    ["archiv.pdf", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(50)]), "keinTyp"],
    ["programm.png", Buffer.from("MZ...."), "keinTyp"],
    ["brief.docx", Buffer.from("PK\x03\x04"), "falscherTyp"],
    ["notiz", Buffer.from("Text"), "falscherTyp"],
    ["plan.pdf", png(), "falscheEndung"],
    ["bild.png", jpg(), "falscheEndung"],
    ["seite.html", pdf(), "falscheEndung"],
    ["vorspann.pdf", Buffer.concat([Buffer.from("<html>"), pdf()]), "keinTyp"],
  ])("%s wird abgelehnt", (name, inhalt, mangel) => {
    expect(urteil(inhalt, name)).toBe(mangel);
  });
});

describe("Bilder", () => {
  it("dürfen 50 Megapixel haben, keines mehr", () => {
    expect(urteil(png(10_000, 5_000))).toBe("PNG");
    expect(urteil(png(10_000, 5_001))).toBe("zuVielePixel");
    expect(urteil(jpg(10_000, 5_000))).toBe("JPG");
    expect(urteil(jpg(10_001, 5_000))).toBe("zuVielePixel");
    expect(urteil(png(0, 5))).toBe("beschaedigt");
  });

  it("müssen vollständig sein", () => {
    for (const bild of [png(), jpg(), pngVonGroesse(3000)]) {
      for (const laenge of [3, 8, 20, bild.length - 1].filter((stelle) => stelle < bild.length))
        expect(urteil(bild.subarray(0, laenge))).not.toMatch(/^(?:PNG|JPG)$/);
    }
  });

  it("als PNG haben richtige Prüfsummen und nichts hinter dem Ende", () => {
    const verdreht = png();
    verdreht[20] = (verdreht[20] ?? 0) ^ 1;
    expect(urteil(verdreht)).toBe("beschaedigt");
    expect(urteil(Buffer.concat([png(), Buffer.from("x")]))).toBe("beschaedigt");
  });

  it("als JPG dürfen eine Vorschau hinter dem Ende haben, aber kein Archiv", () => {
    expect(urteil(jpg(2, 2, jpg()))).toBe("JPG");
    expect(urteil(jpg(2, 2, zipEnde()))).toBe("archiv");
  });
});

describe("PDF", () => {
  it("aus Programmen wird angenommen", async () => {
    expect(urteil(await gezeichnet(), "plan.pdf")).toBe("PDF");
    expect(urteil(pdf(objektstrom("4 0 << /Type /Annot /A << /S /URI /URI (https://example.org) >> >>")))).toBe("PDF");
  });

  it.each([
    ["Skript", "4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj"],
    ["Skript mit verstecktem Namen", "4 0 obj << /S /J#61v#61Script /JS (x) >> endobj"],
    ["Programmaufruf", "4 0 obj << /S /Launch /F (cmd.exe) >> endobj"],
    ["eingebettete Datei", "4 0 obj << /Names << /EmbeddedFiles 5 0 R >> >> endobj"],
    ["Strom einer eingebetteten Datei", "4 0 obj << /Type /EmbeddedFile >> endobj"],
    ["Wiedergabe mit Skript", "4 0 obj << /S /Rendition /JS (x) >> endobj"],
    ["Formular, das sendet", "4 0 obj << /S /SubmitForm >> endobj"],
    ["XFA-Formular", "4 0 obj << /AcroForm << /Fields [] /XFA [(a) 5 0 R] >> >> endobj"],
    ["Sprung in eine eingebettete Datei", "4 0 obj << /S /GoToE >> endobj"],
  ])("mit %s wird abgelehnt, offen und gepackt", (_, objekt) => {
    expect(urteil(pdf(objekt))).toBe("aktiverInhalt");
    expect(urteil(pdf(objektstrom(objekt)))).toBe("aktiverInhalt");
  });

  it("darf Wörter enthalten, die nur so beginnen", () => {
    expect(urteil(pdf("4 0 obj << /LaunchPad 1 /JavaScripts 2 >> endobj"))).toBe("PDF");
  });

  it("mit Schutz wird abgelehnt", () => {
    expect(urteil(pdf("4 0 obj << /Encrypt 5 0 R >> endobj"))).toBe("verschluesselt");
  });

  it.each([
    ["anderem Filter", "<< /Type /ObjStm /N 1 /First 4 /Length 9 /Filter /LZWDecode >>"],
    ["zwei Filtern", "<< /Type /ObjStm /N 1 /First 4 /Length 9 /Filter [/ASCIIHexDecode /FlateDecode] >>"],
    [
      "verschobenen Bytes",
      "<< /Type /ObjStm /N 1 /First 4 /Length 9 /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>",
    ],
    ["verstecktem Typ", "<< /Type /Obj#53tm /N 1 /First 4 /Length 9 /Filter /FlateDecode >>"],
    ["fehlendem Typ", "<< /N 1 /First 4 /Length 9 /Filter /FlateDecode >>"],
    ["fehlendem Typ und einer Bemerkung", "<< /N 1 /First % x\n4 /Length 9 /Filter /FlateDecode >>"],
    ["Bemerkung im Kopf", "<< /Type /ObjStm % x\n /N 1 /First 4 /Length 9 /Filter /FlateDecode >>"],
  ])("mit einem Objektstrom mit %s lässt sich nicht prüfen", (_, kopf) => {
    expect(urteil(pdf(objektstrom("4 0 << /S /JavaScript >>", kopf)))).toBe("nichtPruefbar");
  });

  it("kann den Speicher nicht füllen: entpackt wird das Vielfache einer Datei, höchstens 8 MB", () => {
    const fuellung = (mb: number) => `% ${"x".repeat(mb * MB)}\n`;
    expect(urteil(pdf(objektstrom(" ".repeat(33 * MB))))).toBe("nichtPruefbar");
    expect(urteil(pdf(objektstrom(" ".repeat(MB))))).toBe("nichtPruefbar");
    const gross = (mb: number) => pdf(Buffer.concat([Buffer.from(fuellung(1)), objektstrom(" ".repeat(mb * MB))]));
    expect(urteil(gross(7))).toBe("PDF");
    expect(urteil(gross(9))).toBe("nichtPruefbar");
    // Together, not each.
    expect(
      urteil(pdf(Buffer.concat([gross(0), objektstrom(" ".repeat(5 * MB)), objektstrom(" ".repeat(5 * MB))]))),
    ).toBe("nichtPruefbar");
  });

  it("kostet nicht mehr Zeit als ihr Entpacken, was immer darin steht", () => {
    const bombe = "#41".repeat(10 * MB);
    const dauerVon = (arbeit: () => unknown): number => {
      const { user } = process.cpuUsage();
      arbeit();
      return process.cpuUsage().user - user;
    };
    const [gepackt, datei] = [deflateSync(Buffer.from(bombe)), pdf(objektstrom(bombe))];
    const entpacken = dauerVon(() => inflateSync(gepackt));
    expect(dauerVon(() => urteil(datei))).toBeLessThan(10 * entpacken);
  });

  it("darf viele Objektströme haben und einige Namen mit Nummern, nicht beliebig viele", () => {
    const stream = (anzahl: number) =>
      pdf(Buffer.concat(Array.from({ length: anzahl }, () => objektstrom("1 0 <<>>"))));
    expect(urteil(stream(300))).toBe("PDF");
    expect(urteil(stream(5_001))).toBe("nichtPruefbar");
    expect(urteil(pdf("/F#c3#bcr ".repeat(500)))).toBe("PDF");
    expect(urteil(pdf("/F#c3#bcr ".repeat(15_000)))).toBe("nichtPruefbar");
  });

  it("muss vollständig sein, eine Seite und nichts Fremdes dahinter haben", () => {
    const ganz = pdf();
    expect(urteil(ganz.subarray(0, ganz.length - 20))).toBe("beschaedigt");
    expect(urteil(Buffer.concat([ganz, Buffer.alloc(2000, "x")]))).toBe("beschaedigt");
    expect(urteil(Buffer.concat([ganz, zipEnde()]))).toBe("archiv");
    expect(urteil(Buffer.from("%PDF-1.4\nstartxref\n%%EOF\n"))).toBe("beschaedigt");
  });
});

it("urteilt über jeden Inhalt, ohne zu scheitern", () => {
  const koepfe = fc.constantFrom(
    pdf(),
    png(),
    jpg(),
    Buffer.from("%PDF-1.7 "),
    png().subarray(0, 8),
    jpg().subarray(0, 2),
  );
  fc.assert(
    fc.property(koepfe, fc.uint8Array({ maxLength: 400 }), fc.nat(300), (kopf, zufall, schnitt) => {
      const inhalt = Buffer.concat([kopf.subarray(0, schnitt), zufall, kopf.subarray(schnitt)]);
      expect(urteil(inhalt)).toMatch(/^\w+$/);
    }),
    { numRuns: 1000 },
  );
});
