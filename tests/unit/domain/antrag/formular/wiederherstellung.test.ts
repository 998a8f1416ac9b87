import { describe, expect, it } from "vitest";
import { formulare } from "../../../../../app/domain/antrag/formular/formulare";
import {
  findHindernis,
  listWiederherstellbare,
  restore,
  type Umfang,
} from "../../../../../app/domain/antrag/formular/wiederherstellung";
import type { Werte } from "../../../../../app/formkit/field";

const kontext = { heute: "2026-03-02", rechtsform: "GMBH", wirtschaftsjahrBeginn: "01-01" };
const paket = (uuid: string, akteure: string[] = []) => ({ uuid, titel: uuid, akteure, vorgaenger: [] });
const partner = (uuid: string) => ({ uuid, name: uuid });
const werte = (teil: Werte): Werte => ({
  titel: "Titel",
  arbeitspakete: [],
  kooperationspartner: [],
  auftragnehmer: [],
  ...teil,
});
const zurueck = (
  jetzt: Werte,
  fassung: Werte,
  { umfang, form = formulare.V2 }: { umfang: Umfang; form?: typeof formulare.V2 },
) => restore(form, { jetzt: werte(jetzt), fassung: werte(fassung), kontext }, umfang);
const zeile = (tabelle: string, zeileUuid: string): Umfang => ({ art: "zeile", tabelle, zeileUuid });
const follow = (ergebnis: Werte | null, key = "arbeitspakete") =>
  Array.isArray(ergebnis?.[key])
    ? ergebnis[key].map((eintrag) => (typeof eintrag === "string" ? eintrag : eintrag.uuid))
    : null;

