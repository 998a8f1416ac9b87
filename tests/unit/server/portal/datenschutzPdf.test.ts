import { describe, expect, it } from "vitest";
import { datenschutzPdf } from "../../../../app/server/portal/datenschutzPdf";

describe("Datenschutzerklärung als PDF", () => {
  it("trägt Kennzeichnung, Sprache, Titel und eingebettete Schriften", async () => {
    const pdf = Buffer.from(await datenschutzPdf()).toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    for (const teil of [
      "/MarkInfo",
      "/Marked true",
      "/StructTreeRoot",
      "/Lang (de-DE)",
      "/DisplayDocTitle true",
      "/S /H1",
      "/S /H2",
      "/S /P",
      "/S /LI",
      "/FontFile",
    ]) {
      expect(pdf).toContain(teil);
    }
    expect(pdf).toContain("pdfuaid:part");
  });

  it("wird je Prozess einmal gemacht", () => {
    expect(datenschutzPdf()).toBe(datenschutzPdf());
  });
});
