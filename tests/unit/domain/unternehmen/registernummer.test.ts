import { expect, it } from "vitest";
import { readRegisternummer } from "~/domain/unternehmen/registernummer";

const NUR_NUMMER = "Bitte geben Sie nur die Nummer ein, zum Beispiel 12345 oder 12345 B.";
const read = (text: string, art: string) => {
  const gelesen = readRegisternummer(text, art);
  return gelesen.ok ? gelesen.value : gelesen.error;
};

it.each([
  ["48213", "HRB", "48213"],
  ["HRB 48213", "HRB", "48213"],
  ["HRB48213 B", "HRB", "48213 B"],
  [" hrb. 48213 ", "HRB", "48213"],
  ["GNR 12", "GnR", "12"],
  ["VR: 7", "VR", "7"],
  ["12345 B", "", "12345 B"],
  ["", "HRB", ""],
])("nimmt die Art vor der Nummer an, die daneben gewählt ist: %j bei %s", (text, art, nummer) => {
  expect(read(text, art)).toBe(nummer);
});

it.each([
  ["HRA 123", "HRB", "Bitte prüfen Sie Registerart und Nummer: Vor der Nummer steht HRA, gewählt ist aber HRB."],
  ["HRB 123", "", "Bitte wählen Sie als Registerart HRB, oder geben Sie nur die Nummer ein."],
  ["HRB 123", "KEINE", "Bitte wählen Sie als Registerart HRB, oder geben Sie nur die Nummer ein."],
  ["ABC 123", "HRB", NUR_NUMMER],
  ["HRB", "HRB", NUR_NUMMER],
  ["HRB HRB 1", "HRB", NUR_NUMMER],
  ["1234567", "HRB", NUR_NUMMER],
])("sagt, was an der Nummer nicht passt: %j bei %j", (text, art, message) => {
  expect(read(text, art)).toBe(message);
});
