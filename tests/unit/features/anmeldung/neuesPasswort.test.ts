import { describe, expect, it } from "vitest";
import { readNeuesPasswort } from "~/features/anmeldung/neuesPasswort";

const formular = (passwort: string): FormData => {
  const form = new FormData();
  form.set("token", "abc");
  form.set("passwort", passwort);
  return form;
};
const meldungen = (passwort: string) =>
  readNeuesPasswort(formular(passwort)).mangel?.errors.map((fehler) => fehler.message);

describe("das Formular für ein neues Passwort", () => {
  it("gibt Token und Passwort so, wie sie geschickt wurden", () => {
    expect(readNeuesPasswort(formular(" mit Rand "))).toEqual({
      mangel: null,
      eingabe: { token: "abc", passwort: " mit Rand " },
    });
  });

  it("verlangt ein Passwort, das nicht zu lang ist", () => {
    expect(meldungen("")).toEqual(["Bitte geben Sie ein Passwort ein."]);
    expect(meldungen("x".repeat(128))).toBeUndefined();
    expect(meldungen("x".repeat(129))).toEqual(["Sie dürfen maximal 128 Zeichen eingeben"]);
  });
});
