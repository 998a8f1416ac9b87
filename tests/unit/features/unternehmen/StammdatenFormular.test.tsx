import { describe, expect, it } from "vitest";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { StammdatenFormular } from "~/features/unternehmen/StammdatenFormular";
import { checkForm } from "~/formkit/checkForm";
import type { Wert } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { renderSeite } from "../../../support/renderSeite";

const UUID = "0b7f6d6e-6d2a-4d5e-9d0e-5d1d5d1d5d1d";
const KONTEXT = { heute: "2026-03-02", nachgewiesen: [] };
const SITZ = { land: "DE", bundesland: "BY", plz: "80331", rechtsform: "GMBH", registerart: "HRB" };

type Zustand = { pruefen?: boolean; antwort?: FormAntwort };

/** The control of a question in the form of a company that has stored these answers, and the message at it. */
async function render(
  feld: string,
  antworten: Readonly<Record<string, Wert>>,
  { pruefen = false, antwort }: Zustand = {},
) {
  const werte = { ...blankWerte(stammdatenFormular), ...SITZ, ...antworten };
  const { fehler, warnungen } = checkForm(stammdatenFormular, { ...werte, uuid: UUID }, KONTEXT);
  const daten = {
    unternehmenUuid: UUID,
    revision: 1,
    werte,
    kontext: KONTEXT,
    geaendertAm: "2026-03-01T10:00:00.000Z",
    geaendertVon: "",
    fehler,
    warnungen,
    rechte: { bearbeiten: true },
    ticket: "ticket",
    herkunft: {},
    registrierung: null,
    vorgemerkt: [],
  };
  const html = await renderSeite(
    <StammdatenFormular daten={daten} pruefen={pruefen} formular={{ csrf: "c", schluessel: "s" }} antwort={antwort} />,
    "/unternehmen",
    { wartende: [] },
  );
  const [control] = new RegExp(`<(input|select)[^>]* id="${feld}"[^>]*>`).exec(html) ?? [""];
  const [, meldung] = new RegExp(`<p id="${feld}-fehler".*?<span>([^]*?)</p>`).exec(html) ?? [];
  return { control, meldung };
}

describe("eine gespeicherte Angabe, die falsch ist", () => {
  it.each<[feld: string, wert: string, erwartet: RegExp]>([
    ["steuernummer", "1121081508151", /Steuernummer im Format FFF\/BBB\/UUUUP \(Bayern\)/],
    ["wIdNr", "DE123456789-00001", /Diese Nummer ist nicht richtig: Ihre Prüfziffer passt nicht/],
    ["ustIdNr", "DE123456789", /Diese Nummer ist nicht richtig: Ihre Prüfziffer passt nicht/],
    ["registernummer", "Nummer 1", /Bitte geben Sie nur die Nummer ein/],
    ["registerart", "HRA", /Zu dieser Rechtsform gehört das Register HRB/],
    ["plz", "8033", /Die Postleitzahl besteht aus fünf Ziffern/],
    ["gruendungsjahr", "2099", /Das Gründungsjahr liegt in der Zukunft/],
    ["email", "keine", /Bitte geben Sie eine gültige E-Mail-Adresse ein/],
  ])("steht mit ihrer Meldung am Feld: %s", async (feld, wert, erwartet) => {
    const { control, meldung } = await render(feld, { [feld]: wert });
    expect(meldung).toMatch(erwartet);
    expect(control).toContain('aria-invalid="true"');
    if (!control.startsWith("<select")) expect(control).toContain(`value="${wert}"`);
  });

  it("steht dort auch, wenn etwas anderes das Speichern verhindert, und ist weg, wo sie berichtigt ist", async () => {
    const problem = {
      code: "EINGABE_UNGUELTIG",
      userMessage: "Bitte prüfen Sie Ihre Eingaben.",
      httpStatus: 422,
      httpSubStatus: "422.1",
      errors: [{ uuid: UUID, property: "gueltigAb", message: "Bitte geben Sie ein Datum ein." }],
    };
    const danach = (ustIdNr: string) =>
      render("ustIdNr", { ustIdNr: "DE123456789" }, { antwort: { problem, eingaben: { ustIdNr } } });
    expect((await danach("DE123456789")).meldung).toContain("Ihre Prüfziffer passt nicht");
    expect((await danach("DE123456788")).meldung).toBeUndefined();
  });

  it("eine, die nur fehlt, bleibt ruhig, bis die Prüfung sie nennt", async () => {
    const ruhig = await render("gruendungsjahr", {});
    expect([ruhig.control.includes("aria-invalid"), ruhig.meldung]).toEqual([false, undefined]);
    const geprueft = await render("gruendungsjahr", {}, { pruefen: true });
    expect(geprueft.control).toContain('aria-invalid="true"');
    expect(geprueft.meldung).toContain("Dieses Feld ist erforderlich");
  });
});
