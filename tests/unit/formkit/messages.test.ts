import { expect, it } from "vitest";
import { messages, ownMessages } from "../../../app/formkit/messages";

it("fills the numbers in", () => {
  expect(messages.maxLength(200)).toBe("Sie dürfen maximal 200 Zeichen eingeben");
  expect(messages.minLength(8)).toBe("Sie müssen mindestens 8 Zeichen eingeben");
  expect(messages.exclude("#")).toBe("Das Zeichen # ist nicht erlaubt");
});

it("knows one from many", () => {
  expect(ownMessages.minRows(1)).toBe("Bitte erfassen Sie mindestens einen Eintrag");
  expect(ownMessages.minRows(3)).toBe("Bitte erfassen Sie mindestens 3 Einträge");
  expect(ownMessages.maxItems(10)).toBe("Sie dürfen höchstens 10 Einträge eingeben");
});

it.each([
  ["required", "Dieses Feld ist erforderlich"],
  ["email", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["number", "Dieses Feld darf nur Zahlen enthalten"],
  ["integer", "Dieses Feld darf nur Ganzzahlen enthalten"],
  ["capital", "Dieses Feld darf nur Großbuchstaben enthalten"],
  ["strictLength", "Die Länge des eingegebenen Feldes ist ungültig"],
  ["notEmpty", "Bitte wählen Sie mindestens einen Wert aus"],
  ["pattern", "Ungültiges Format"],
  ["textCut", "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt."],
  ["pasteRejected", "Achtung: Einfügen auf Grund von fehlerhaftem Format verhindert!"],
  ["decimalsShortened", "Bitte überprüfen Sie die Korrektheit Ihrer Eingabe!"],
  ["requiredHint", "* Diese Felder sind verpflichtend auszufüllen."],
  ["keineAngabe", "Keine Angabe"],
  ["keineDaten", "Keine Daten vorhanden"],
] as const)("%s is worded as the specification has it", (key, text) => {
  expect(messages[key]).toBe(text);
});
