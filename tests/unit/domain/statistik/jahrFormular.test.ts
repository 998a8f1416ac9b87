import { describe, expect, it } from "vitest";
import { JAHR_FELDER, jahrFormular } from "~/domain/statistik/jahrFormular";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";

const GUT: Werte = {
  ...blankWerte(jahrFormular),
  wjBeginn: "2025-01-01",
  wjEnde: "2025-12-31",
  wertart: "ENDGUELTIG",
  umsatz: "1000000",
  beschaeftigteVzae: "20",
  fueBeschaeftigteVzae: "4.5",
  fuePersonal: "300000",
  fueSach: "20000.50",
  fueExtern: "0",
};
const check = (werte: Werte, istVerbunden = false) =>
  checkForm(jahrFormular, { ...GUT, ...werte, uuid: "u" }, { heute: "2026-03-02", istVerbunden, andere: [] });
const felder = (befunde: readonly { property: string }[]) => befunde.map(({ property }) => property);

describe("jahrFormular", () => {
  it("nimmt vollständige Angaben ohne Frage an", () => {
    expect(check({})).toEqual({ fehler: [], warnungen: [] });
  });

  it("verlangt Ebene und Zahlen des Verbunds nur von verbundenen Unternehmen", () => {
    expect(felder(check({}, true).fehler)).toEqual(["ebene"]);
    expect(felder(check({ ebene: "UNTERNEHMEN" }, true).fehler)).toEqual(["verbundUmsatz", "verbundBeschaeftigteVzae"]);
    expect(check({ ebene: "VERBUND" }, true).fehler).toEqual([]);
  });

  it("sagt Fehler im Zeitraum am Feld", () => {
    expect(felder(check({ wjEnde: "2026-01-31" }).fehler)).toEqual(["wjEnde"]);
  });

  it("hat zu jedem Feld einen Hilfetext", () => {
    const texte = HILFETEXTE.filter(({ bereich }) => bereich === "wirtschaftsjahr").map(({ feld }) => feld);
    expect(texte).toEqual(expect.arrayContaining(JAHR_FELDER.map(({ key }) => key)));
  });
});
