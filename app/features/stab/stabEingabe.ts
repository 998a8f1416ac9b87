import type { Rufe } from "~/contract/wire/call";
import { isStabRolle, type StabRolle } from "~/domain/benutzer/stab";
import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import { textVon } from "~/features/anmeldung";

/** The fields of a new account, in their order. */
export const STAB_FELDER = ["vorname", "nachname", "email", "rollen"] as const;

/** What they are called where their errors read the same. */
export const STAB_LABELS = { vorname: STAB_FRAGEN.vorname, nachname: STAB_FRAGEN.nachname, email: STAB_FRAGEN.email };

/** The roles that were ticked. */
export const rollenVon = (formData: FormData): StabRolle[] => formData.getAll("rollen").map(String).filter(isStabRolle);

/** Makes the account of the form; answers what is said afterwards. */
export async function createKonto(call: Rufe, formData: FormData): Promise<string> {
  const { name } = await call.stab.createStab({
    vorname: textVon(formData, "vorname"),
    nachname: textVon(formData, "nachname"),
    email: textVon(formData, "email"),
    rollen: rollenVon(formData),
  });
  return `${name} bekommt eine E-Mail mit einem Link für das Passwort.`;
}
