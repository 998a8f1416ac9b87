import { describe, expect, it } from "vitest";
import type { Werte } from "../../../../../../app/formkit/field";
import { befunde, einPaket, mitAuftrag } from "./muster";

describe("Tab Arbeitsplan", () => {
  it.each<[string, Werte, string[]]>([
    ["kein Paket", { arbeitspakete: [] }, ["F v1.arbeitspakete: Bitte erfassen Sie mindestens einen Eintrag"]],
    [
      "zwei Pakete",
      { arbeitspakete: [einPaket("p1"), einPaket("p2")] },
      ["W v1.arbeitspakete: Bitte prüfen Sie, ob weniger als drei Arbeitspakete das Vorhaben ausreichend beschreiben."],
    ],
    [
      "drei Monate Lücke",
      {
        arbeitspakete: [
          einPaket("p1", { bis: "2025-03" }),
          einPaket("p2", { von: "2025-07" }),
          einPaket("p3", { von: "2025-08" }),
        ],
      },
      [],
    ],
    [
      "vier Monate Lücke",
      {
        arbeitspakete: [
          einPaket("p1", { bis: "2025-03" }),
          einPaket("p2", { von: "2025-08" }),
          einPaket("p3", { von: "2025-08" }),
        ],
      },
      ["W v1.arbeitspakete: Von 04.2025 bis 07.2025 ist kein Arbeitspaket geplant."],
    ],
    [
      "Ende vor Beginn",
      { arbeitspakete: [einPaket("p1", { von: "2025-05", bis: "2025-04" }), einPaket("p2"), einPaket("p3")] },
      ["F p1.bis: Das Ende des Zeitraums darf nicht vor dem Beginn liegen."],
    ],
    [
      "außerhalb der Laufzeit",
      { arbeitspakete: [einPaket("p1", { von: "2024-12", bis: "2026-01" }), einPaket("p2"), einPaket("p3")] },
      [
        "F p1.von: Der Zeitraum muss innerhalb der Laufzeit des Vorhabens liegen (01.2025 bis 12.2025).",
        "F p1.bis: Der Zeitraum muss innerhalb der Laufzeit des Vorhabens liegen (01.2025 bis 12.2025).",
      ],
    ],
    [
      "Akteur gelöscht",
      { arbeitspakete: [einPaket("p1", { akteure: ["weg"] }), einPaket("p2"), einPaket("p3")] },
      [
        "F p1.akteure: Ein ausgewählter Auftragnehmer oder Kooperationspartner ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl.",
      ],
    ],
    [
      "Titel nennt Marketing",
      { arbeitspakete: [einPaket("p1", { titel: "Online-Marketing" }), einPaket("p2"), einPaket("p3")] },
      ["W p1.titel: Diese Tätigkeit zählt in der Regel nicht zu Forschung und Entwicklung."],
    ],
    [
      "Auftragnehmer ohne Paket",
      { ...mitAuftrag, arbeitspakete: [einPaket("p1"), einPaket("p2"), einPaket("p3")] },
      ["W v1.arbeitspakete: Auftragnehmer „Institut Nord“ ist keinem Arbeitspaket zugeordnet."],
    ],
  ])("%s", (_fall, teil, erwartet) => {
    expect(befunde(teil)).toEqual(erwartet);
  });

  it("warnt, wenn bei reiner Auftragsforschung nur das eigene Unternehmen arbeitet", () => {
    const teil = {
      ...mitAuftrag,
      eigenbetrieblich: false,
      arbeitspakete: [einPaket("p1"), einPaket("p2"), einPaket("p3")],
    };
    expect(befunde(teil)).toContain(
      "W v1.arbeitspakete: Das Vorhaben ist reine Auftragsforschung, aber alle Arbeitspakete führt das eigene Unternehmen durch.",
    );
  });
});

describe("Vorgänger eines Arbeitspakets", () => {
  const plan = (vorgaenger: Readonly<Record<string, string[]>>, von = "2025-05") => ({
    arbeitspakete: [
      einPaket("p1", { von: "2025-01", bis: "2025-04", vorgaenger: vorgaenger["p1"] ?? [] }),
      einPaket("p2", { von, bis: "2025-08", vorgaenger: vorgaenger["p2"] ?? [] }),
      einPaket("p3", { von: "2025-09", bis: "2025-12", vorgaenger: vorgaenger["p3"] ?? [] }),
    ],
  });
  const kreis = (uuid: string) =>
    `F ${uuid}.vorgaenger: Dieses Arbeitspaket folgt über seine Vorgänger auf sich selbst. Bitte entfernen Sie einen Vorgänger.`;
  const zuFrueh = (uuid: string, titel: string) =>
    `W ${uuid}.vorgaenger: Dieses Arbeitspaket beginnt vor dem Ende des Vorgängers „${titel}“.`;

  it.each<[string, Werte, string[]]>([
    ["einer nach dem anderen", plan({ p2: ["p1"], p3: ["p2"] }), []],
    ["zwei auf einmal", plan({ p3: ["p1", "p2"] }), []],
    ["beginnt im letzten Monat des Vorgängers", plan({ p2: ["p1"] }, "2025-04"), [zuFrueh("p2", "1 Paket p1")]],
    ["sich selbst", plan({ p1: ["p1"] }), [kreis("p1"), zuFrueh("p1", "1 Paket p1")]],
    ["im Kreis zu zweit", plan({ p1: ["p2"], p2: ["p1"] }), [kreis("p1"), kreis("p2"), zuFrueh("p1", "2 Paket p2")]],
    [
      "neben einem Kreis",
      plan({ p1: ["p2"], p2: ["p1"], p3: ["p2"] }),
      [kreis("p1"), kreis("p2"), zuFrueh("p1", "2 Paket p2")],
    ],
    [
      "den es nicht mehr gibt",
      plan({ p2: ["weg"] }),
      ["F p2.vorgaenger: Ein ausgewählter Vorgänger ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl."],
    ],
  ])("%s", (_fall, teil, erwartet) => {
    expect(befunde(teil)).toEqual(erwartet);
  });
});
