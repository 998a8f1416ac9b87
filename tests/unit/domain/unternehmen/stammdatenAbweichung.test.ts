import { describe, expect, it } from "vitest";
import { listAbweichungen } from "~/domain/unternehmen/stammdatenAbweichung";

const FELDER = ["firma", "ort", "verbundStatus", "website"];

describe("Die Abweichungen von den heutigen Stammdaten", () => {
  it("nennen jede Angabe, die heute anders lautet, in der Reihenfolge der Seite", () => {
    const damals = { ort: "Bonn", firma: "Alt GmbH", verbundStatus: "false", website: "" };
    const heute = { firma: "Neu GmbH", ort: "Köln", verbundStatus: true, website: "" };
    expect(listAbweichungen(damals, heute, FELDER)).toEqual([
      { feld: "firma", damals: "Alt GmbH", heute: "Neu GmbH" },
      { feld: "ort", damals: "Bonn", heute: "Köln" },
      { feld: "verbundStatus", damals: "false", heute: "true" },
    ]);
  });

  it("sind leer, wenn alles gleich ist, und vergleichen nichts, wonach damals nicht gefragt wurde", () => {
    expect(listAbweichungen({ firma: "Alt GmbH" }, { firma: "Alt GmbH", website: "https://x" }, FELDER)).toEqual([]);
  });

  it("nennen eine Angabe, die heute fehlt", () => {
    const damals = { verbundStatus: "true", ort: "Bonn" };
    expect(listAbweichungen(damals, { verbundStatus: null }, FELDER)).toEqual([
      { feld: "ort", damals: "Bonn", heute: "" },
      { feld: "verbundStatus", damals: "true", heute: "" },
    ]);
  });
});
