import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loader as datenblatt } from "~/routes/unternehmen.datenblatt[.]pdf";
import { loader as kmu } from "~/routes/unternehmen.kmu.berechnung[.]pdf";
import { type Browser, FIRMEN, startBackend, type TestBackend } from "../../support/backend";
import { type GelesenesPdf, listText, readPdf, type StrukturKnoten } from "../../support/readPdf";
import { completeUnternehmen, NAMEN_DER_GRUPPE } from "../../support/vollesUnternehmen";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  await completeUnternehmen(chefin, { 2025: "18450001", 2024: "16920002", 2023: "15380003" });
});
afterAll(() => t.stop());

async function download(loader: (args: LoaderFunctionArgs) => Promise<Response>, pfad: string): Promise<Uint8Array> {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backend = (request: Request) => t.backend.handle(request, { clientIp: "192.0.2.9" });
  const antwort = await loader(anfrageAn(pfad, backend, { headers: { cookie } }));
  expect(antwort.status).toBe(200);
  expect(antwort.headers.get("content-type")).toBe("application/pdf");
  return new Uint8Array(await antwort.arrayBuffer());
}

const tagsOf = (knoten: readonly StrukturKnoten[]): string[] =>
  knoten.flatMap(({ tag, kinder }) => [tag, ...tagsOf(kinder)]);

describe.each([
  [
    "das Datenblatt",
    () => download(datenblatt, "/unternehmen/datenblatt.pdf"),
    {
      titel: /^Datenblatt/,
      tags: ["H1", "Table", "Caption", "TR", "TH", "TD"],
      texte: [FIRMEN.maschinenbau.firma, "https://damals.example.org"],
    },
  ],
  [
    "das Blatt der KMU-Berechnung",
    () => download(kmu, "/unternehmen/kmu/berechnung.pdf"),
    {
      titel: /KMU/,
      tags: ["H1", "H2", "Table", "TR", "TH", "TD"],
      texte: [FIRMEN.maschinenbau.firma, ...NAMEN_DER_GRUPPE],
    },
  ],
] as const)("%s als PDF", (_, load, { titel, tags, texte }) => {
  let bytes: Uint8Array;
  let pdf: GelesenesPdf;
  beforeAll(async () => {
    bytes = await load();
    pdf = await readPdf(bytes);
  });

  it("ist getaggt, nennt seine Sprache und zeigt seinen Titel", () => {
    const roh = Buffer.from(bytes).toString("latin1");
    for (const teil of ["/MarkInfo", "/StructTreeRoot", "/Lang (de-DE)", "/DisplayDocTitle true", "pdfuaid:part"])
      expect(roh).toContain(teil);
    expect(pdf.isMarkiert).toBe(true);
    expect(pdf.sprache).toBe("de-DE");
    expect(pdf.titel).toMatch(titel);
  });

  it("hat seine Überschriften, Absätze und Tabellen in der Struktur", () => {
    expect(tagsOf(pdf.struktur)).toEqual(expect.arrayContaining([...tags]));
    expect(listText(pdf.struktur).find(({ tag }) => tag === "H1")?.text).toMatch(titel);
  });

  it("sagt jedem, der nur die Struktur liest, dasselbe wie denen, die es sehen", () => {
    const gelesen = listText(pdf.struktur)
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " ");
    for (const text of texte) expect(gelesen).toContain(text);
  });
});
