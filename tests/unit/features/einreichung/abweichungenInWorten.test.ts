import { describe, expect, it } from "vitest";
import { abweichungenInWorten } from "~/features/einreichung/abweichungenInWorten";

describe("Abweichungen in Worten", () => {
  it("nennen Auswahl, Ja und Nein und Text so, wie die Seite sie zeigt", () => {
    const abweichungen = [
      { feld: "rechtsform", damals: "GMBH", heute: "AG" },
      { feld: "verbundStatus", damals: "false", heute: "true" },
      { feld: "ort", damals: "Bonn", heute: "" },
      { feld: "finanzamt", damals: "FA Bonn", heute: "Finanzamt Bonn-Innenstadt (5205)" },
    ];
    expect(abweichungenInWorten(abweichungen)).toEqual([
      { label: "Rechtsform", damals: "GmbH", heute: "Aktiengesellschaft (AG)" },
      { label: "Ist Ihr Unternehmen mit anderen Unternehmen verbunden?", damals: "Nein", heute: "Ja" },
      { label: "Ort", damals: "Bonn", heute: "–" },
      { label: "Zuständiges Finanzamt", damals: "FA Bonn", heute: "Bonn-Innenstadt (5205)" },
    ]);
  });

  it("lassen weg, was es nicht mehr gibt", () => {
    expect(abweichungenInWorten([{ feld: "faxnummer", damals: "1", heute: "2" }])).toEqual([]);
  });
});
