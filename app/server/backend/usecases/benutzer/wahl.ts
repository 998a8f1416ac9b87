import { and, asc, eq } from "drizzle-orm";
import type { SystemRolle } from "~/domain/benutzer/rollen";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, Sitzungsstand } from "../../kontext";
import { sitzung } from "../../storage/schema/sitzung";
import { mitgliedschaft, unternehmen } from "../../storage/schema/unternehmen";
import { inTransaktion } from "../../storage/transaction";
import { schreibeAudit } from "../audit/schreibeAudit";
import { wechsleTokens } from "../auth/wechsleTokens";
import type { SitzungsTokens } from "../sitzung/tokens";

/** The companies a person belongs to, by name. */
export async function listUnternehmen({ db }: Dienste, person: Person) {
  const zeilen = await db
    .select({ uuid: unternehmen.uuid, name: unternehmen.firma, stammdaten: unternehmen.stammdaten, unternehmenRolle: mitgliedschaft.rolle })
    .from(mitgliedschaft)
    .innerJoin(unternehmen, eq(unternehmen.uuid, mitgliedschaft.unternehmenUuid))
    .where(eq(mitgliedschaft.benutzerUuid, person.benutzerUuid))
    .orderBy(asc(unternehmen.firma), asc(unternehmen.uuid));
  return zeilen.map(({ stammdaten, ...zeile }) => ({ ...zeile, ort: stammdaten.ort ?? "" }));
}

/** Chooses a company after checking the membership again. Refuses with NICHT_GEFUNDEN for an unknown and a foreign company alike. */
export function waehleUnternehmen(
  dienste: Dienste,
  stand: Sitzungsstand,
  { uuid, refreshToken }: { uuid: string; refreshToken: string | null },
): Promise<SitzungsTokens> {
  return inTransaktion(dienste, async (tx) => {
    const [mitglied] = await tx
      .select({ rolle: mitgliedschaft.rolle })
      .from(mitgliedschaft)
      .where(and(eq(mitgliedschaft.benutzerUuid, stand.benutzer.uuid), eq(mitgliedschaft.unternehmenUuid, uuid)));
    if (!mitglied) throw new Ablehnung("NICHT_GEFUNDEN");
    await tx.update(sitzung).set({ unternehmenUuid: uuid, nezoAm: null }).where(eq(sitzung.uuid, stand.zeile.uuid));
    await schreibeAudit(tx, { vorgang: "UNTERNEHMEN_GEWAEHLT", am: dienste.clock.now(), benutzerUuid: stand.benutzer.uuid, nach: uuid });
    return wechsleTokens(tx, dienste, { stand, refreshToken });
  });
}

/** Gives up the chosen company. @spec §4: company switch clears company name and uuid */
export async function verlasseUnternehmen({ db }: Dienste, stand: Sitzungsstand): Promise<void> {
  await db.update(sitzung).set({ unternehmenUuid: null, nezoAm: null }).where(eq(sitzung.uuid, stand.zeile.uuid));
}

/** Chooses one of the user's own system roles; KEIN_ZUGRIFF for any other, and for company employees. */
export function waehleSystemrolle(
  dienste: Dienste,
  stand: Sitzungsstand,
  { rolle, refreshToken }: { rolle: SystemRolle; refreshToken: string | null },
): Promise<SitzungsTokens> {
  if (rolle === "UNTERNEHMENSMITARBEITER" || !stand.benutzer.systemRollen.includes(rolle)) throw new Ablehnung("KEIN_ZUGRIFF");
  return inTransaktion(dienste, async (tx) => {
    await tx.update(sitzung).set({ systemrolle: rolle }).where(eq(sitzung.uuid, stand.zeile.uuid));
    await schreibeAudit(tx, { vorgang: "SYSTEMROLLE_GEWAEHLT", am: dienste.clock.now(), benutzerUuid: stand.benutzer.uuid, nach: rolle });
    return wechsleTokens(tx, dienste, { stand, refreshToken });
  });
}
