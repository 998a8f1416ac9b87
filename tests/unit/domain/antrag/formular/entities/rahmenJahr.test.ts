import { describe, expect, it } from "vitest";
import { hasEingaben, rahmenJahr } from "../../../../../../app/domain/antrag/formular/entities/rahmenJahr";
import type { Werte } from "../../../../../../app/formkit/field";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import { isRequired, pruneIrrelevant, relevantFields } from "../../../../../../app/formkit/relevance";
import { rowsOf } from "../../../../../../app/formkit/werte";
import { einJahr, einVorhaben, kontext } from "../v2/muster";

const gefragt = (jahr: string, vorhaben: Werte, umfeld = {}) =>
  relevantFields(rahmenJahr.fields, {
    werte: einJahr(jahr),
    wurzel: einVorhaben(vorhaben),
    kontext: { ...kontext, ...umfeld },
  });
const keys = (...lage: Parameters<typeof gefragt>) => gefragt(...lage).map(({ key }) => key);

describe("Fragen zu einem Wirtschaftsjahr (domain.md 2.8)", () => {
  const mitGut = { beginn: "2024-03-28", ende: "2026-12-31", wirtschaftsgueterBeantragen: true };

  it.each([
    ["2023", "01-01", mitGut, false],
    ["2024", "01-01", mitGut, true],
    ["2025", "01-01", mitGut, true],
    ["2023/2024", "07-01", mitGut, false],
    ["2024/2025", "07-01", mitGut, true],
    ["2024", "01-01", { ...mitGut, wirtschaftsgueterBeantragen: false }, false],
    ["2024", "01-01", { ...mitGut, beginn: "2024-03-27" }, false],
    ["kein Jahr", "01-01", mitGut, false],
  ])(
    "Wertminderung nur in Wirtschaftsjahren ab 2024: %s bei Beginn am %s und %j: %s",
    (jahr, wirtschaftsjahrBeginn, vorhaben, ist) => {
      expect(keys(jahr, vorhaben, { wirtschaftsjahrBeginn }).includes("wirtschaftsgueter")).toBe(ist);
    },
  );

  it("bleibt gefragt, was in einem Jahr steht, das das Unternehmen nicht mehr hat: sonst ginge es beim Speichern verloren", () => {
    const angaben = { eigenleistungStunden: "12.5", wirtschaftsgueter: "100.00" };
    const wurzel = einVorhaben({ ...mitGut, rahmen: [einJahr("2025", angaben)] });
    const umfeld = { ...kontext, rechtsform: "EINZELUNTERNEHMEN", wirtschaftsjahrBeginn: "07-01" };
    expect(rowsOf(pruneIrrelevant(antragV2, wurzel, umfeld), "rahmen")).toMatchObject([angaben]);
    expect(keys("2025", mitGut, umfeld)).not.toContain("eigenleistungStunden");
    expect(keys("2025", mitGut, umfeld)).not.toContain("wirtschaftsgueter");
  });

  it.each<[Werte, string, string[]]>([
    [{}, "GMBH", ["personalVzae", "personalAnzahl", "personalaufwand"]],
    [
      { eigenbetrieblich: false, kooperationForschung: true },
      "GMBH",
      ["personalVzae", "personalAnzahl", "personalaufwand"],
    ],
    [{ eigenbetrieblich: false, auftrag: true }, "GMBH", ["auftragskosten"]],
    [
      { auftrag: true },
      "EINZELUNTERNEHMEN",
      [
        "personalVzae",
        "personalAnzahl",
        "personalaufwand",
        "eigenleistungStunden",
        "eigenleistungEuro",
        "auftragskosten",
      ],
    ],
    [
      { eigenbetrieblich: false, auftrag: true },
      "GBR",
      ["eigenleistungStunden", "eigenleistungEuro", "auftragskosten"],
    ],
  ])("bei %j und %s: %j", (vorhaben, rechtsform, erwartet) => {
    expect(keys("2025", vorhaben, { rechtsform })).toEqual(["jahr", ...erwartet, "summe"]);
  });

  it.each([
    ["2024", "01-01", "2024-01-01", ["Bis", "Ab"]],
    ["2024", "01-01", "2024-03-28", [""]],
    ["2025/2026", "07-01", "2025-01-01", ["Bis2025", "Ab2026"]],
    ["2026", "01-01", "2025-01-01", [""]],
  ])(
    "Stunden in %s (ab %s, Vorhaben ab %s) vor und nach dem Wechsel des Satzes: %j",
    (jahr, wirtschaftsjahrBeginn, beginn, teile) => {
      const umfeld = { rechtsform: "EINZELUNTERNEHMEN", wirtschaftsjahrBeginn };
      const stunden = keys(jahr, { beginn, ende: "2026-12-31" }, umfeld).filter((key) =>
        key.startsWith("eigenleistungStunden"),
      );
      expect(stunden).toEqual(teile.map((teil) => `eigenleistungStunden${teil}`));
    },
  );

  it("hat Eingaben, sobald in einem Feld etwas steht", () => {
    expect([hasEingaben(einJahr("2025")), hasEingaben(einJahr("2025", { wirtschaftsgueter: "0.00" }))]).toEqual([
      false,
      true,
    ]);
  });

  it("verlangt sie nur für Jahre der Laufzeit", () => {
    const pflicht = (jahr: string) =>
      gefragt(jahr, { auftrag: true }).filter((feld) =>
        isRequired(feld, { werte: einJahr(jahr), wurzel: einVorhaben({ auftrag: true }), kontext }),
      );
    expect(pflicht("2025").map(({ key }) => key)).toEqual([
      "personalVzae",
      "personalAnzahl",
      "personalaufwand",
      "auftragskosten",
    ]);
    expect(pflicht("2024")).toEqual([]);
  });
});
