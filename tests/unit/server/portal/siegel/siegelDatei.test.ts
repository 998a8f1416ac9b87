import { describe, expect, it } from "vitest";
import { siegelVarianten } from "~/domain/siegel/siegel";
import { siegelDatei, siegelVorschau } from "~/server/portal/siegel/siegelDatei";
import { readPdf, type StrukturKnoten } from "../../../../support/readPdf";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("die Dateien eines Siegels", () => {
  it.each(siegelVarianten)(
    "%s als SVG: in sich geschlossen, Schrift als Umriss, in der Farbe der Variante",
    async (variante) => {
      const svg = text(await siegelDatei({ variante, jahr: 2026 }, "svg"));
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400" role="img"><title>Siegel „Forschung bescheinigt“ 2026, /,
      );
      expect(svg).toContain(variante === "EIGENE" ? "#b3202c" : "#b85000");
      expect(svg).not.toMatch(/<text|href|url\(|NaN|undefined/);
    },
  );

  it("zeigen das Jahr und die Variante: andere Angaben geben andere Zeichnungen, dieselben dieselben Bytes", async () => {
    const alle = await Promise.all(
      siegelVarianten.flatMap((variante) =>
        [2025, 2026].map(async (jahr) => text(await siegelDatei({ variante, jahr }, "svg"))),
      ),
    );
    expect(new Set(alle.map((svg) => svg.replace(/<title>.*<\/title>/, ""))).size).toBe(4);
  });

  it("als PNG: 1.200 Pixel im Quadrat mit durchsichtigen Ecken", async () => {
    const png = Buffer.from(await siegelDatei({ variante: "EIGENE", jahr: 2026 }, "png"));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
    // Colour type 6: with transparency.
    expect(png[25]).toBe(6);
  });

  it("als PDF: ausgezeichnet, mit Sprache, Titel und Alternativtext", async () => {
    const bytes = await siegelDatei({ variante: "AUFTRAG", jahr: 2026 }, "pdf");
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ sprache: "de-DE", isMarkiert: true, seiten: 1 });
    expect(pdf.titel).toContain("Siegel „Forschung bescheinigt“ 2026, Auftragsforschung");
    const tags = (knoten: StrukturKnoten): string[] => [knoten.tag, ...knoten.kinder.flatMap(tags)];
    expect(pdf.struktur.flatMap(tags)).toContain("Figure");
  });

  it("als Vorschau ist es nicht das Siegel", async () => {
    const bild = { variante: "EIGENE", jahr: 2026 } as const;
    expect(siegelVorschau(bild)).not.toBe(text(await siegelDatei(bild, "svg")));
  });
});
