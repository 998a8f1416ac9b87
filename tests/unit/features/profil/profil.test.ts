import { describe, expect, it } from "vitest";
import { checkAbsicht, findAbsicht } from "~/features/profil/profilAbsichten";
import { drawQr } from "~/features/profil/qrPfad";

function formular(felder: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(felder)) form.set(name, text);
  return form;
}

function check(felder: Record<string, string>) {
  const form = formular(felder);
  const absicht = findAbsicht(form);
  return absicht === undefined ? undefined : checkAbsicht(absicht, form);
}

describe("Formulare des Profils", () => {
  it("kennt keine fremden Absichten, auch keine geerbten Namen", () => {
    expect(findAbsicht(formular({ absicht: "loeschen" }))).toBeUndefined();
    expect(findAbsicht(formular({ absicht: "toString" }))).toBeUndefined();
    expect(findAbsicht(new FormData())).toBeUndefined();
  });

  it.each(["mailTfa", "appBestaetigen", "appEntfernen", "codes"])("verlangt für %s das Passwort", (absicht) => {
    expect(check({ absicht, code: "123456" })?.errors).toEqual([
      { uuid: "", property: "passwort", message: "Bitte geben Sie Ihr Passwort ein." },
    ]);
    expect(check({ absicht, code: "123456", passwort: "x" })).toBeNull();
  });

  it("verlangt für ein neues Passwort beide Passwörter und für die Hilfe nichts", () => {
    expect(check({ absicht: "passwort" })?.errors.map(({ property }) => property)).toEqual([
      "altesPasswort",
      "neuesPasswort",
    ]);
    expect(check({ absicht: "hilfe" })).toBeNull();
  });
});

describe("QR-Code", () => {
  it("zeichnet jedes dunkle Modul als Quadrat im Rand von vier Modulen", () => {
    const { pfad, groesse } = drawQr("otpauth://totp/Antragsportal:erika@example.org?secret=JBSWY3DPEHPK3PXP");
    const punkte = [...pfad.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(punkte.length * "M4 4h1v1h-1z".length).toBeLessThanOrEqual(pfad.length);
    expect(pfad).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    // The finder pattern in the upper left corner: seven dark modules in a row.
    expect(punkte.filter(([x, y]) => y === 4 && (x ?? 0) < 11).map(([x]) => x)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(Math.max(...punkte.flat())).toBe(groesse - 5);
  });
});
