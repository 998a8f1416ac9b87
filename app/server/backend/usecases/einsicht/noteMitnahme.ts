import type { Mitnahme } from "~/contract/wire/mitnahme";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";

const NUR_LESEN =
  "In der Ansicht einer anderen Person können Sie lesen, aber keine Dateien mitnehmen. Bitte beenden Sie sie zuerst.";

/**
 * Notes that what is read becomes a file. Staff have to say what it is for, also about a single Antrag; people of the
 * company take their own along as they like; whoever looks at the portal as somebody else takes nothing.
 *
 * @assumed Issue 18 §5 asks for a purpose of exports with personal data. A file of one Antrag leaves the portal like an
 *   export, so staff say what for, with the same purposes; each file is a line of the log.
 */
export function noteMitnahme(person: Person, { als, zweck }: Mitnahme): void {
  if (als === undefined && zweck === undefined) return;
  if (person.isNurAnsicht) throw new Ablehnung("NUR_ANSICHT", [], NUR_LESEN);
  if (person.systemRolle === "UNTERNEHMENSMITARBEITER") return;
  if (zweck === undefined) throw new Ablehnung("ZWECK_ERFORDERLICH");
  person.lesung.zweck = zweck;
}
