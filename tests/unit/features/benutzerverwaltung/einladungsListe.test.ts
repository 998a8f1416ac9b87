import { describe, expect, it } from "vitest";
import { parseZeile, takeOverListe } from "~/features/benutzerverwaltung/einladungsListe";

const formOf = (felder: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(felder)) form.set(name, text);
  return form;
};

describe("a line of the list", () => {
  it.each([
    ["Ines Ladung <ines@example.org>", { vorname: "Ines", nachname: "Ladung", email: "ines@example.org" }],
    [
      '"Ines Maria Ladung" <ines@example.org>;',
      { vorname: "Ines Maria", nachname: "Ladung", email: "ines@example.org" },
    ],
    ["Ines\tLadung\tines@example.org", { vorname: "Ines", nachname: "Ladung", email: "ines@example.org" }],
    ["ines@example.org", { vorname: "", nachname: "", email: "ines@example.org" }],
    ["Ines Ladung", null],
    ["ines@example.org Ines", null],
    ["a@example.org b@example.org", null],
    ["Ines <ines@>", null],
  ])("%j", (zeile, person) => {
    expect(parseZeile(zeile)).toEqual(person);
  });
});

describe("a pasted list", () => {
  it("is nothing where nothing was pasted", () => {
    expect(takeOverListe(formOf({ liste: " \n" }), {})).toBeNull();
  });

  it("fills the empty rows, keeps what was typed, and leaves what cannot be read", () => {
    const form = formOf({
      "einladungen.0.email": "erste@example.org",
      liste: "Ines Ladung <ines@example.org>\n\nniemand\nOtto Offen otto@example.org",
    });
    const antwort = takeOverListe(form, { "einladungen.0.email": "erste@example.org" });
    expect(antwort?.eingaben).toMatchObject({
      "einladungen.0.email": "erste@example.org",
      "einladungen.1.vorname": "Ines",
      "einladungen.1.nachname": "Ladung",
      "einladungen.1.email": "ines@example.org",
      "einladungen.2.email": "otto@example.org",
      liste: "niemand",
    });
    expect(antwort?.problem.errors).toEqual([
      {
        uuid: "",
        property: "liste",
        message:
          "2 Personen aus der Liste stehen jetzt oben. Bitte prüfen Sie Namen und Rollen und senden Sie dann. Nicht lesbar: Zeile 1. Bitte schreiben Sie jede Person als „Vorname Nachname <E-Mail>“ in eine eigene Zeile.",
      },
    ]);
  });

  it("names several lines that cannot be read in the plural", () => {
    const antwort = takeOverListe(formOf({ liste: "niemand\nOtto Offen <otto@example.org>\nkeiner" }), {});
    expect(antwort?.problem.errors[0]?.message).toContain("Nicht lesbar: Zeilen 1 und 2.");
  });

  it("takes five at once; ten thousand lines lose nothing", () => {
    const zeilen = Array.from({ length: 10_000 }, (_, stelle) => `P${String(stelle)} N p${String(stelle)}@example.org`);
    const antwort = takeOverListe(formOf({ liste: zeilen.join("\n") }), {});
    expect(String(antwort?.eingaben["liste"]).split("\n")).toEqual(zeilen.slice(5));
    expect(antwort?.problem.errors[0]?.message).toContain("Für die übrigen ist noch kein Platz.");
    expect(antwort?.problem.errors[0]?.message).not.toContain("Nicht lesbar");
  });
});
