import { describe, expect, it } from "vitest";
import type { AnderesJahr } from "~/domain/statistik/jahrFeld";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";

const GUT: Werte = {
  ...blankWerte(jahrFormular),
  wjBeginn: "2025-01-01",
  wjEnde: "2025-12-31",
  wertart: "ENDGUELTIG",
  umsatz: "5000000",
  beschaeftigteVzae: "50",
  fueBeschaeftigteVzae: "10",
  fuePersonal: "700000",
  fueSach: "100000.50",
  fueExtern: "200000",
};
const VORJAHR: AnderesJahr = {
  beginn: "2024-01-01",
  ende: "2024-12-31",
  umsatz: "5000000",
  bilanzsumme: "3000000",
  beschaeftigteVzae: "50",
  fueBeschaeftigteVzae: "10",
  fueGesamt: "1000000",
};

/** What is asked, each with its field; nothing of it may be an error. */
function fragen(werte: Werte, andere: readonly AnderesJahr[] = []) {
  const kontext = { heute: "2026-03-02", istVerbunden: false, andere };
  const { fehler, warnungen } = checkForm(jahrFormular, { ...GUT, ...werte, uuid: "u" }, kontext);
  expect(fehler).toEqual([]);
  return warnungen.map(({ property, message }) => `${property}: ${message}`);
}

describe("Fragen zu den Zahlen eines Wirtschaftsjahres", () => {
  it.each<[string, Werte]>([
    [
      "fueExtern: Die FuE-Aufwendungen sind höher als der Umsatz. Bei jungen Unternehmen kommt das vor. Stimmt das?",
      { umsatz: "1000000", beschaeftigteVzae: "20" },
    ],
    [
      "fueBeschaeftigteVzae: Sie nennen FuE-Aufwendungen, aber keine Beschäftigten in Forschung und Entwicklung. Stimmt das?",
      { fueBeschaeftigteVzae: "0" },
    ],
    [
      "fueBeschaeftigteVzae: Das sind mehr VZÄ, als Sie Beschäftigte insgesamt angeben. Stimmen beide Zahlen?",
      { fueBeschaeftigteVzae: "50.01" },
    ],
    [
      "umsatz: Der Umsatz je Beschäftigtem ist ungewöhnlich. Stimmen Umsatz und Beschäftigte?",
      { umsatz: "100000000.01" },
    ],
    [
      "umsatz: Der Umsatz je Beschäftigtem ist ungewöhnlich. Stimmen Umsatz und Beschäftigte?",
      { umsatz: "499999.99", fuePersonal: "0", fueSach: "0" },
    ],
  ])("„%s“ – nur diese, und kein Fehler", (frage, werte) => {
    expect(fragen(werte)).toEqual([frage]);
  });

  it("bleiben aus, wo die Grenze erreicht und nicht überschritten ist", () => {
    expect(fragen({})).toEqual([]);
    expect(fragen({ umsatz: "1000000.50" })).toEqual([]);
    expect(fragen({ umsatz: "100000000" })).toEqual([]);
    expect(fragen({ umsatz: "500000", fuePersonal: "0" })).toEqual([]);
    expect(fragen({ fueBeschaeftigteVzae: "50" })).toEqual([]);
    expect(
      fragen({ beschaeftigteVzae: "0", fueBeschaeftigteVzae: "0", fuePersonal: "0", fueSach: "0", fueExtern: "0" }),
    ).toEqual([]);
  });

  it("kommen bei einem Sprung um mehr als die Hälfte zum Vorjahr, nach oben und nach unten", () => {
    const frage = (feld: string) => `${feld}: Der Wert weicht um mehr als die Hälfte vom Vorjahr ab. Stimmt das?`;
    expect(fragen({ umsatz: "7500000" }, [VORJAHR])).toEqual([]);
    expect(fragen({ umsatz: "7500000.01" }, [VORJAHR])).toEqual([frage("umsatz")]);
    expect(fragen({ umsatz: "2499999.99" }, [VORJAHR])).toEqual([frage("umsatz")]);
    expect(fragen({ umsatz: "2500000" }, [VORJAHR])).toEqual([]);
    expect(fragen({ beschaeftigteVzae: "75.01" }, [VORJAHR])).toEqual([frage("beschaeftigteVzae")]);
    expect(fragen({ bilanzsumme: "4500000" }, [VORJAHR])).toEqual([]);
    expect(fragen({ bilanzsumme: "4500000.01" }, [VORJAHR])).toEqual([frage("bilanzsumme")]);
    expect(fragen({ fueBeschaeftigteVzae: "15" }, [VORJAHR])).toEqual([]);
    expect(fragen({ fueBeschaeftigteVzae: "15.01" }, [VORJAHR])).toEqual([frage("fueBeschaeftigteVzae")]);
    expect(fragen({ umsatz: "7500001" }, [{ ...VORJAHR, umsatz: "" }])).toEqual([]);
    expect(fragen({ umsatz: "7500001" }, [{ ...VORJAHR, umsatz: "0" }])).toEqual([]);
  });

  it("fragen nach den FuE-Aufwendungen zusammen, und an jedem Feld nur eines zugleich", () => {
    const sprung = "fueExtern: Die FuE-Gesamtaufwendungen weichen um mehr als die Hälfte vom Vorjahr ab. Stimmt das?";
    expect(fragen({ fuePersonal: "1199999.50" }, [VORJAHR])).toEqual([]);
    expect(fragen({ fuePersonal: "1200000" }, [VORJAHR])).toEqual([sprung]);
    expect(fragen({ fuePersonal: "100000", fueExtern: "0" }, [VORJAHR])).toEqual([sprung]);
    expect(fragen({ fuePersonal: "1200000" }, [{ ...VORJAHR, fueGesamt: "" }])).toEqual([]);
    expect(fragen({ fueExtern: "5000000" }, [VORJAHR])).toEqual([
      "fueExtern: Die FuE-Aufwendungen sind höher als der Umsatz. Bei jungen Unternehmen kommt das vor. Stimmt das?",
    ]);
    expect(fragen({ fueBeschaeftigteVzae: "50.01" }, [VORJAHR])).toEqual([
      "fueBeschaeftigteVzae: Das sind mehr VZÄ, als Sie Beschäftigte insgesamt angeben. Stimmen beide Zahlen?",
    ]);
  });
});
