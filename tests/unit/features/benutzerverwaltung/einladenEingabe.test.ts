import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { eingabeProblem } from "~/features/anmeldung";
import { UEBERGABE_FRAGEN } from "~/domain/benutzer/uebergabeFragen";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import {
  checkEinladungen,
  EINLADEN_FELDER,
  hasWeitere,
  inviteAlle,
  toFormularfelder,
} from "~/features/benutzerverwaltung/einladenEingabe";
import { LISTE_FELD } from "~/features/benutzerverwaltung/einladungsListe";

function formOf(zeilen: Readonly<Record<number, Readonly<Record<string, string>>>>): FormData {
  const form = new FormData();
  for (const [zeile, teile] of Object.entries(zeilen))
    for (const [teil, wert] of Object.entries(teile)) form.set(`einladungen.${zeile}.${teil}`, wert);
  return form;
}

const ines = { email: "ines@example.org", vorname: "Ines", nachname: "Ladung", unternehmenRolle: "MITARBEITER" };

describe("a form with several people", () => {
  it("wants a role of the first one and of everybody who is named", () => {
    expect(checkEinladungen(formOf({ 0: ines }))).toBeNull();
    expect(checkEinladungen(new FormData())?.errors).toEqual([
      { uuid: "", property: "einladungen.0.unternehmenRolle", message: "Bitte wählen Sie eine Rolle." },
    ]);
    const zweite = formOf({ 0: ines, 3: { vorname: "Otto", unternehmenRolle: "toString" } });
    expect(checkEinladungen(zweite)?.errors).toMatchObject([{ property: "einladungen.3.unternehmenRolle" }]);
  });

  it("does not mind rows of which only the role is set", () => {
    expect(checkEinladungen(formOf({ 0: ines, 1: { unternehmenRolle: "MITARBEITER" } }))).toBeNull();
  });

  it("sends the rows that are filled, and names an error in the row that was meant", async () => {
    const form = formOf({ 0: ines, 1: { unternehmenRolle: "MITARBEITER" }, 3: { ...ines, email: "otto@example.org" } });
    const gesendet: unknown[] = [];
    const inviteMehrere = (eingabe: { einladungen: unknown[] }) => {
      gesendet.push(...eingabe.einladungen);
      return Promise.resolve({
        data: [
          { uuid: "1", wartet: false },
          { uuid: "2", wartet: true },
        ],
      });
    };
    // Only this call is made.
    const call = { benutzerverwaltung: { inviteMehrere } } as unknown as Rufe;
    expect(await inviteAlle(call, form)).toBe(
      "Die Einladung ist unterwegs. Eine Einladung wartet auf die Zustimmung einer zweiten bevollmächtigten Person.",
    );
    expect(gesendet).toEqual([ines, { ...ines, email: "otto@example.org" }]);
    const problem = toFormularfelder(eingabeProblem({ "einladungen.1.email": "belegt", sonst: "anders" }), form);
    expect(problem.errors.map(({ property }) => property)).toEqual(["einladungen.3.email", "sonst"]);
  });

  it("shows the rows behind the fold again when something was typed there", () => {
    expect(hasWeitere(null)).toBe(false);
    expect(hasWeitere({ "einladungen.0.email": "a", "einladungen.1.email": "" })).toBe(false);
    expect(hasWeitere({ "einladungen.4.vorname": "Otto" })).toBe(true);
  });
});

it("explains every field of the form, and nothing else", () => {
  const erklaerte = HILFETEXTE.filter(({ bereich, index }) => bereich === "benutzerverwaltung" && index > 0);
  const teile = EINLADEN_FELDER.map((feld) => feld.split(".").at(-1) ?? feld);
  expect(erklaerte.map(({ feld }) => feld).toSorted()).toEqual(
    [...new Set([...teile, LISTE_FELD, ...Object.keys(UEBERGABE_FRAGEN)])].toSorted(),
  );
});
