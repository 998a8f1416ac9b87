import { describe, expect, it } from "vitest";
import {
  feldVonJahr,
  isRasterFeld,
  RASTER_FELDER,
  RASTER_MERKMALE,
  rasterFormular,
} from "~/domain/statistik/jahrRaster";

const AUSSEN = ["wjBeginn", "wjEnde", "rumpfjahr", "ebene", "wertart", "bemerkung"];

describe("jahrRaster", () => {
  it("hat eine Zeile für jede Zahl, die Summe nach ihren Teilen, den Verbund am Ende", () => {
    expect(RASTER_FELDER.map(({ key }) => key)).toEqual([
      "umsatz",
      "bilanzsumme",
      "beschaeftigteVzae",
      "fueBeschaeftigteVzae",
      "fuePersonal",
      "fueSach",
      "fueExtern",
      "fueGesamt",
      "verbundUmsatz",
      "verbundBeschaeftigteVzae",
    ]);
  });

  it("fragt nichts, was zum Formular des Jahres gehört", () => {
    expect(AUSSEN.filter(isRasterFeld)).toEqual([]);
    const gefragt = rasterFormular.tabs.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(gefragt.toSorted()).toEqual(RASTER_FELDER.map(({ key }) => key).toSorted());
  });

  it("zeigt neben den Zahlen, für wen sie gelten und wie sicher sie sind, und fragt es nicht", () => {
    expect(RASTER_MERKMALE.map(({ key }) => key)).toEqual(["ebene", "wertart"]);
  });

  it("nennt eine Zelle so, dass ihr Name auch ihre Kennung auf der Seite sein kann", () => {
    expect(feldVonJahr("0a-1b", "umsatz")).toMatch(/^[a-z](?:-?\w)+$/);
  });
});
