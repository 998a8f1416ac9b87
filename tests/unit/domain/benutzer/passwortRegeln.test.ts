import { describe, expect, it } from "vitest";
import { checkPasswort } from "../../../../app/domain/benutzer/passwortRegeln";

const ohne2FA = { mitZweitemFaktor: false, email: "erika.mustermann@example.org", namen: ["Erika", "Mustermann"] };
const mit2FA = { ...ohne2FA, mitZweitemFaktor: true };

const HAEUFIG = "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.";
const PERSOENLICH = "Das Passwort darf nicht im Wesentlichen aus Ihrem Namen oder Ihrer E-Mail-Adresse bestehen.";

describe("Passwort (NIST SP 800-63B-4)", () => {
  it.each([
    ["leer", "", mit2FA, ["Bitte geben Sie ein Passwort ein."]],
    ["7 Zeichen mit zweitem Faktor", "kq7vRt2", mit2FA, ["Das Passwort muss mindestens 8 Zeichen lang sein."]],
    ["8 Zeichen mit zweitem Faktor", "kq7vRt2x", mit2FA, []],
    [
      "14 Zeichen ohne zweiten Faktor",
      "kq7vRt2xmwpz9n",
      ohne2FA,
      ["Das Passwort muss mindestens 15 Zeichen lang sein."],
    ],
    ["15 Zeichen ohne zweiten Faktor", "kq7vRt2xmwpz9nb", ohne2FA, []],
    ["nur Kleinbuchstaben und Leerzeichen", "blaue giraffen trinken tee", ohne2FA, []],
    ["Umlaute und Zeichen außerhalb der Grundebene", "süße Öfen 🦒 über Äckern", ohne2FA, []],
    ["häufig", "passwort", mit2FA, [HAEUFIG]],
    ["häufig mit angehängten Ziffern", "Passwort2024!", mit2FA, [HAEUFIG]],
    ["Wort des Portals", "Forschungszulage1", ohne2FA, [HAEUFIG]],
    ["häufig in voller Breite", "ｐａｓｓｗｏｒｔ", mit2FA, [HAEUFIG]],
    ["häufig, wovon ein Teil auch häufig ist", "administrator2026", mit2FA, [HAEUFIG]],
    ["Reihe der Tastatur, wovon ein Teil auch häufig ist", "qwertzuiop2026", mit2FA, [HAEUFIG]],
    ["Reihe der englischen Tastatur, wovon ein Teil auch häufig ist", "qwertyuiop2026", mit2FA, [HAEUFIG]],
    ["häufig und drei Buchstaben", "passwortkqv", mit2FA, [HAEUFIG]],
    ["häufig und vier Buchstaben", "passwortkqvz", mit2FA, []],
    ["häufiges Wort in langem Satz", "blaue giraffen ohne passwort", ohne2FA, []],
    ["nur Ziffern, die keine Folge sind", "408173926150384", ohne2FA, []],
    ["zwei Zeichen im Wechsel", "xqxqxqxqxq", mit2FA, [HAEUFIG]],
    ["drei Zeichen im Wechsel", "xqvxqvxqvx", mit2FA, []],
    [
      "7 Zeichen, von denen eines aus zweien besteht",
      "kq7vRtu\u0308",
      mit2FA,
      ["Das Passwort muss mindestens 8 Zeichen lang sein."],
    ],
    ["ein Zeichen immer wieder", "aaaaaaaaaaaaaaa", ohne2FA, [HAEUFIG]],
    ["aufsteigende Folge", "abcdefghijklmnop", ohne2FA, [HAEUFIG]],
    ["absteigende Folge", "87654321", mit2FA, [HAEUFIG]],
    ["Nachname", "Mustermann1!", mit2FA, [PERSOENLICH]],
    ["E-Mail-Adresse", "erika.mustermann@example.org", ohne2FA, [PERSOENLICH]],
    [
      "E-Mail-Adresse mit Umlaut",
      "Anne@Müller.example",
      { ...mit2FA, email: "anne@xn--mller-kva.example" },
      [PERSOENLICH],
    ],
    ["Nachname mit 7 anderen Zeichen", "kq7Mustermannv4x2", mit2FA, [PERSOENLICH]],
    ["Nachname mit 8 anderen Zeichen", "kq7Mustermannv4x2z", mit2FA, []],
    ["Name mit vier Buchstaben", "annaq7vr", { ...mit2FA, namen: ["Anna"] }, [PERSOENLICH]],
    ["Name mit drei Buchstaben", "annxq7vr", { ...mit2FA, namen: ["Ann"] }, []],
    ["Adresse vor dem @", "kontakt-7vq", { ...mit2FA, email: "kontakt@example.org" }, [PERSOENLICH]],
    ["Name in langem Satz", "erika zählt gern vierzig Störche", ohne2FA, []],
  ])("%s", (_fall, passwort, umfeld, meldungen) => {
    expect(checkPasswort(passwort, umfeld)).toEqual(meldungen);
  });

  it.each(
    "antragsportal antrag forschungszulage forschung bescheinigung bescheinigungsstelle bsfz elster finanzamt portal".split(
      " ",
    ),
  )("lehnt %s mit Ziffern ab, ein Wort des Portals", (wort) => {
    expect(checkPasswort(`${wort}2026!7391`, mit2FA)).toEqual([HAEUFIG]);
  });

  it("erlaubt 128 Zeichen und nicht mehr", () => {
    const lang = "kq7vRt2xmwpz9nbL".repeat(8);
    expect(checkPasswort(lang, ohne2FA)).toEqual([]);
    expect(checkPasswort(`${lang}x`, ohne2FA)).toEqual(["Das Passwort darf höchstens 128 Zeichen lang sein."]);
  });
});
