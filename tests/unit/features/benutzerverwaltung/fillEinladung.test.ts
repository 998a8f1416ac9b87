import { expect, it } from "vitest";
import { fillEinladung } from "~/features/benutzerverwaltung/fillEinladung";

const feld = (teil: string): string => `einladungen.0.${teil}`;

it("füllt die erste Person, wo nichts steht", () => {
  expect(fillEinladung({ [feld("vorname")]: "", liste: "" })).toEqual({
    [feld("vorname")]: "Ada",
    [feld("nachname")]: "Beispiel",
    [feld("email")]: "ada.beispiel@example.org",
    [feld("unternehmenRolle")]: "MITARBEITER",
    liste: "",
  });
});

it("lässt stehen, was getippt ist, auch in den anderen Zeilen", () => {
  const getippt = {
    [feld("vorname")]: "Vera",
    [feld("email")]: "vera@example.org",
    [feld("unternehmenRolle")]: "BEVOLLMAECHTIGTER",
    "einladungen.1.email": "w@example.org",
  };
  expect(fillEinladung(getippt)).toEqual({ ...getippt, [feld("nachname")]: "Beispiel" });
});
