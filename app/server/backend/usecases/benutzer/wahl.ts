import type { SystemRolle } from "~/domain/benutzer/rollen";
import { textOf } from "~/formkit/werte";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, Sitzungsstand } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";
import { isMitgliedIn, listMitgliedschaften } from "../../storage/kontoStore";
import { markAnmeldung } from "../../storage/mitgliedStore";
import { updateSitzung } from "../../storage/sitzungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { rotateTokens } from "../auth/rotateTokens";
import type { SitzungsTokens } from "../sitzung/tokens";

/** The companies a person belongs to, by name. */
export async function listUnternehmen({ db }: Dienste, person: Person) {
  const zeilen = await listMitgliedschaften(db, person.benutzerUuid);
  return zeilen.map(({ stammdaten, ...zeile }) => ({ ...zeile, ort: textOf(stammdaten, "ort") }));
}

/**
 * Chooses a company after checking the membership again. Refuses with NICHT_GEFUNDEN for an unknown and a foreign
 * company alike.
 */
export function chooseUnternehmen(
  dienste: Dienste,
  stand: Sitzungsstand,
  { uuid, refreshToken }: { uuid: string; refreshToken: string | null },
): Promise<SitzungsTokens> {
  return inTransaktion(dienste, async (tx) => {
    if (!(await isMitgliedIn(tx, uuid, stand.benutzer.uuid))) throw new Ablehnung("NICHT_GEFUNDEN");
    await updateSitzung(tx, stand.zeile.uuid, { unternehmenUuid: uuid, nezoAm: null });
    await markAnmeldung(tx, { unternehmenUuid: uuid, benutzerUuid: stand.benutzer.uuid }, dienste.clock.now());
    await writeAudit(tx, {
      vorgang: "UNTERNEHMEN_GEWAEHLT",
      am: dienste.clock.now(),
      benutzerUuid: stand.benutzer.uuid,
      nach: uuid,
    });
    return rotateTokens(tx, dienste, { stand, refreshToken });
  });
}

/** Gives up the chosen company. @spec §4: company switch clears company name and uuid */
export async function leaveUnternehmen({ db }: Dienste, stand: Sitzungsstand): Promise<void> {
  await updateSitzung(db, stand.zeile.uuid, { unternehmenUuid: null, nezoAm: null });
}

/** Chooses one of the user's own system roles; KEIN_ZUGRIFF for any other, and for company employees. */
export function chooseSystemrolle(
  dienste: Dienste,
  stand: Sitzungsstand,
  { rolle, refreshToken }: { rolle: SystemRolle; refreshToken: string | null },
): Promise<SitzungsTokens> {
  if (rolle === "UNTERNEHMENSMITARBEITER" || !stand.benutzer.systemRollen.includes(rolle))
    throw new Ablehnung("KEIN_ZUGRIFF");
  return inTransaktion(dienste, async (tx) => {
    // Another role begins anew: it looks at no company yet.
    await updateSitzung(tx, stand.zeile.uuid, { systemrolle: rolle, unternehmenUuid: null });
    await writeAudit(tx, {
      vorgang: "SYSTEMROLLE_GEWAEHLT",
      am: dienste.clock.now(),
      benutzerUuid: stand.benutzer.uuid,
      nach: rolle,
    });
    return rotateTokens(tx, dienste, { stand, refreshToken });
  });
}

/** Keeps whether a person wants to see the help texts. */
export async function chooseHilfetexte(
  { db }: Dienste,
  { benutzerUuid }: Person,
  hilfetexteAnzeigen: boolean,
): Promise<void> {
  await updateBenutzer(db, benutzerUuid, { hilfetexteAnzeigen });
}
