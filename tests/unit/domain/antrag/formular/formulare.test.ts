import { describe, expect, it } from "vitest";
import { formularArt, formulare, formularVon } from "~/domain/antrag/formular/formulare";
import { withoutBedingung, chooseFelder } from "~/domain/antrag/formular/chooseFelder";
import { checkForm } from "~/formkit/checkForm";
import { isStored } from "~/formkit/kinds";
import { blankWerte, isReadOnly, isRelevant } from "~/formkit/relevance";
import { auftragnehmer } from "~/domain/antrag/formular/entities/auftragnehmer";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const uuid = "00000000-0000-4000-8000-000000000001";

describe("which form an Antrag has", () => {
  it.each([
    ["V1", false, "V1"],
    ["V2", false, "V2"],
    ["V1", true, "ERGAENZUNG"],
    ["V2", true, "ERGAENZUNG"],
  ] as const)("version %s, simplified %s: %s", (version, istVereinfachterAntrag, art) => {
    expect(formularArt({ version, istVereinfachterAntrag })).toBe(art);
    expect(formularVon({ version, istVereinfachterAntrag })).toBe(formulare[art]);
  });
});

describe("the form of a supplementary application", () => {
  const { tabs } = formulare.ERGAENZUNG;
  const werte = { ...vorhabenBeispiel(), uuid };
  const bereich = { werte, wurzel: werte, kontext: KONTEXT };

  it("has the tabs and questions of V2", () => {
    const fragen = (form: typeof formulare.V2) =>
      form.tabs.map(({ label, fields }) => [label, fields.map(({ key, label: frage }) => [key, frage])]);
    expect(fragen(formulare.ERGAENZUNG)).toEqual(fragen(formulare.V2));
  });

  it.each(tabs.map((tab): [string, typeof tab] => [tab.label, tab]))(
    "%s can be changed only in work plan and assets",
    (label, tab) => {
      const isOffen = label === "Arbeitsplan-Tool" || label === "Wirtschaftsgüter";
      for (const feld of tab.fields.filter(({ kind }) => isStored(kind))) {
        expect(isReadOnly(feld, bereich)).toBe(!isOffen);
        for (const inZeile of feld.entity?.fields.filter(({ kind }) => isStored(kind)) ?? [])
          expect(isReadOnly(inZeile, bereich)).toBe(!isOffen);
      }
    },
  );

  it("asks nothing again that was certified, only the plan", () => {
    const leer = { ...blankWerte(formulare.ERGAENZUNG), uuid };
    expect(checkForm(formulare.ERGAENZUNG, leer, KONTEXT).fehler.map(({ tab, property }) => [tab, property])).toEqual([
      ["arbeitsplan", "arbeitspakete"],
    ]);
  });

  it("keeps asking what was answered when it was certified, and only that, when the legal form asks no more", () => {
    const zeile = (form: typeof formulare.V2) =>
      form.tabs.flatMap(({ fields }) => fields).find(({ key }) => key === "rahmen")?.entity?.fields ?? [];
    const gefragt = (form: typeof formulare.V2, eigenleistungStunden: string) => {
      const antwort = { jahr: "2025", eigenleistungStunden };
      const feld = zeile(form).find(({ key }) => key === "eigenleistungStunden");
      return feld && isRelevant(feld, { werte: antwort, wurzel: werte, kontext: { ...KONTEXT, rechtsform: "GMBH" } });
    };
    expect([gefragt(formulare.ERGAENZUNG, "100.0"), gefragt(formulare.ERGAENZUNG, "")]).toEqual([true, false]);
    expect(gefragt(formulare.V2, "100.0")).toBe(false);
  });

  it("checks the assets as V2 does", () => {
    const ohne = { ...werte, wirtschaftsgueter: [] };
    expect(checkForm(formulare.ERGAENZUNG, ohne, KONTEXT).fehler.map(({ tab }) => tab)).toEqual(["wirtschaftsgueter"]);
  });
});

describe("choosing fields", () => {
  it("keeps the order of the keys and refuses an unknown one", () => {
    expect(chooseFelder(auftragnehmer.fields, ["land", "name"]).map(({ key }) => key)).toEqual(["land", "name"]);
    expect(() => chooseFelder(auftragnehmer.fields, ["gibtEsNicht"])).toThrow(RangeError);
  });

  it("drops the condition", () => {
    const [bedingt] = chooseFelder(auftragnehmer.fields, ["name"]);
    const leer = { werte: {}, wurzel: {}, kontext: KONTEXT };
    expect(bedingt && isRelevant(bedingt, leer)).toBe(false);
    expect(withoutBedingung(bedingt ? [bedingt] : []).map((feld) => isRelevant(feld, leer))).toEqual([true]);
  });
});
