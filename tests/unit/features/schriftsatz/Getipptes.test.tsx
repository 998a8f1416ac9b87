import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import { Getipptes } from "~/features/schriftsatz";

const FRAGE = "eeeeeeee-5555-4555-8555-555555555555";
const KEY = antwortKey(FRAGE);
const ABGELAUFEN = "Die Frist ist abgelaufen.";
const SCHRIFTSATZ: Schriftsatz = {
  uuid: "cccccccc-3333-4333-8333-333333333333",
  antragUuid: "dddddddd-4444-4444-8444-444444444444",
  art: "NACHTRAG",
  status: "ENTWURF",
  nachforderungUuid: FRAGE,
  bescheidUuid: null,
  widerspruchUuid: null,
  revision: 2,
  stand: "s",
  dateien: [],
  geaendertAm: "2026-03-02T09:00:00.000Z",
  geaendertVon: "Nora Neumann",
  eingereichtAm: null,
  eingereichtVon: null,
  werte: { [KEY]: "Gespeichert" },
  kontext: { heute: "2026-03-17", fragen: [{ uuid: FRAGE, vorhaben: "", frage: "Was ist neu?" }], vorhaben: [] },
  luecken: [],
  sperre: ABGELAUFEN,
  rechte: { bearbeiten: false, einreichen: false },
  pruefsumme: null,
  belegCode: null,
  reste: [],
};

function show(eingaben: Eingaben, userMessage = ABGELAUFEN): string {
  const problem = { code: "STATUS_NICHT_ERLAUBT", userMessage, httpStatus: 409, httpSubStatus: "409.20", errors: [] };
  return renderToStaticMarkup(<Getipptes schriftsatz={SCHRIFTSATZ} antwort={{ problem, eingaben }} />);
}

describe("was für einen Schriftsatz getippt ist, der nichts mehr annimmt", () => {
  it("steht da zum Kopieren, wie man das Feld kennt", () => {
    const html = show({ [KEY]: "Getippt", revision: "2", csrf: "c" });
    expect(html).toMatch(
      new RegExp(`<label for="getippt-${KEY}"[^>]*>Ihre Antwort</label><textarea[^>]*>Getippt</textarea>`),
    );
    expect(html.match(/<textarea/g)).toHaveLength(1);
  });

  it("nennt den Grund, den die Seite nicht ohnehin nennt", () => {
    const html = show({ [KEY]: "Getippt" });
    expect(html).not.toContain(ABGELAUFEN);
    // Somebody who does not see the page learns all the same that nothing was saved, and where the words are.
    expect(html).toMatch(/<a[^>]*href="#eingaben"[^>]*>Ihre Eingaben lassen sich hier nicht mehr speichern\.<\/a>/);
    expect(show({ [KEY]: "Getippt" }, "Das wurde bereits eingereicht.")).toContain("Das wurde bereits eingereicht.");
  });

  it("steht nicht da, wenn es gespeichert ist, und ohne Getipptes nichts", () => {
    for (const eingaben of [{ [KEY]: "Gespeichert" }, { [KEY]: " \r\n" }, { absicht: "tan", tan: "123456" }])
      expect(show(eingaben)).toBe("");
    expect(renderToStaticMarkup(<Getipptes schriftsatz={SCHRIFTSATZ} antwort={undefined} />)).toBe("");
  });
});