describe("stelleWiederHer", () => {
  it("takes all answers of a version", () => {
    const fassung = { titel: "Alt", arbeitspakete: [paket("a")] };
    expect(zurueck({ titel: "Neu" }, fassung, { umfang: { art: "alles" } })).toMatchObject(fassung);
  });

  it("takes one answer and leaves the others", () => {
    const ergebnis = zurueck(
      { titel: "Neu", kurzbezeichnung: "Neu" },
      { titel: "Alt", kurzbezeichnung: "Alt" },
      { umfang: { art: "feld", feld: "titel" } },
    );
    expect(ergebnis).toMatchObject({ titel: "Alt", kurzbezeichnung: "Neu" });
  });

  it("puts a deleted row back behind its old neighbour", () => {
    const fassung = { arbeitspakete: [paket("a"), paket("b"), paket("c")] };
    expect(
      follow(zurueck({ arbeitspakete: [paket("a"), paket("c")] }, fassung, { umfang: zeile("arbeitspakete", "b") })),
    ).toEqual(["a", "b", "c"]);
    expect(
      follow(zurueck({ arbeitspakete: [paket("c"), paket("a")] }, fassung, { umfang: zeile("arbeitspakete", "b") })),
    ).toEqual(["c", "a", "b"]);
    expect(
      follow(zurueck({ arbeitspakete: [paket("c"), paket("d")] }, fassung, { umfang: zeile("arbeitspakete", "a") })),
    ).toEqual(["a", "c", "d"]);
    expect(
      follow(zurueck({ arbeitspakete: [paket("b"), paket("c")] }, fassung, { umfang: zeile("arbeitspakete", "a") })),
    ).toEqual(["a", "b", "c"]);
    expect(
      follow(zurueck({ arbeitspakete: [paket("a"), paket("d")] }, fassung, { umfang: zeile("arbeitspakete", "c") })),
    ).toEqual(["a", "c", "d"]);
  });

  it("gives a row that still exists its old answers in its present place", () => {
    const jetzt = { arbeitspakete: [{ ...paket("b"), titel: "Anders" }, paket("a")] };
    const ergebnis = zurueck(
      jetzt,
      { arbeitspakete: [paket("a"), paket("b")] },
      { umfang: zeile("arbeitspakete", "b") },
    );
    expect(ergebnis?.arbeitspakete).toEqual([paket("b"), paket("a")]);
  });

  it("lets other rows name the restored row again, and only those that named it", () => {
    const fassung = { kooperationspartner: [partner("p")], arbeitspakete: [paket("a", ["p"]), paket("b")] };
    const jetzt = { kooperationspartner: [], arbeitspakete: [paket("a", ["x"]), paket("b")] };
    const ergebnis = zurueck(jetzt, fassung, { umfang: zeile("kooperationspartner", "p") });
    expect(ergebnis?.arbeitspakete).toEqual([paket("a", ["x", "p"]), paket("b", [])]);
  });

  it("drops mentions of rows that have been deleted since", () => {
    const fassung = { kooperationspartner: [partner("p")], arbeitspakete: [paket("a", ["p", "UNTERNEHMEN"])] };
    expect(zurueck({}, fassung, { umfang: zeile("arbeitspakete", "a") })?.arbeitspakete).toEqual([
      paket("a", ["UNTERNEHMEN"]),
    ]);
    const mitPartner = { kooperationspartner: [partner("p")] };
    expect(zurueck(mitPartner, fassung, { umfang: zeile("arbeitspakete", "a") })?.arbeitspakete).toEqual([
      paket("a", ["p", "UNTERNEHMEN"]),
    ]);
  });

  it("knows no row that the version does not have, and no unknown table or answer", () => {
    expect(zurueck({}, {}, { umfang: zeile("arbeitspakete", "a") })).toBeNull();
    expect(zurueck({}, { arbeitspakete: [paket("a")] }, { umfang: zeile("titel", "a") })).toBeNull();
    expect(
      zurueck({ rahmen: [] }, { rahmen: [{ uuid: "j", jahr: "2025" }] }, { umfang: zeile("rahmen", "j") }),
    ).toBeNull();
    expect(zurueck({}, {}, { umfang: { art: "feld", feld: "gibtEsNicht" } })).toBeNull();
  });

  it("leaves certified answers of a supplementary application as they are", () => {
    const [jetzt, fassung] = [{ titel: "Bescheinigt" }, { titel: "Anders", arbeitspakete: [paket("a")] }];
    const ergebnis = zurueck(jetzt, fassung, { umfang: { art: "alles" }, form: formulare.ERGAENZUNG });
    expect(ergebnis).toMatchObject({ titel: "Bescheinigt", arbeitspakete: [paket("a")] });
    expect(zurueck(jetzt, fassung, { umfang: { art: "feld", feld: "titel" }, form: formulare.ERGAENZUNG })).toBeNull();
    expect(listWiederherstellbare(formulare.ERGAENZUNG, werte({}), kontext).has("titel")).toBe(false);
  });
});

describe("findHindernis", () => {
  const hindernis = (jetzt: Werte, umfang: Umfang, form = formulare.V2) =>
    findHindernis(form, { jetzt: werte(jetzt), kontext }, umfang);
  const partnerZeile = zeile("kooperationspartner", "p");

  it("is none for what is asked now, and for a version as a whole", () => {
    expect(hindernis({ kooperationForschung: true }, partnerZeile)).toBeNull();
    expect(hindernis({}, { art: "feld", feld: "titel" })).toBeNull();
    expect(hindernis({}, { art: "alles" })).toBeNull();
  });

  it("is a tab or a question that the present answers do not ask for", () => {
    expect(hindernis({}, partnerZeile)).toMatch(/^Nach „Kooperationspartner“ wird zurzeit nicht gefragt/);
    expect(hindernis({ andereFoerderung: false }, { art: "feld", feld: "foerderprogramm" })).toMatch(
      /^Nach „Förderprogramm/,
    );
  });

  it("is a table whose rows the program gives, and what cannot be changed or does not exist", () => {
    expect(hindernis({}, zeile("rahmen", "r"))).toMatch(
      /^Die Einträge unter „Personal und Aufwendungen je Wirtschaftsjahr“ ergeben sich aus/,
    );
    expect(hindernis({}, { art: "feld", feld: "titel" }, formulare.ERGAENZUNG)).toMatch(
      /^„Titel des Vorhabens“ lässt sich nicht ändern/,
    );
    expect(hindernis({}, { art: "feld", feld: "gibtEsNicht" })).toBe("Diese Angabe gibt es im Formular nicht.");
  });
});
