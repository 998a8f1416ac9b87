import { describe, expect, it } from "vitest";
import { fehlerText } from "../../../../app/features/shell/fehlerTexte";

describe("Texte der Fehlerseite", () => {
  it.each([
    [403, "Kein Zugriff", false],
    [404, "Seite nicht gefunden", false],
    [413, "Zu viele Daten", false],
    [429, "Zu viele Versuche", true],
    [500, "Es ist ein Fehler aufgetreten", true],
    [503, "Zurzeit nicht erreichbar", true],
    [504, "Zurzeit nicht erreichbar", true],
    [418, "Es ist ein Fehler aufgetreten", true],
  ])("%s: %s, wiederholbar: %s", (status, titel, isWiederholbar) => {
    expect(fehlerText(status)).toMatchObject({ titel, isWiederholbar });
  });

  it("sagt bei einem unerwarteten Fehler den Satz der Spezifikation (§8)", () => {
    expect(fehlerText(500).text).toBe("Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.");
  });

  it("nennt die Grenze eines zu großen Formulars", () => {
    expect(fehlerText(413).text).toBe(
      "Die gesendeten Daten sind zu groß. Erlaubt sind höchstens 256 KiB auf einmal. Bitte gehen Sie zurück und kürzen Sie Ihre Angaben.",
    );
  });

  it.each([403, 404, 409, 413, 422, 429, 500, 503])("nennt bei %s keine technischen Angaben", (status) => {
    const { titel, text } = fehlerText(status);
    expect(`${titel} ${text}`).not.toMatch(/HTTP|status|server|\b[45]\d\d\b/i);
  });
});
