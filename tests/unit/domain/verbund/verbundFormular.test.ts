import { describe, expect, it } from "vitest";
import { VERBUND_FELDER } from "~/domain/verbund/verbundFormular";
import type { VerbundZeile } from "~/domain/verbund/verbundAngaben";
import { kontextDerZeile } from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";
import { isRelevant, offeredOf, optionsOf } from "~/formkit/relevance";
import { checkListe, zeileVon } from "../../../support/verbundZeilen";

const HEUTE = "2026-03-01";
const fehlerVon = (werte: Parameters<typeof zeileVon>[1], weitere: ReturnType<typeof zeileVon>[] = []) =>
  checkListe([zeileVon("a", werte), ...weitere], HEUTE)
    .get("a")
    ?.fehler.map(({ property, message }) => [property, message]);

const PFLICHT = "Dieses Feld ist erforderlich";

describe("eine Zeile der verbundenen Unternehmen", () => {
  it("ist vollständig, wenn alle Pflichtangaben da sind", () => {
    expect(fehlerVon({})).toEqual([]);
  });

  it("verlangt die Angaben des Verordnungstextes", () => {
    const leer = {
      name: "",
      strasse: "",
      hausnummer: "",
      plz: "",
      ort: "",
      land: "",
      inDeutschlandSteuerpflichtig: null,
    };
    expect(fehlerVon({ ...leer, verbindung: "", beteiligterArt: "" })?.map(([feld]) => feld)).toEqual([
      "beteiligterArt",
      "name",
      "strasse",
      "hausnummer",
      "plz",
      "ort",
      "land",
      "verbindung",
      "inDeutschlandSteuerpflichtig",
    ]);
  });

  it("verlangt Bundesland, Steuernummer und Finanzamt nur von Steuerpflichtigen", () => {
    expect(fehlerVon({ inDeutschlandSteuerpflichtig: true })).toEqual([
      ["bundesland", PFLICHT],
      ["steuernummer", PFLICHT],
      ["finanzamt", PFLICHT],
    ]);
  });

  it("erkennt die Steuernummer eines anderen Landes", () => {
    const steuern = { inDeutschlandSteuerpflichtig: true, finanzamt: "Finanzamt Mitte", bundesland: "BY" };
    expect(fehlerVon({ ...steuern, steuernummer: "1121081508151" })).toEqual([
      ["steuernummer", "Bitte geben Sie die Steuernummer im Format FFF/BBB/UUUUP (Bayern) oder mit 13 Ziffern ein."],
    ]);
  });

  it("verlangt von Personen keine Anschrift, aber den Markt", () => {
    const person = { beteiligterArt: "NATUERLICHE_PERSON", verbindung: "MUTTER", strasse: "", plz: "", ort: "" };
    expect(fehlerVon({ ...person, hausnummer: "" })).toEqual([["markt", PFLICHT]]);
  });

  it("fragt bei Schwestergesellschaften, wer die Anteile hält, und bei Sonstigen auch die Richtung", () => {
    const andere = [zeileVon("b", { verbindung: "MUTTER" })];
    expect(fehlerVon({ verbindung: "SCHWESTER" }, andere)).toEqual([["gegenueber", PFLICHT]]);
    expect(fehlerVon({ verbindung: "SONSTIGE" }, andere)?.map(([feld]) => feld)).toEqual(["richtung", "gegenueber"]);
  });

  it("fragt zu Bekannten nur nach der Beziehung", () => {
    expect(fehlerVon({ bekannt: "b", name: "", strasse: "", ort: "", verbindung: "MUTTER" }, [zeileVon("b")])).toEqual(
      [],
    );
  });

  it("fragt einen Business Angel in jeder seiner Beziehungen nach dem Betrag, auch in der zweiten", () => {
    const einlage = VERBUND_FELDER.find(({ key }) => key === "einlage");
    const isGefragt = (werte: Werte, andere: readonly VerbundZeile[]) => {
      const zeile = { ...zeileVon("a", { verbindung: "MUTTER", ...werte }).werte, uuid: "a" };
      const kontext = kontextDerZeile(andere, "a", HEUTE);
      return einlage !== undefined && isRelevant(einlage, { werte: zeile, wurzel: zeile, kontext });
    };
    expect(isGefragt({ ausnahme: "BUSINESS_ANGEL" }, [])).toBe(true);
    expect(isGefragt({ ausnahme: "RISIKOKAPITAL" }, [])).toBe(false);
    expect(isGefragt({ bekannt: "b" }, [zeileVon("b", { ausnahme: "BUSINESS_ANGEL" })])).toBe(true);
    expect(isGefragt({ bekannt: "b" }, [zeileVon("b"), zeileVon("c", { ausnahme: "BUSINESS_ANGEL" })])).toBe(false);
  });

  it("bietet die Finanzämter des gewählten Bundeslandes an, dazu, was schon eingetragen ist", () => {
    const finanzamt = VERBUND_FELDER.find(({ key }) => key === "finanzamt");
    const gruppen = (bundesland: string, bisher = "") => {
      const { werte } = zeileVon("a", { inDeutschlandSteuerpflichtig: true, bundesland, finanzamt: bisher });
      const zeile = { ...werte, uuid: "a" };
      const bereich = { werte: zeile, wurzel: zeile, kontext: { heute: HEUTE, andere: [] } };
      if (finanzamt === undefined) return [];
      expect(optionsOf(finanzamt, bereich).length).toBeGreaterThan(500);
      return [...new Set(offeredOf(finanzamt, bereich).map(({ group }) => group))];
    };
    expect(gruppen("BY")).toEqual(["Bayern"]);
    expect(gruppen("BY", "Finanzamt Köln-Mitte (5215)")).toEqual(["Bayern", "Nordrhein-Westfalen"]);
    expect(gruppen("BY", "Finanzamt von früher")).toEqual(["Bisherige Angabe", "Bayern"]);
    expect(gruppen("")).toHaveLength(16);
  });

  it("hat keine Frage zweimal", () => {
    expect(new Set(VERBUND_FELDER.map(({ key }) => key)).size).toBe(VERBUND_FELDER.length);
  });
});
