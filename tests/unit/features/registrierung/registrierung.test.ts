import { describe, expect, it } from "vitest";
import { stammdaten } from "~/domain/unternehmen/stammdaten";
import { checkUnternehmen, readUnternehmen, type Registrierung } from "~/features/registrierung/loadRegistrierung";
import { unternehmenAnsicht } from "~/features/registrierung/unternehmenAnsicht";
import { anzeigeText, UNTERNEHMEN_FELDER } from "~/features/registrierung/unternehmenFelder";

const gueltig = {
  firma: "Neue Technik GmbH",
  rechtsform: "GMBH",
  strasse: "Neuer Weg",
  hausnummer: "5",
  adresszusatz: "",
  plz: "50667",
  ort: "Köln",
  bundesland: "NW",
  land: "DE",
  steuernummer: "215/5678/1230",
  finanzamt: "Finanzamt Köln-Mitte",
  wIdNr: "",
  ustIdNr: "",
  registerart: "HRB",
  registernummer: "4711",
  registergericht: "Köln",
  wirtschaftszweig: "28",
  telefon: "+49 221 555",
  email: "info@neu.example.org",
};

const stand = (ausIdentifikation: string[], unternehmen: typeof gueltig = gueltig): Registrierung => ({
  schritt: "UNTERNEHMEN",
  ausIdentifikation,
  unternehmen,
});

const feldVon = (name: string) => UNTERNEHMEN_FELDER.find((feld) => feld.name === name)!;

describe("Unternehmensdaten der Registrierung", () => {
  it("fragt genau die Felder der Regeln, jedes einmal", () => {
    expect(UNTERNEHMEN_FELDER.map(({ name }) => name).sort()).toEqual(Object.keys(stammdaten.in.shape).sort());
  });

  it("nimmt vom Zertifikat belegte Werte nicht aus dem Formular", () => {
    const form = new FormData();
    form.set("firma", "Untergeschoben AG");
    form.set("telefon", "+49 30 1");
    const gelesen = readUnternehmen(form, stand(["firma"]));
    expect(gelesen).toMatchObject({ firma: "Neue Technik GmbH", telefon: "+49 30 1", ort: "" });
  });

  it("lässt gültige Daten durch und nennt sonst Feld und Meldung", () => {
    expect(checkUnternehmen(gueltig)).toBeNull();
    expect(checkUnternehmen({ ...gueltig, telefon: " " })?.errors).toEqual([
      { uuid: "", property: "telefon", message: "Dieses Feld ist erforderlich" },
    ]);
    expect(checkUnternehmen({ ...gueltig, registerart: "HRA" })?.errors).toEqual([
      { uuid: "", property: "registerart", message: "Zu dieser Rechtsform gehört das Register HRB." },
    ]);
  });

  it("verlangt bei belegter Rechtsform mit Register die Registerangaben und schlägt die Art vor", () => {
    const { gruppen, werte, feste } = unternehmenAnsicht(stand(["rechtsform"], { ...gueltig, registerart: "" }));
    const register = gruppen.find(({ titel }) => titel === "Registereintrag");
    expect(register?.felder.map(({ required }) => required)).toEqual([true, true, true]);
    expect(werte.registerart).toBe("HRB");
    expect(feste.map(({ name }) => name)).toEqual(["rechtsform"]);
  });

  it("fragt bei belegter Rechtsform ohne Register nicht danach", () => {
    const { gruppen } = unternehmenAnsicht(stand(["rechtsform"], { ...gueltig, rechtsform: "GBR" }));
    expect(gruppen.map(({ titel }) => titel)).toEqual([
      "Unternehmen",
      "Anschrift (Sitz)",
      "Steuerliche Angaben",
      "Kontakt",
    ]);
  });

  it("schlägt nichts vor, solange die Rechtsform gewählt werden kann", () => {
    const { gruppen, werte } = unternehmenAnsicht(stand([], { ...gueltig, registerart: "" }));
    expect(werte.registerart).toBe("");
    expect(gruppen.find(({ titel }) => titel === "Registereintrag")?.felder.some(({ required }) => required)).toBe(
      false,
    );
  });

  it("zeigt Schlüssel in Worten und die Steuernummer wie gedruckt", () => {
    expect(anzeigeText(feldVon("bundesland"), "NW")).toBe("Nordrhein-Westfalen");
    expect(anzeigeText(feldVon("steuernummer"), "5215056781230")).toBe("215/5678/1230");
    expect(anzeigeText(feldVon("ort"), "Köln")).toBe("Köln");
  });
});
