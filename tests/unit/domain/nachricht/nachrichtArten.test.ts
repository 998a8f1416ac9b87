import { describe, expect, it } from "vitest";
import { format, NACHRICHT_ART_KEYS, NACHRICHT_ARTEN } from "../../../../app/domain/nachricht/nachrichtArten";

describe("kinds of messages", () => {
  it("has all of domain.md 4.6, each with a title of its own", () => {
    expect(NACHRICHT_ART_KEYS.map((key) => NACHRICHT_ARTEN[key].titel)).toEqual([
      "Registrierung bestätigt",
      "Benutzer hinzugefügt",
      "Benutzer entfernt",
      "Rolle geändert",
      "Recht an den Stammdaten geändert",
      "Benutzer deaktiviert",
      "Benutzer wieder aktiv",
      "Neue bevollmächtigte Person: Zustimmung erforderlich",
      "Neue bevollmächtigte Person: nicht zugestimmt",
      "Zustimmung zu neuen bevollmächtigten Personen eingeschaltet",
      "Zustimmung soll ausgeschaltet werden",
      "Zustimmung zu neuen bevollmächtigten Personen ausgeschaltet",
      "Vorgemerkte Änderung nicht übernommen",
      "Benutzer zum Antrag hinzugefügt",
      "Benutzer vom Antrag entfernt",
      "Eingangsbestätigung",
      "Übermittlung fehlgeschlagen",
      "Prüfung begonnen",
      "Nachforderung eingegangen",
      "Erinnerung: Frist läuft ab",
      "Frist abgelaufen",
      "Frist verlängert",
      "Fristverlängerung abgelehnt",
      "Nachforderung geschlossen",
      "Nachtrag eingegangen",
      "Bescheid zum Abruf bereit",
      "Erinnerung: Bescheid noch nicht abgerufen",
      "Bereitstellung beendet",
      "Bescheid mit der Post versandt",
      "Bescheid abgerufen",
      "Bescheid aus Widerspruch abgerufen",
      "Erinnerung: Widerspruchsfrist läuft ab",
      "Widerspruch eingegangen",
      "Widerspruch zurückgezogen",
      "Widerspruch beschieden",
      "Widerspruch geschlossen",
      "Rückzug bestätigt",
      "Rückzug abgelehnt",
      "Siegel verfügbar",
      "Mitteilung der Bescheinigungsstelle",
      "Antwort an die Bescheinigungsstelle",
    ]);
  });

  it("leads to the page where what it tells of can be seen", () => {
    const dorthin = (seite: string | null) => NACHRICHT_ART_KEYS.filter((art) => NACHRICHT_ARTEN[art].seite === seite);
    expect(dorthin("antragStartseite")).toEqual([
      "ANTRAG_BENUTZER_HINZUGEFUEGT",
      "ANTRAG_BENUTZER_ENTFERNT",
      "UEBERMITTLUNG_FEHLGESCHLAGEN",
      "PRUEFUNG_BEGONNEN",
      "RUECKZUG_ABGELEHNT",
      "MITTEILUNG",
      "ANTWORT",
    ]);
    expect(dorthin("nachforderungen")).toEqual([
      "NACHFORDERUNG_EINGEGANGEN",
      "FRIST_ERINNERUNG",
      "FRIST_ABGELAUFEN",
      "FRIST_VERLAENGERT",
      "FRISTVERLAENGERUNG_ABGELEHNT",
      "NACHFORDERUNG_GESCHLOSSEN",
      "NACHTRAG_EINGEGANGEN",
    ]);
    expect(dorthin("bescheid")).toEqual([
      "BESCHEID_ZUM_ABRUF",
      "ABRUF_ERINNERUNG",
      "BEREITSTELLUNG_BEENDET",
      "BESCHEID_MIT_POST",
      "BESCHEID_ABGERUFEN",
      "WIDERSPRUCHSBESCHEID_ABGERUFEN",
      "WIDERSPRUCH_BESCHIEDEN",
    ]);
    expect(dorthin("widersprueche")).toEqual([
      "WIDERSPRUCH_ERINNERUNG",
      "WIDERSPRUCH_EINGEGANGEN",
      "WIDERSPRUCH_ZURUECKGEZOGEN",
      "WIDERSPRUCH_GESCHLOSSEN",
    ]);
    expect(dorthin("eingereichterAntrag")).toEqual(["EINGANGSBESTAETIGUNG"]);
    expect(dorthin("zurueckgezogenerAntrag")).toEqual(["RUECKZUG_BESTAETIGT"]);
  });

  it("is about an Antrag, except for what concerns the company as a whole", () => {
    const zurFirma = NACHRICHT_ART_KEYS.filter((art) => NACHRICHT_ARTEN[art].bezug !== "antrag");
    expect(zurFirma.filter((art) => NACHRICHT_ARTEN[art].seite !== "benutzerverwaltung")).toEqual([
      "REGISTRIERUNG_BESTAETIGT",
      "VORMERKUNG_GESCHEITERT",
      "SIEGEL_VERFUEGBAR",
    ]);
    for (const art of zurFirma) expect(NACHRICHT_ARTEN[art].bezug, art).toBe("unternehmen");
  });

  it("writes calendar days as people read them", () => {
    expect(
      format({ art: "NACHFORDERUNG_EINGEGANGEN", antragsnummer: "FZ-2026-000001", nummer: 2, frist: "2026-03-16" }),
    ).toEqual({
      art: "NACHFORDERUNG_EINGEGANGEN",
      titel: "Nachforderung eingegangen",
      text: "Zu Ihrem Antrag FZ-2026-000001 gibt es Fragen. Bitte beantworten Sie die Nachforderung 2 bis zum 16.03.2026 im Portal. Eine Nachforderung ist keine Ablehnung.",
    });
    const abgerufen = { antragsnummer: "FZ-2026-000001", bekanntgabe: "2026-03-03", widerspruchBis: "2026-04-07" };
    for (const art of ["BESCHEID_ABGERUFEN", "BESCHEID_MIT_POST"] as const) {
      expect(format({ art, ...abgerufen }).text).toMatch(/am 03\.03\.2026 .* bis zum 07\.04\.2026/);
    }
  });

  it.each([
    [
      "FRIST_ERINNERUNG",
      /^Die Nachforderung 2 zu Ihrem Antrag FZ-2026-000001 ist noch nicht beantwortet\. .* 16\.03\.2026\.$/,
    ],
    [
      "FRIST_ABGELAUFEN",
      /^Die Frist der Nachforderung 2 zu Ihrem Antrag FZ-2026-000001 ist am 16\.03\.2026 abgelaufen\./,
    ],
    ["FRIST_VERLAENGERT", /^Die Frist der Nachforderung 2 zu Ihrem Antrag FZ-2026-000001 wurde verlängert\./],
    [
      "FRISTVERLAENGERUNG_ABGELEHNT",
      /^Die Frist der Nachforderung 2 zu Ihrem Antrag FZ-2026-000001 wurde nicht verlängert\./,
    ],
  ] as const)("%s says which of several follow-up requests it is about", (art, text) => {
    expect(format({ art, antragsnummer: "FZ-2026-000001", nummer: 2, frist: "2026-03-16" }).text).toMatch(text);
  });

  it("says why a change of master data could not come to hold on its day", () => {
    const wegen = (grund: string | null) => format({ art: "VORMERKUNG_GESCHEITERT", tag: "2026-04-01", grund }).text;
    expect(wegen("Bitte prüfen Sie die Nummer.")).toBe(
      "Die Änderung der Stammdaten, die ab dem 01.04.2026 gelten sollte, konnte an diesem Tag nicht übernommen werden. Bitte prüfen Sie die Nummer. Bis auf Weiteres gelten die bisherigen Angaben. Bitte nehmen Sie die vorgemerkte Änderung in den Stammdaten zurück und tragen Sie die Angaben noch einmal ein.",
    );
    expect(wegen(null)).toContain("werden. Das liegt nicht an Ihren Angaben, sondern am Portal. Bis auf");
  });

  it("says who has got which right on which Antrag, and from whom", () => {
    const zugriff = { name: "Max Arbeit", antrag: "Wärmepumpen", von: "Bea Vollmer" };
    expect(format({ art: "ANTRAG_BENUTZER_HINZUGEFUEGT", ...zugriff, recht: "Lesen" }).text).toBe(
      "Max Arbeit hat für den Antrag „Wärmepumpen“ jetzt das Recht „Lesen“. Gegeben hat es Bea Vollmer.",
    );
    expect(format({ art: "ANTRAG_BENUTZER_ENTFERNT", ...zugriff }).text).toBe(
      "Max Arbeit hat keinen Zugriff mehr auf den Antrag „Wärmepumpen“. Bea Vollmer hat ihn beendet.",
    );
    expect(format({ art: "ANTRAG_BENUTZER_ENTFERNT", ...zugriff, von: "Max Arbeit" }).text).toBe(
      "Max Arbeit hat keinen Zugriff mehr auf den Antrag „Wärmepumpen“ und hat sich selbst entfernt.",
    );
  });

  it("says until when a decision can be retrieved, or from when it counts without a retrieval", () => {
    const bereit = { antragsnummer: "FZ-2026-000001", abrufBis: "2026-03-12" };
    for (const art of ["BESCHEID_ZUM_ABRUF", "WIDERSPRUCH_BESCHIEDEN"] as const) {
      expect(format({ art, ...bereit }).text).toContain("bis zum 12.03.2026 mit dem ELSTER-Zertifikat abrufen.");
      const ohneAbruf = format({ art, ...bereit, bekanntAm: "2026-03-06" }).text;
      expect(ohneAbruf).toContain(
        "mit dem ELSTER-Zertifikat abrufen. Er gilt am 06.03.2026 als bekannt gegeben, auch wenn ihn niemand abruft.",
      );
      expect(ohneAbruf).not.toContain("12.03.2026");
    }
  });

  it("says of a decision that waits for its retrieval when it counts as announced, of one about an objection no more", () => {
    const bereit = { antragsnummer: "FZ-2026-000001", abrufBis: "2026-03-12" };
    expect(format({ art: "BESCHEID_ZUM_ABRUF", ...bereit }).text).toBe(
      "Zu Ihrem Antrag FZ-2026-000001 liegt ein Bescheid bereit. Eine bevollmächtigte Person kann ihn bis zum 12.03.2026 mit dem ELSTER-Zertifikat abrufen. Er gilt am Tag nach dem Abruf als bekannt gegeben.",
    );
    expect(format({ art: "WIDERSPRUCH_BESCHIEDEN", ...bereit }).text).toBe(
      "Über Ihren Widerspruch zum Antrag FZ-2026-000001 ist entschieden. Eine bevollmächtigte Person kann den Bescheid bis zum 12.03.2026 mit dem ELSTER-Zertifikat abrufen.",
    );
  });

  it("takes title and text of what the authority writes by hand as they are", () => {
    const mitteilung = { art: "MITTEILUNG", betreff: "Rückfrage", text: "Bitte rufen Sie uns an." } as const;
    expect(format(mitteilung)).toEqual({ art: "MITTEILUNG", titel: "Rückfrage", text: "Bitte rufen Sie uns an." });
  });
});
