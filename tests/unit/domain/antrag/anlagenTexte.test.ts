import { describe, expect, it } from "vitest";
import { ANLAGE_HINDERNISSE, ANLAGEN_VOLL, DATEI_HINWEIS, freiText } from "~/domain/antrag/anlagenTexte";

describe("die Texte um ein Dateifeld", () => {
  it("sagen, was gewählt werden darf", () => {
    expect(DATEI_HINWEIS).toBe("PDF, PNG oder JPG, je Datei höchstens 5\u00a0MB.");
  });

  it("sagen, wie viele noch möglich sind, in Einzahl und Mehrzahl", () => {
    expect(freiText(1)).toBe("Noch eine Anlage möglich.");
    expect(freiText(2)).toBe("Noch zwei Anlagen möglich, auch mehrere auf einmal.");
    expect(ANLAGEN_VOLL).toMatch(/^Dieses Vorhaben hat drei Anlagen, mehr sind nicht möglich\./);
  });

  it("nennen die Datei und die Grenze, an der sie scheitert", () => {
    for (const text of Object.values(ANLAGE_HINDERNISSE)) expect(text("Plan.pdf")).toContain("„Plan.pdf“");
    expect(ANLAGE_HINDERNISSE.zuGross("a.pdf")).toContain("höchstens 5 MB je Datei");
    expect(ANLAGE_HINDERNISSE.zuViele("a.pdf")).toContain("höchstens 3 Anlagen");
  });
});
