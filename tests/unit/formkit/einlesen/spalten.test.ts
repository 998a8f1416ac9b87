import { describe, expect, it } from "vitest";
import { findSpalte, isEinfuegbar, listSpalten, readKopf } from "../../../../app/formkit/einlesen/spalten";
import { gaeste, kontext, tage, vollstaendig } from "../beispiel";

const tabelleIn = (felder: typeof gaeste.fields, key: string) => {
  const feld = felder.find((eines) => eines.key === key);
  if (feld === undefined) throw new Error(`No ${key}`);
  return feld;
};
const GAESTE = { tabelle: tabelleIn(gaeste.fields, "gaesteliste"), wurzel: vollstaendig, kontext };
const TAGE = { tabelle: { ...tabelleIn(tage.fields, "tageliste"), rowKey: "datum" }, wurzel: vollstaendig, kontext };
const spalten = listSpalten(GAESTE);

describe("die Spalten einer Tabelle", () => {
  it("sind ihre Fragen; vom Programm gegebene Zeilen nennt die erste", () => {
    expect(spalten.map(({ key }) => key)).toEqual(["name", "email", "begleitung", "begleitungName", "gaenge"]);
    expect(listSpalten(TAGE).map(({ key }) => key)).toEqual(["datum", "kosten"]);
  });

  it("gibt es, wo Zeilen eingefügt werden können", () => {
    expect(isEinfuegbar(GAESTE)).toBe(true);
    expect(isEinfuegbar(TAGE)).toBe(true);
    expect(isEinfuegbar({ ...TAGE, wurzel: { ...vollstaendig, tageliste: [] } })).toBe(false);
    expect(isEinfuegbar({ ...GAESTE, tabelle: { ...GAESTE.tabelle, readOnly: () => true } })).toBe(false);
  });

  it("werden an ihrem Titel erkannt, oder an dessen Anfang", () => {
    expect(findSpalte(spalten, "e-mail")?.key).toBe("email");
    expect(findSpalte(spalten, "NAME")?.key).toBe("name");
    expect(findSpalte(spalten, "Kommt")?.key).toBe("begleitung");
    expect(findSpalte(spalten, "Na")).toBeUndefined();
    expect(findSpalte(spalten, "")).toBeUndefined();
  });

  it("nennt die erste Zeile, in jeder Reihenfolge, mit Unbekanntem und Doppeltem", () => {
    const kopf = readKopf(spalten, ["Gänge", "Farbe", "Name", "Gänge"]);
    expect(kopf?.spalten.map((spalte) => spalte?.key)).toEqual(["gaenge", undefined, "name", "gaenge"]);
    expect(kopf?.unbekannte).toEqual(["Farbe"]);
    expect(kopf?.doppelte).toEqual(["Gänge"]);
  });

  it("nennt sie nicht, wenn sie von einem Gast erzählt", () => {
    expect(readKopf(spalten, ["Ada", "ada@example.org", "Ja"])).toBeNull();
    expect(readKopf(spalten, ["Kommt", "ada@example.org"])).toBeNull();
    expect(readKopf(spalten, ["Begleitung"])).toBeNull();
  });

  it("nennt sie schon mit einem ganzen Titel unter fremden, oder allein mit dem Anfang von einem", () => {
    expect(readKopf(spalten, ["Name", "Ort", "Farbe", "Alter"])?.unbekannte).toEqual(["Ort", "Farbe", "Alter"]);
    expect(readKopf(spalten, ["", "Kommt", ""])?.spalten.map((spalte) => spalte?.key)).toEqual([
      undefined,
      "begleitung",
      undefined,
    ]);
  });
});
