import type { Eingaben } from "~/contract/antrag/formAntwort";
import { feldVon } from "./einladenEingabe";

const BEISPIEL = {
  vorname: "Ada",
  nachname: "Beispiel",
  email: "ada.beispiel@example.org",
  unternehmenRolle: "MITARBEITER",
} as const;

/**
 * What was typed, with examples in the first row where it is blank: what is typed stays, and nobody is invited by it.
 *
 * @spec §3 testdatenGenerator
 */
export const fillEinladung = (eingaben: Eingaben): Eingaben => ({
  ...eingaben,
  ...Object.fromEntries(
    Object.entries(BEISPIEL)
      .map(([teil, wert]) => [feldVon(0, teil), wert] as const)
      .filter(([feld]) => [eingaben[feld] ?? ""].flat().every((text) => text.trim() === "")),
  ),
});
