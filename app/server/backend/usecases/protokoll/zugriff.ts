import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung } from "../../ablehnung";
import { type Person, requirePerson, type RufKontext } from "../../kontext";

/** Administrators, and nobody else. @spec §6 Wartung only for ADMINISTRATOR */
export function requireWartung(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("wartungNutzen", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}
