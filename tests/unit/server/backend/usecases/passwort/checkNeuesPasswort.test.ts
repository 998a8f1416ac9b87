import { expect, it } from "vitest";
import { checkNeuesPasswort } from "~/server/backend/usecases/passwort/checkNeuesPasswort";

const umfeld = { mitZweitemFaktor: true, email: "erika.mustermann@example.org", namen: ["Erika", "Mustermann"] };
const HAEUFIG = "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.";

it.each([
  ["nur in der langen Liste", "schmetterling99", [HAEUFIG]],
  ["in beiden Listen, einmal gemeldet", "passwort", [HAEUFIG]],
  ["zu kurz, und ein Wort", "blume", ["Das Passwort muss mindestens 8 Zeichen lang sein."]],
  ["in keiner", "kq7vRt2x", []],
])("%s", (_fall, passwort, meldungen) => {
  expect(checkNeuesPasswort(passwort, umfeld)).toEqual(meldungen);
});
