import { describe, expect, it } from "vitest";
import { isTokenProblem } from "~/features/anmeldung/isTokenProblem";
import { eingabeProblem, findLeereFelder, findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";

function formular(felder: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(felder)) form.set(name, text);
  return form;
}

describe("Pflichtfelder", () => {
  it("nennt jedes leere Feld mit seiner Meldung; Leerzeichen zählen nicht", () => {
    const problem = findLeereFelder(formular({ username: "  ", password: "x" }), {
      username: "Name fehlt.",
      password: "Passwort fehlt.",
    });
    expect(problem).toMatchObject({
      httpStatus: 422,
      httpSubStatus: "422.10",
      errors: [{ uuid: "", property: "username", message: "Name fehlt." }],
    });
  });

  it("lässt ein ausgefülltes Formular durch und behandelt fehlende Felder wie leere", () => {
    expect(findLeereFelder(formular({ tan: "123 456" }), { tan: "TAN fehlt." })).toBeNull();
    expect(findLeereFelder(new FormData(), { tan: "TAN fehlt." })?.errors).toHaveLength(1);
  });

  it("lehnt ein Zeichen zu viel ab, genau die Grenze nicht", () => {
    expect(findZuLange(formular({ vorname: "ä".repeat(100) }), { vorname: 100 })).toBeNull();
    expect(findZuLange(formular({ vorname: "ä".repeat(101) }), { vorname: 100 })?.errors).toEqual([
      { uuid: "", property: "vorname", message: "Sie dürfen maximal 100 Zeichen eingeben" },
    ]);
  });

  it("liest eine Datei als leeren Text", () => {
    const form = new FormData();
    form.set("username", new Blob(["x"]), "x.txt");
    expect(textVon(form, "username")).toBe("");
  });
});

describe("Link einer E-Mail", () => {
  it("gilt als ungültig bei verbrauchtem und bei unlesbarem Token, sonst nicht", () => {
    const verbraucht = { ...eingabeProblem({}), code: "TOKEN_UNGUELTIG" };
    expect(isTokenProblem(verbraucht)).toBe(true);
    expect(isTokenProblem(eingabeProblem({ token: "zu lang" }))).toBe(true);
    expect(isTokenProblem(eingabeProblem({ passwort: "zu kurz" }))).toBe(false);
    expect(isTokenProblem(null)).toBe(false);
  });
});
