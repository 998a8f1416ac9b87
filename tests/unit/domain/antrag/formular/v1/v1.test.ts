import { describe, expect, it } from "vitest";
import { antragV1 } from "../../../../../../app/domain/antrag/formular/v1";
import { eigenleistungV1, summeV1 } from "../../../../../../app/domain/antrag/formular/v1/jahresbetraege";
import { checkForm } from "../../../../../../app/formkit/checkForm";
import type { Werte } from "../../../../../../app/formkit/field";
import { isTabEnabled, relevantFields } from "../../../../../../app/formkit/relevance";
import { vorhabenV1 } from "../../../../../support/antragV1";
import { KONTEXT } from "../../../../../support/vorhabenBeispiel";

const einzeln = { ...KONTEXT, rechtsform: "EINZELUNTERNEHMEN" };
const zeile = (jahr: string, angaben: Werte = {}) => ({
  uuid: `00000000-0000-4000-8000-00000000${jahr}`,
  jahr,
  ...angaben,
});

describe("Beträge der Version 1", () => {
  const vorhaben = {
    beginn: "2022-01-01",
    ende: "2024-06-30",
    personellerRahmen: [
      zeile("2022", { eigenleistungStunden: "10.5" }),
      zeile("2023", { eigenleistungStunden: "20.0" }),
      zeile("2024"),
    ],
  };

  it.each([
    ["2022", einzeln, "420.00"],
    ["2023", einzeln, "800.00"],
    ["2024", einzeln, "0.00"],
    ["2021", einzeln, "0.00"],
    ["2023", KONTEXT, "0.00"],
    ["kein Jahr", einzeln, "0.00"],
  ])(
    "Eigenleistung %s: die Stunden desselben Jahres, nur bei Einzelunternehmen und Mitunternehmerschaften",
    (jahr, kontext, betrag) => {
      expect(eigenleistungV1(zeile(jahr), vorhaben, kontext)).toBe(betrag);
    },
  );

  it("rechnet nach der Umstellung mit ihrem Satz, auch außerhalb der Laufzeit mit dem des Jahres", () => {
    const spaeter = {
      ...vorhaben,
      beginn: "2024-03-28",
      personellerRahmen: [zeile("2024", { eigenleistungStunden: "10" })],
    };
    expect(eigenleistungV1(zeile("2024"), spaeter, einzeln)).toBe("700.00");
    expect(eigenleistungV1(zeile("2024"), { ...spaeter, beginn: "", ende: "" }, einzeln)).toBe("400.00");
  });

  it("zählt Personal, Aufträge und Eigenleistung zusammen", () => {
    expect(summeV1(zeile("2023", { personalaufwand: "1000.10", auftragskosten: "0.20" }), vorhaben, einzeln)).toBe(
      "1800.30",
    );
    expect(summeV1(zeile("2023"), vorhaben, KONTEXT)).toBe("0.00");
  });
});

describe("Fragen der Version 1 nach der Form des Vorhabens", () => {
  const keys = (tabelle: string, kontext: typeof KONTEXT) => {
    const feld = antragV1.tabs.flatMap(({ fields }) => fields).find(({ key }) => key === tabelle);
    const wurzel = vorhabenV1();
    return relevantFields(feld?.entity?.fields ?? [], { werte: zeile("2022"), wurzel, kontext }).map(({ key }) => key);
  };

  it("fragt nach Eigenleistungen nur, wo sie zählen", () => {
    expect(keys("personellerRahmen", einzeln)).toContain("eigenleistungStunden");
    expect(keys("personellerRahmen", KONTEXT)).not.toContain("eigenleistungStunden");
    expect(keys("finanziellerRahmen", einzeln)).toContain("eigenleistungEuro");
    expect(keys("finanziellerRahmen", KONTEXT)).not.toContain("eigenleistungEuro");
  });

  it.each([
    [{ kooperationUnternehmen: false, kooperationForschung: false }, false],
    [{ kooperationUnternehmen: true, kooperationForschung: false }, true],
    [{ kooperationUnternehmen: false, kooperationForschung: true }, true],
  ])("Kooperationspartner bei %j: %s", (formen, offen) => {
    const werte = vorhabenV1(formen);
    const [, , , tab] = antragV1.tabs;
    expect(tab && isTabEnabled(tab, { werte, wurzel: werte, kontext: KONTEXT })).toBe(offen);
  });

  const fehler = (mehr: Werte) =>
    checkForm(antragV1, { ...vorhabenV1(mehr), uuid: zeile("0000").uuid }, KONTEXT).fehler.map(
      ({ message }) => message,
    );

  it("verlangt zu jeder Form der Kooperation einen passenden Partner, wie Version 2", () => {
    expect(fehler({ kooperationUnternehmen: true })).toEqual([
      "Bitte geben Sie mindestens ein Unternehmen als Kooperationspartner an.",
    ]);
  });

  it("nennt Angaben zu einem Jahr außerhalb der Laufzeit", () => {
    const [vorher] = fehler({ beginn: "2022-01-01" });
    expect(vorher).toContain("Das Wirtschaftsjahr 2021 liegt außerhalb der Laufzeit des Vorhabens.");
  });
});
