import { expect, it } from "vitest";
import { BENUTZER_NACHRICHTEN } from "~/domain/nachricht/benutzerNachrichten";

const wer = { name: "Kai Lege", von: "Bea Vollmer" };

it("tells about people of the company, and leads to the users of the company", () => {
  for (const { bezug, seite } of Object.values(BENUTZER_NACHRICHTEN))
    expect([bezug, seite]).toEqual(["unternehmen", "benutzerverwaltung"]);
});

it("names who is meant and who has decided", () => {
  expect(BENUTZER_NACHRICHTEN.BENUTZER_ROLLE.text({ ...wer, rolle: "Bevollmächtigte Person" })).toBe(
    "Kai Lege hat in Ihrem Unternehmen jetzt die Rolle „Bevollmächtigte Person“. Die Rolle hat Bea Vollmer vergeben.",
  );
  expect(BENUTZER_NACHRICHTEN.BENUTZER_STAMMDATEN.text({ ...wer, darf: false })).toBe(
    "Kai Lege darf die Stammdaten Ihres Unternehmens nicht mehr bearbeiten. Entschieden hat das Bea Vollmer.",
  );
  expect(BENUTZER_NACHRICHTEN.VOLLMACHT_WARTET.text(wer)).toBe(
    "Bea Vollmer möchte Kai Lege für Ihr Unternehmen bevollmächtigen. Das gilt erst, wenn eine andere bevollmächtigte Person in der Benutzerverwaltung zustimmt.",
  );
  expect(BENUTZER_NACHRICHTEN.BENUTZER_DEAKTIVIERT.text(wer)).toContain("Bea Vollmer hat den Zugang von Kai Lege");
});
