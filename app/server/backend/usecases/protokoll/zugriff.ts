import { can, type Recht } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung } from "../../ablehnung";
import { type Person, requirePerson, type RufKontext } from "../../kontext";

/** Throws unless the caller has the right. */
function requireMitRecht(kontext: RufKontext, recht: Recht): Person {
  const person = requirePerson(kontext);
  if (!can(recht, person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** Administrators, and nobody else. @spec §6 Wartung only for ADMINISTRATOR */
export const requireWartung = (kontext: RufKontext): Person => requireMitRecht(kontext, "wartungNutzen");

/** The data protection officer, and nobody else. */
export const requireDatenschutz = (kontext: RufKontext): Person => requireMitRecht(kontext, "lesezugriffeLesen");
