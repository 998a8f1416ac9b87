import { describe, expect, it } from "vitest";
import { kmuZahlenFormular, type KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { verbundFormular } from "~/domain/verbund/verbundFormular";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import {
  beispielJahr,
  beispielKmuZahlen,
  beispielStammdaten,
  beispielVerbund,
  fillLeere,
  isTestdaten,
} from "~/server/portal/firmenTestdaten";
import { sitzungAngemeldet } from "./scheinBackend";

const HEUTE = "2026-03-02";
const meldungen = ({ fehler, warnungen }: ReturnType<typeof checkForm>) =>
  [...fehler, ...warnungen].map(({ property, message }) => `${property}: ${message}`);

describe("Mit Testdaten gefüllt", () => {
  it("fehlt in den Stammdaten nichts, und nichts ist fragwürdig", () => {
    const steuernummer = "1137081508150";
    const leer = { ...blankWerte(stammdatenFormular), steuernummer };
    const werte = { ...fillLeere(leer, beispielStammdaten(leer)), uuid: "u" };
    expect(meldungen(checkForm(stammdatenFormular, werte, { heute: HEUTE, nachgewiesen: [] }))).toEqual([]);
  });

  it("bekommt das eigene Unternehmen keine Steuernummer, und das Register folgt der Rechtsform", () => {
    const leer = blankWerte(stammdatenFormular);
    expect(beispielStammdaten(leer)["steuernummer"]).toBeUndefined();
    expect(beispielStammdaten({ ...leer, rechtsform: "KG" })["registerart"]).toBe("HRA");
    expect(beispielStammdaten({ ...leer, rechtsform: "GBR" })["registerart"]).toBe("KEINE");
  });

  it("fehlt in der Zeile eines verbundenen Unternehmens nichts", () => {
    const leer = blankWerte(verbundFormular);
    const werte = { ...fillLeere(leer, beispielVerbund(leer)), uuid: "u" };
    expect(meldungen(checkForm(verbundFormular, werte, { heute: HEUTE, andere: [] }))).toEqual([]);
    expect(beispielVerbund({ ...leer, bundesland: "BY" })["steuernummer"]).toBeUndefined();
  });

  it("fehlt in einem Wirtschaftsjahr nichts, verbunden oder nicht", () => {
    const leer = blankWerte(jahrFormular);
    for (const istVerbunden of [false, true]) {
      const werte = { ...fillLeere(leer, beispielJahr(HEUTE)), uuid: "u" };
      expect(meldungen(checkForm(jahrFormular, werte, { heute: HEUTE, istVerbunden, andere: [] }))).toEqual([]);
    }
    expect(beispielJahr(HEUTE)).toMatchObject({ wjBeginn: "2025-01-01", wjEnde: "2025-12-31" });
  });

  it("fehlt in den Zahlen für den KMU-Status nichts: die eines anderen, des letzten freien Jahres, oder die eigenen", () => {
    const leer = blankWerte(kmuZahlenFormular);
    const fill = (werte: Werte, kontext: KmuZahlenKontext) => {
      const gefuellt = {
        ...fillLeere({ ...leer, ...werte }, beispielKmuZahlen({ ...leer, ...werte }, kontext)),
        uuid: "u",
      };
      expect(meldungen(checkForm(kmuZahlenFormular, gefuellt, kontext))).toEqual([]);
      return gefuellt;
    };
    const eigenes = { key: "e", name: "Eigene GmbH" };
    const tochter = { key: "t", name: "Tochter GmbH" };
    const kontext = { heute: HEUTE, eigenes: "e", firmen: [eigenes, tochter], andere: [], verbundjahre: [] };
    const belegt = { beteiligter: "t", beginn: "2025-01-01", ende: "2025-12-31" };
    expect(fill({}, kontext)).toMatchObject({ beteiligter: "t", beginn: "2025-01-01", ende: "2025-12-31" });
    expect(fill({}, { ...kontext, andere: [belegt] })).toMatchObject({ beginn: "2024-01-01", ende: "2024-12-31" });
    expect(fill({ beginn: "2023-07-01" }, kontext)).toMatchObject({ beginn: "2023-07-01", ende: "2024-06-30" });
    expect(fill({}, { ...kontext, firmen: [eigenes] })).toMatchObject({
      beteiligter: "e",
      wertart: "GESCHAETZT",
      ende: "2026-12-31",
    });
  });

  it("bleibt, was gegeben ist, auch ein Nein", () => {
    const gegeben = { ort: "Kiel", plz: " ", website: null, verbundStatus: false };
    const beispiel = { ort: "Berlin", plz: "10115", website: "https://example.org", verbundStatus: true };
    expect(fillLeere(gegeben, beispiel)).toEqual({
      ort: "Kiel",
      plz: "10115",
      website: "https://example.org",
      verbundStatus: false,
    });
  });
});

it("gibt es nur mit dem Schalter und dem Knopf", () => {
  const mit = { sitzung: { ...sitzungAngemeldet, features: { testdatenGenerator: true, bsfzSiegel: false } } };
  const formData = new FormData();
  expect(isTestdaten(mit, formData)).toBe(false);
  formData.set("intent", "testdaten");
  expect(isTestdaten(mit, formData)).toBe(true);
  expect(isTestdaten({ sitzung: sitzungAngemeldet }, formData)).toBe(false);
});
