import { describe, expect, it } from "vitest";
import { pruneIrrelevant } from "../../../../app/formkit/relevance";
import { form, kontext, leer, merge, zeile } from "../../../support/mergeProbe";

describe("Fragen, die voneinander abhängen", () => {
  const mitKoop = { ...leer, kooperation: true };

  it("fragt, wenn die anderen abwählen, wozu hier etwas geschrieben wurde", () => {
    const staende = {
      basis: mitKoop,
      gespeichert: { ...mitKoop, kooperation: false },
      gewollt: { ...mitKoop, ziel: "Neues Ziel" },
    };
    expect(merge(staende).konflikte).toEqual([
      { stelle: "kooperation", art: "feld", meine: true, gespeicherte: false, betrifft: ["ziel"] },
    ]);
    expect(merge(staende, { kooperation: "meine" }).werte).toMatchObject({ kooperation: true, ziel: "Neues Ziel" });
    expect(pruneIrrelevant(form, merge(staende, { kooperation: "gespeicherte" }).werte, kontext)).toMatchObject({
      ziel: "",
    });
  });

  it("fragt, wenn hier abgewählt wird, wozu die anderen etwas geschrieben haben", () => {
    const staende = {
      basis: mitKoop,
      gespeichert: { ...mitKoop, ziel: "Ihr Ziel" },
      gewollt: { ...mitKoop, kooperation: false },
    };
    expect(merge(staende).konflikte).toMatchObject([{ stelle: "kooperation", betrifft: ["ziel"] }]);
    expect(merge(staende, { kooperation: "gespeicherte" }).werte).toMatchObject({
      kooperation: true,
      ziel: "Ihr Ziel",
    });
  });

  it("fragt nicht nach dem, was man selbst abwählt", () => {
    const basis = { ...mitKoop, ziel: "Ziel" };
    const staende = { basis, gespeichert: { ...basis, titel: "T" }, gewollt: { ...basis, kooperation: false } };
    expect(merge(staende).konflikte).toEqual([]);
  });

  it("sagt bei einem offenen Konflikt, was von der Entscheidung abhängt", () => {
    const basis = { ...leer, pakete: [zeile("a")] };
    const mit = (extern: boolean, firma: string) => ({ ...basis, pakete: [zeile("a", { extern, firma })] });
    const staende = { basis: mit(true, "F"), gespeichert: mit(false, ""), gewollt: mit(true, "G") };
    const { konflikte } = merge(staende);
    expect(konflikte.map(({ stelle }) => stelle)).toContain("pakete/a/firma");
    expect(merge(staende, { "pakete/a/firma": "meine" }).konflikte).toContainEqual(
      expect.objectContaining({ stelle: "pakete/a/extern", betrifft: ["pakete/a/firma"] }),
    );
  });
});
