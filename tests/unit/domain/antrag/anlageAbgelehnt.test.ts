import { describe, expect, it } from "vitest";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";

describe("warum eine Anlage nicht angenommen wird", () => {
  it("nennt in jedem Text die Datei", () => {
    for (const text of Object.values(ANLAGE_ABGELEHNT)) expect(text("Plan.pdf", "PDF")).toContain("„Plan.pdf“");
  });

  it("nennt Grenzen und Arten, wie sie gelten", () => {
    expect(ANLAGE_ABGELEHNT.zuVieleDateien("a.pdf")).toContain("Höchstens 3 Dateien");
    expect(ANLAGE_ABGELEHNT.falscherTyp("a.txt")).toContain("ist weder PDF noch PNG noch JPG.");
    expect(ANLAGE_ABGELEHNT.zuVielePixel("a.png")).toContain("höchstens 50 Megapixel");
    expect(ANLAGE_ABGELEHNT.keinTyp("a.pdf", "PDF")).toContain("ist keine PDF-Datei, obwohl ihr Name das sagt");
    expect(ANLAGE_ABGELEHNT.keinTyp("a.png", "PNG")).toContain("ist kein PNG-Bild, obwohl ihr Name das sagt");
    expect(ANLAGE_ABGELEHNT.falscheEndung("a.pdf", "JPG")).toContain(
      "ist in Wirklichkeit ein JPG-Bild. Bitte geben Sie ihr die Endung „.jpg“",
    );
  });
});
