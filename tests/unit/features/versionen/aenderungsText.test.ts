import { expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { aenderungsText } from "~/features/versionen/aenderungsText";

const text = (geaendert: Record<string, number>) => aenderungsText(formulare.V2, geaendert);

it("nennt Felder in der Reihenfolge des Formulars und zählt die Zeilen von Tabellen", () => {
  expect(text({ arbeitspakete: 2, titel: 0 })).toBe("Titel des Vorhabens, Arbeitspakete (2)");
});

it("nennt eine Tabelle, in der nur die Reihenfolge anders ist", () => {
  expect(text({ arbeitspakete: 0 })).toBe("Arbeitspakete (Reihenfolge)");
});

it("zählt, was über vier Angaben hinausgeht", () => {
  const alle = { titel: 0, kurzbezeichnung: 0, beginn: 0, ende: 0, arbeitspakete: 1 };
  const bekannte = formulare.V2.tabs.flatMap(({ fields }) => fields).filter(({ key }) => key in alle);
  expect(bekannte.length).toBeGreaterThanOrEqual(4);
  const viele = Object.fromEntries(
    formulare.V2.tabs.flatMap(({ fields }) => fields.map(({ key }) => [key, 0] as const)).slice(0, 5),
  );
  expect(text(viele)).toMatch(/^Titel des Vorhabens, .* und eine weitere Angabe$/);
});

it("sagt nichts über Schlüssel, die das Formular nicht hat", () => {
  expect(text({ gibtEsNicht: 0 })).toBe("");
});
