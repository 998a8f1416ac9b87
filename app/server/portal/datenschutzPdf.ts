import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { DATENSCHUTZ, DATENSCHUTZ_DATUM, DATENSCHUTZ_TITEL } from "~/domain/rechtliches/datenschutz";

type Pdf = InstanceType<typeof PDFDocument>;
type Knoten = ReturnType<Pdf["struct"]>;

/** Distances and sizes in points. */
const RAND = 64;
const ZEILENABSTAND = 3;
const SCHRIFT = "@fontsource/source-sans-3/files/source-sans-3-latin-";

/** The types of the package do not know its subset PDF/UA yet; it is added where the document is made. */
const OPTIONEN: ConstructorParameters<typeof PDFDocument>[0] = {
  size: "A4",
  margin: RAND,
  pdfVersion: "1.7",
  tagged: true,
  lang: "de-DE",
  displayTitle: true,
  info: { Title: `${DATENSCHUTZ_TITEL} – Antragsportal` },
};

const require = createRequire(import.meta.url);
let fertig: Promise<Uint8Array<ArrayBuffer>> | null = null;

/** The privacy policy as a PDF with tags, language and title, made once per process. The text is that of the page. */
export function datenschutzPdf(): Promise<Uint8Array<ArrayBuffer>> {
  fertig ??= writePdf();
  return fertig;
}

async function writePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument(Object.assign({}, OPTIONEN, { subset: "PDF/UA" }));
  const inhalt = buffer(pdf);
  pdf.registerFont("normal", require.resolve(`${SCHRIFT}400-normal.woff`));
  pdf.registerFont("fett", require.resolve(`${SCHRIFT}700-normal.woff`));
  const dokument = pdf.struct("Document");
  pdf.addStructure(dokument);
  addText(pdf, dokument, { tag: "H1", text: DATENSCHUTZ_TITEL, size: 22, isBold: true });
  for (const { titel, absaetze } of DATENSCHUTZ) {
    addText(pdf, dokument, { tag: "H2", text: titel, size: 15, isBold: true });
    for (const absatz of absaetze) addAbsatz(pdf, dokument, absatz);
  }
  addText(pdf, dokument, { tag: "P", text: `Stand: ${DATENSCHUTZ_DATUM}` });
  dokument.end();
  pdf.end();
  return new Uint8Array(await inhalt);
}

function addAbsatz(pdf: Pdf, dokument: Knoten, absatz: string | readonly string[]): void {
  if (typeof absatz === "string") {
    addText(pdf, dokument, { tag: "P", text: absatz });
    return;
  }
  const liste = pdf.struct("L");
  dokument.add(liste);
  for (const punkt of absatz) {
    const eintrag = pdf.struct("LI");
    liste.add(eintrag);
    addText(pdf, eintrag, { tag: "LBody", text: `• ${punkt}`, indent: 12 });
    eintrag.end();
  }
  liste.end();
  pdf.moveDown(0.4);
}

type Textstueck = { tag: "H1" | "H2" | "P" | "LBody"; text: string; size?: number; isBold?: boolean; indent?: number };

function addText(pdf: Pdf, eltern: Knoten, { tag, text, size = 11, isBold = false, indent = 0 }: Textstueck): void {
  eltern.add(
    pdf.struct(tag, {}, () => {
      pdf.font(isBold ? "fett" : "normal").fontSize(size);
      pdf.text(text, RAND + indent, pdf.y, { lineGap: ZEILENABSTAND, width: pdf.page.width - 2 * RAND - indent });
      pdf.moveDown(tag === "LBody" ? 0.1 : 0.5);
    }),
  );
}
