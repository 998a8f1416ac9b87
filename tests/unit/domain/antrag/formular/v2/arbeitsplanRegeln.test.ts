import { describe, expect, it } from "vitest";
import { listLueckenImPlan, listMonate } from "../../../../../../app/domain/antrag/formular/v2/arbeitsplanRegeln";
import { befunde, einPaket, mitAuftrag } from "./muster";

describe("Regeln des Arbeitsplans", () => {
  it("kennen jeden Monat eines Zeitraums, den ersten und den letzten auch", () => {
    expect(listMonate({ von: "2024-11", bis: "2025-02" })).toEqual(["2024-11", "2024-12", "2025-01", "2025-02"]);
    expect(listMonate({ von: "2025-02", bis: "2025-02" })).toEqual(["2025-02"]);
  });

  it("finden Lücken am Anfang, in der Mitte und am Ende; ein Paket ohne Zeitraum füllt keine", () => {
    const arbeitspakete = [
      einPaket("p1", { von: "2025-02", bis: "2025-03" }),
      einPaket("p2", { von: "2025-05", bis: "2025-11" }),
      einPaket("p3", { von: "2025-04", bis: "" }),
    ];
    expect(listLueckenImPlan({ beginn: "2025-01-15", ende: "2025-12-15", arbeitspakete })).toEqual([
      { von: "2025-01", bis: "2025-01", anzahl: 1 },
      { von: "2025-04", bis: "2025-04", anzahl: 1 },
      { von: "2025-12", bis: "2025-12", anzahl: 1 },
    ]);
    expect(listLueckenImPlan({ beginn: "", ende: "", arbeitspakete })).toEqual([]);
  });

  it.each([
    [["EIGEN"], 1],
    [["EIGEN", "a1"], 0],
    [["a1"], 0],
    [[], 0],
  ])("bei reiner Auftragsforschung und Paketen durch %j: %i Hinweise auf das eigene Unternehmen", (akteure, anzahl) => {
    const arbeitspakete = ["p1", "p2", "p3"].map((uuid) => einPaket(uuid, { akteure }));
    const gefunden = befunde({ ...mitAuftrag, eigenbetrieblich: false, arbeitspakete });
    expect(
      gefunden.filter((text) => text.includes("alle Arbeitspakete führt das eigene Unternehmen durch")),
    ).toHaveLength(anzahl);
  });
});
