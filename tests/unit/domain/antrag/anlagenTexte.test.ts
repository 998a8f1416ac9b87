import { describe, expect, it } from "vitest";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlagenTexte";

describe("warum eine Anlage nicht angenommen wird", () => {
  it("nennt in jedem Text die Datei", () => {
    for (const text of Object.values(ANLAGE_ABGELEHNT)) expect(text("Plan.pdf", "PDF")).toContain("„Plan.pdf“");
  });

  it("nennt Grenzen und Arten, wie sie gelten", () => {
    expect(ANLAGE_ABGELEHNT.zuGross("a.pdf")).toContain("höchstens 5 MB je Datei");
    expect(ANLAGE_ABGELEHNT.zuViele("a.pdf")).toContain("höchstens 3 Anlagen");
    expect(ANLAGE_ABGELEHNT.keinTyp("a.pdf", "PDF")).toContain("ist keine PDF-Datei, obwohl ihr Name das sagt");
    expect(ANLAGE_ABGELEHNT.keinTyp("a.png", "PNG")).toContain("ist kein PNG-Bild, obwohl ihr Name das sagt");
    expect(ANLAGE_ABGELEHNT.falscheEndung("a.pdf", "JPG")).toContain(
      "ist in Wirklichkeit ein JPG-Bild. Bitte geben Sie ihr die Endung „.jpg“",
    );
  });
});
