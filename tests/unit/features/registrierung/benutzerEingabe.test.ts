import { describe, expect, it } from "vitest";
import { checkLaengen, entwurfVon, readBenutzer } from "~/features/registrierung/benutzerEingabe";

function formular(felder: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(felder)) form.set(name, text);
  return form;
}

describe("Benutzerdaten der Registrierung", () => {
  it("liest Haken als Ja und fehlende Haken als Nein", () => {
    const gelesen = readBenutzer(formular({ vorname: "Nora", email: " nora@example.org ", datenschutz: "true" }));
    expect(gelesen).toMatchObject({
      vorname: "Nora",
      nachname: "",
      email: "nora@example.org",
      datenschutz: true,
      nutzungsbedingungen: false,
    });
  });

  it("behält beim Zurückgehen alles Getippte, aber keine fremden Felder", () => {
    const entwurf = entwurfVon(formular({ csrf: "geheim", absicht: "zurueck", vorname: "Nora", datenschutz: "true" }));
    expect(entwurf).toEqual({ vorname: "Nora", datenschutz: "true" });
  });

  it("lehnt zu lange Texte mit der Grenze des Feldes ab", () => {
    expect(checkLaengen(formular({ titel: "x".repeat(50) }))).toBeNull();
    expect(checkLaengen(formular({ titel: "x".repeat(51) }))?.errors[0]?.message).toBe(
      "Sie dürfen maximal 50 Zeichen eingeben",
    );
  });
});
