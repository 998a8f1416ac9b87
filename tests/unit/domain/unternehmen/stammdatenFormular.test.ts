import { describe, expect, it } from "vitest";
import { KMU_ZAHLEN_FELDER } from "~/domain/kmu/kmuZahlenFormular";
import { readBeginnTag, wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import { isFragwuerdig } from "~/domain/unternehmen/plzBundesland";
import { hasPruefziffer } from "~/domain/unternehmen/pruefziffer";
import { HILFETEXTE_UNTERNEHMEN } from "~/domain/hilfe/hilfetexteUnternehmen";
import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";

const VOLL: Werte = {
  firma: "Beispiel GmbH",
  rechtsform: "GMBH",
  wirtschaftszweig: "28",
  gruendungsjahr: "1999",
  wirtschaftsjahrAbweichend: false,
  strasse: "Beispielweg",
  hausnummer: "1",
  plz: "10115",
  ort: "Berlin",
  land: "DE",
  bundesland: "BE",
  steuernummer: "1137081508150",
  finanzamt: "Finanzamt für Körperschaften II (1137)",
  registerart: "HRB",
  registernummer: "12345 B",
  registergericht: "Charlottenburg",
  telefon: "+49 30 000000",
  email: "info@example.org",
  ansprechVorname: "Ada",
  ansprechNachname: "Beispiel",
  ansprechFunktion: "Leitung",
  ansprechTelefon: "+49 30 000001",
  ansprechEmail: "ada@example.org",
  verbundStatus: false,
};

const POST: Werte = {
  postanschriftAbweichend: true,
  postStrasse: "Postfach 1",
  postPlz: "10115",
  postOrt: "Berlin",
  postLand: "DE",
};

const HEUTE = "2026-11-25";
function check(werte: Werte, nachgewiesen: readonly string[] = []) {
  const wurzel = { ...blankWerte(stammdatenFormular), ...VOLL, ...werte, uuid: "u" };
  const { fehler, warnungen } = checkForm(stammdatenFormular, wurzel, { heute: HEUTE, nachgewiesen });
  return { fehler: fehler.map(({ property }) => property), warnungen: warnungen.map(({ property }) => property) };
}

describe("Die Stammdaten", () => {
  it("sind mit allen Pflichtangaben vollständig", () => {
    expect(check({})).toEqual({ fehler: [], warnungen: [] });
  });

  it.each<[string, Werte, string[]]>([
    ["ein Gründungsjahr vor 1000", { gruendungsjahr: "999" }, ["gruendungsjahr"]],
    ["ein Gründungsjahr in Worten", { gruendungsjahr: "acht" }, ["gruendungsjahr"]],
    ["das Jahr 1000", { gruendungsjahr: "1000" }, []],
    ["das laufende Jahr", { gruendungsjahr: "2026" }, []],
    ["ein künftiges Jahr", { gruendungsjahr: "2027" }, ["gruendungsjahr"]],
    ["ein abweichendes Wirtschaftsjahr ohne Beginn", { wirtschaftsjahrAbweichend: true }, ["wirtschaftsjahrBeginn"]],
    [
      "einen 30. Februar",
      { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "30.02." },
      ["wirtschaftsjahrBeginn"],
    ],
    ["den 1. Juli", { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "1.7." }, []],
    ["eine Postleitzahl mit vier Ziffern", { plz: "1011" }, ["plz"]],
    ["eine Steuernummer eines anderen Landes", { steuernummer: "9143081508158" }, ["steuernummer"]],
    ["eine falsche Prüfziffer", { ustIdNr: "DE136695978" }, ["ustIdNr"]],
    ["eine richtige Prüfziffer", { ustIdNr: "DE136695976", wIdNr: "DE136695976-00001" }, []],
    ["eine W-IdNr ohne Unterscheidungsmerkmal", { wIdNr: "DE136695976" }, ["wIdNr"]],
    ["das falsche Register", { registerart: "HRA" }, ["registerart"]],
    [
      "eine Mitunternehmerschaft ohne Antwort zu § 1a KStG",
      { rechtsform: "KG", registerart: "HRA" },
      ["optionKoerperschaft"],
    ],
    [
      "eine Rechtsform ohne Register",
      { rechtsform: "GBR", optionKoerperschaft: false, registerart: "KEINE", registernummer: "", registergericht: "" },
      [],
    ],
    [
      "eine Postanschrift ohne Ort",
      { postanschriftAbweichend: true, postStrasse: "Postfach 1", postPlz: "10115", postLand: "DE" },
      ["postOrt"],
    ],
    ["einen Sitz im Ausland ohne Bundesland", { land: "FR", bundesland: "", plz: "75001", steuernummer: "FR 1" }, []],
    ["eine E-Mail-Adresse ohne Domain", { ansprechEmail: "ada@" }, ["ansprechEmail"]],
    ["eine leere Angabe einmal, auch wo sie eine Form hat", { plz: "", gruendungsjahr: "" }, ["gruendungsjahr", "plz"]],
    ["keinen Eintrag statt des Registers", { registerart: "KEINE", registernummer: "" }, ["registerart"]],
    [
      "ein Register ohne Nummer und Gericht",
      { registernummer: "", registergericht: "" },
      ["registernummer", "registergericht"],
    ],
    ["eine Registernummer mit der gewählten Art davor", { registernummer: "HRB 12345" }, []],
    ["eine Registernummer mit einer anderen Art davor", { registernummer: "HRA 12345" }, ["registernummer"]],
    ["eine deutsche Postleitzahl der Postanschrift", { ...POST, postPlz: "1010" }, ["postPlz"]],
    ["eine richtige", POST, []],
    ["eine leere einmal", { ...POST, postPlz: "" }, ["postPlz"]],
    ["eine österreichische", { ...POST, postLand: "AT", postPlz: "1010" }, []],
  ])("prüfen %s", (_was, werte, fehler) => {
    expect(check(werte).fehler).toEqual(fehler);
  });

  it("fragen nach, wenn Postleitzahl und Bundesland nicht zusammenpassen", () => {
    expect(check({ plz: "80331" })).toEqual({ fehler: [], warnungen: ["plz"] });
    expect(isFragwuerdig("80331", "BY")).toBe(false);
    expect(isFragwuerdig("8033", "BE")).toBe(false);
    expect(isFragwuerdig("80331", "")).toBe(false);
    const wurzel = { ...blankWerte(stammdatenFormular), ...VOLL, plz: "80331", uuid: "u" };
    const { warnungen } = checkForm(stammdatenFormular, wurzel, { heute: HEUTE, nachgewiesen: [] });
    expect(warnungen.map(({ message }) => message)).toEqual([
      "Liegt 80331 in Berlin? Bitte prüfen Sie Postleitzahl und Bundesland.",
    ]);
  });

  it("fragen auch bei der Postanschrift nach, in Deutschland und nur zu einem gewählten Bundesland", () => {
    const inMuenchen = { ...POST, postPlz: "80331" };
    expect(check({ ...inMuenchen, postBundesland: "BE" })).toEqual({ fehler: [], warnungen: ["postPlz"] });
    expect(check({ ...inMuenchen, postBundesland: "BY" })).toEqual({ fehler: [], warnungen: [] });
    expect(check({ ...inMuenchen, postBundesland: "" })).toEqual({ fehler: [], warnungen: [] });
    expect(check({ ...inMuenchen, postLand: "AT", postBundesland: "BE" })).toEqual({ fehler: [], warnungen: [] });
  });

  it("fragen nach einer Steuernummer mit falscher Prüfziffer und nach einem Finanzamt, das nicht zu ihr gehört", () => {
    expect(check({ steuernummer: "1137081508151" })).toEqual({ fehler: [], warnungen: ["steuernummer"] });
    expect(check({ steuernummer: "1121081508150" })).toEqual({ fehler: [], warnungen: ["finanzamt"] });
    expect(check({ finanzamt: "Finanzamt für Körperschaften" })).toEqual({ fehler: [], warnungen: ["finanzamt"] });
  });

  it("fragen nicht nach dem, was die Identifizierung nachgewiesen hat", () => {
    const werte = { steuernummer: "1137081508151", finanzamt: "Finanzamt Berlin" };
    expect(check(werte, ["steuernummer", "finanzamt"])).toEqual({ fehler: [], warnungen: [] });
  });

  it("weisen auf die Steuerpflicht hin, wo Befreiung üblich ist", () => {
    expect(check({ rechtsform: "GGMBH" }).warnungen).toEqual(["rechtsform"]);
  });
});

it("hat zu jeder Frage einen Text, und zu jedem Text die Frage", () => {
  // The figures of others for the KMU status have their help in the same area.
  const felder = [...STAMMDATEN_FELDER, ...KMU_ZAHLEN_FELDER].map(({ help, key }) => help ?? key);
  // So have the days from which an answer holds, or for which somebody asks.
  const fragen = [...felder, ...Object.keys(GUELTIGKEIT_FRAGEN)];
  expect(fragen.toSorted()).toEqual(HILFETEXTE_UNTERNEHMEN.map(([feld]) => feld).toSorted());
});

describe("Die Prüfziffer", () => {
  it.each([
    ["136695976", true],
    ["136695978", false],
    ["129274202", true],
    ["100000090", true],
    ["100000091", false],
    ["", false],
    ["1", false],
    ["12a", false],
  ])("von %s ist richtig: %s", (ziffern, ist) => {
    expect(hasPruefziffer(ziffern)).toBe(ist);
  });
});

describe("Der Beginn des Wirtschaftsjahres", () => {
  it.each([
    ["01.07.", "07-01"],
    ["1.7", "07-01"],
    ["31.12.", "12-31"],
    ["29.02.", undefined],
    ["32.01.", undefined],
    ["Juli", undefined],
  ])("%s ist %s", (text, tag) => {
    expect(readBeginnTag(text)).toBe(tag);
  });

  it("gilt nur, wenn das Wirtschaftsjahr abweicht", () => {
    const wirtschaftsjahrBeginn = "01.07.";
    expect(wirtschaftsjahrBeginnVon({ wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn })).toBe("07-01");
    expect(wirtschaftsjahrBeginnVon({ wirtschaftsjahrAbweichend: false, wirtschaftsjahrBeginn })).toBe("01-01");
    expect(wirtschaftsjahrBeginnVon({})).toBe("01-01");
  });
});
