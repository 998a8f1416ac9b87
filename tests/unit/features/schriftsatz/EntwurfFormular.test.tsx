import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { Konflikt } from "~/contract/antrag/zusammenfuehrung";
import { EntwurfFormular } from "~/features/schriftsatz";

const AM = "2026-03-02T09:00:00.000Z";
const NACHTRAG: Schriftsatz = {
  uuid: "cccccccc-3333-4333-8333-333333333333",
  antragUuid: "dddddddd-4444-4444-8444-444444444444",
  art: "NACHTRAG",
  status: "ENTWURF",
  nachforderungUuid: null,
  bescheidUuid: null,
  widerspruchUuid: null,
  geaendertAm: AM,
  geaendertVon: "Nora Neumann",
  eingereichtAm: null,
  eingereichtVon: null,
  revision: 3,
  werte: { text: "Von Nora" },
  kontext: { heute: "2026-03-02", fragen: [], vorhaben: [] },
  stand: "s",
  dateien: [],
  luecken: [],
  sperre: null,
  rechte: { bearbeiten: true, einreichen: true },
  pruefsumme: null,
  belegCode: null,
  reste: [],
  ticket: "siegel",
};

const umstritten: Konflikt = {
  stelle: "text",
  von: "Nora Neumann",
  am: AM,
  art: "feld",
  betrifft: [],
  meine: "Von mir",
  gespeicherte: "Von Nora",
};

function abgelehnt(eingaben: Eingaben, konflikt: Konflikt = umstritten): FormAntwort {
  const problem = {
    code: "REVISION_VERALTET",
    userMessage: "Inzwischen geändert.",
    httpStatus: 409,
    httpSubStatus: "409.10",
    errors: [],
  };
  return { problem: { ...problem, konflikt: { revision: 3, konflikte: [konflikt], uebernommen: [] } }, eingaben };
}

const show = (antwort?: FormAntwort) =>
  renderToStaticMarkup(
    <StaticRouter location="/hier">
      <EntwurfFormular
        schriftsatz={NACHTRAG}
        hier="/hier"
        formular={{ csrf: "c", schluessel: "s" }}
        antwort={antwort}
      />
    </StaticRouter>,
  );

const WAHL = '<a[^>]*href="#wahl-text"[^>]*>';

describe("der Entwurf eines Schriftsatzes", () => {
  it("trägt das Ticket, mit dem er aufbewahrt wird, und die Nummer des Aufbewahrten, aus dem er kommt", () => {
    expect(show()).toMatch(/name="aufbewahrung" value="siegel"/);
    expect(show()).not.toContain('name="geparkt"');
    expect(show(abgelehnt({ revision: "2", text: "Von mir", geparkt: "g" }))).toMatch(/name="geparkt" value="g"/);
  });

  it("sagt ohne Skripte, was mit nicht Gespeichertem geschieht", () => {
    expect(show()).toContain("Was Sie nicht speichern, geht beim Verlassen der Seite verloren.");
  });

  it("fragt bei einem Widerstreit, ohne Vorauswahl; alles Getippte steht noch da", () => {
    const html = show(abgelehnt({ revision: "2", text: "Von mir" }));
    expect(html).toMatch(new RegExp(`${WAHL}Ihr Nachtrag: Bitte entscheiden Sie, welche Fassung gespeichert wird\\.`));
    expect(html).not.toContain("Bitte wählen Sie eine Fassung.");
    expect(html).toMatch(/name="revision" value="2"/);
    expect(html).toMatch(/<textarea[^>]*name="text"[^>]*>Von mir<\/textarea>/);
    expect(html).not.toMatch(/checked=""[^>]*name="wahl\.text"|name="wahl\.text"[^>]*checked=""/);
  });

  it("besteht auf einer Wahl: ohne sie steht die Meldung am Feld und in der Übersicht", () => {
    const html = show(abgelehnt({ revision: "2", text: "Weiter getippt", gesehen: "3", konflikt: "text" }));
    expect(html).toMatch(new RegExp(`${WAHL}Ihr Nachtrag: Bitte wählen Sie eine Fassung\\.`));
    expect(html.match(/Bitte wählen Sie eine Fassung\./g)).toHaveLength(2);
    expect(html).toMatch(/<textarea[^>]*name="text"[^>]*>Weiter getippt<\/textarea>/);
  });

  it("mahnt nicht, wo gewählt wurde", () => {
    const html = show(
      abgelehnt(
        { revision: "2", text: "Von mir", gesehen: "3", konflikt: "text", "wahl.text": "meine" },
        { ...umstritten, wahl: "meine" },
      ),
    );
    expect(html).not.toContain("Bitte wählen Sie eine Fassung.");
    expect(html).toMatch(
      /checked=""[^>]*name="wahl\.text"[^>]*value="meine"|name="wahl\.text"[^>]*checked=""[^>]*value="meine"/,
    );
  });
});
