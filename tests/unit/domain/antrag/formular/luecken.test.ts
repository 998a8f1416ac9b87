import { describe, expect, it } from "vitest";
import { antragV2 } from "../../../../../app/domain/antrag/formular/v2";
import { listLuecken } from "../../../../../app/domain/antrag/formular/luecken";
import { einAuftragnehmer, einJahr, einPaket, einVorhaben, kontext } from "./v2/muster";

describe("Was fehlt noch?", () => {
  it("ist leer, wenn nichts fehlt", () => {
    expect(listLuecken([einVorhaben()], kontext, antragV2)).toEqual([]);
  });

  it("zeigt auf das Feld eines Tabs", () => {
    expect(listLuecken([einVorhaben({ titel: "" })], kontext, antragV2)).toEqual([
      {
        art: "fehler",
        vorhabenUuid: "v1",
        vorhabenTitel: "Vorhaben 1",
        tab: "vorhaben",
        tabLabel: "Vorhaben",
        property: "titel",
        feldName: "titel",
        label: "Titel des Vorhabens",
        message: "Dieses Feld ist erforderlich",
      },
    ]);
  });

  it("zeigt auf das Feld einer Zeile mit eigenem Formular", () => {
    const vorhaben = einVorhaben({
      auftrag: true,
      auftragnehmer: [einAuftragnehmer("a1", { ort: "" })],
      arbeitspakete: [einPaket("p1", { akteure: ["a1"] }), einPaket("p2"), einPaket("p3")],
      rahmen: [
        einJahr("2025", { personalVzae: "1", personalAnzahl: "1", personalaufwand: "80000", auftragskosten: "10000" }),
      ],
    });
    expect(listLuecken([vorhaben], kontext, antragV2)).toMatchObject([
      {
        tab: "auftragsforschung",
        tabelle: "auftragnehmer",
        zeileUuid: "a1",
        zeileTitel: "Institut Nord",
        feldName: "ort",
        label: "Ort",
      },
    ]);
  });

  it("zeigt auf die Zeile, an der etwas fehlt, nicht auf die erste", () => {
    const vorhaben = einVorhaben({
      auftrag: true,
      auftragnehmer: [einAuftragnehmer("a1"), einAuftragnehmer("a2", { name: "Labor Süd", ort: "" })],
      arbeitspakete: [einPaket("p1", { akteure: ["a1", "a2"] }), einPaket("p2"), einPaket("p3")],
      rahmen: [
        einJahr("2025", { personalVzae: "1", personalAnzahl: "1", personalaufwand: "80000", auftragskosten: "20000" }),
      ],
    });
    expect(listLuecken([vorhaben], kontext, antragV2)).toMatchObject([
      { zeileUuid: "a2", zeileTitel: "Labor Süd", label: "Ort" },
    ]);
  });

  it("zeigt auf das Feld einer festen Zeile", () => {
    const vorhaben = einVorhaben({ rahmen: [einJahr("2025", { personalVzae: "1", personalaufwand: "80000" })] });
    expect(listLuecken([vorhaben], kontext, antragV2)).toMatchObject([
      {
        tab: "rahmen",
        tabelle: "rahmen",
        zeileUuid: "j2025",
        feldName: "rahmen[0].personalAnzahl",
        label: "Anzahl beteiligter Personen",
      },
    ]);
  });

  it("nennt bei einem Befund zur ganzen Zeile deren Namen und führt zu ihr", () => {
    const rahmen = [einJahr("2025", { personalVzae: "0", personalAnzahl: "0", personalaufwand: "0" })];
    const [zeile] = listLuecken([einVorhaben({ rahmen })], kontext, antragV2);
    expect(zeile).toMatchObject({
      art: "warnung",
      property: "",
      feldName: "rahmen[0].uuid",
      label: "Wirtschaftsjahr 2025",
    });
  });

  it("ordnet nach Vorhaben, darin Fehler vor Hinweisen", () => {
    const erstes = einVorhaben({ arbeitspakete: [einPaket("p1")], standDerTechnik: "" });
    const zweites = { ...einVorhaben({ titel: "" }), uuid: "v2" };
    expect(
      listLuecken([erstes, zweites], kontext, antragV2).map(
        ({ art, vorhabenTitel, label }) => `${vorhabenTitel} | ${art} | ${label}`,
      ),
    ).toEqual([
      "Erkennung von Oberflächenfehlern | fehler | Inwieweit hebt sich das angestrebte Produkt, Verfahren oder die Dienstleistung vom Stand der Technik ab?",
      "Erkennung von Oberflächenfehlern | warnung | Arbeitspakete",
      "Vorhaben 2 | fehler | Titel des Vorhabens",
    ]);
  });
});
