import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";

/** Keeps whether a person wants to see the help texts. */
export async function setzeHilfetexte({ db }: Dienste, { benutzerUuid }: Person, hilfetexteAnzeigen: boolean): Promise<void> {
  await updateBenutzer(db, benutzerUuid, { hilfetexteAnzeigen });
}
