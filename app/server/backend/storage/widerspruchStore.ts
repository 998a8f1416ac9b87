import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { bescheid } from "./schema/bescheid";
import { schriftsatz } from "./schema/schriftsatz";

/** The first decision of an Antrag that has been announced, what an objection is about: the last one of its kind. */
export async function findAnfechtbarenBescheid(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
): Promise<{ uuid: string; widerspruchsfrist: string | null } | undefined> {
  const [zeile] = await ausfuehrer
    .select({ uuid: bescheid.uuid, widerspruchsfrist: bescheid.widerspruchsfrist })
    .from(bescheid)
    .where(and(eq(bescheid.antragUuid, antragUuid), eq(bescheid.art, "BESCHEID"), isNotNull(bescheid.bekanntgabeAm)))
    .orderBy(desc(bescheid.erstelltAm))
    .limit(1);
  return zeile;
}

/** The objection of an Antrag that is being dealt with; there is one at most. */
export async function findLaufendenWiderspruch(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ uuid: schriftsatz.uuid })
    .from(schriftsatz)
    .where(and(eq(schriftsatz.antragUuid, antragUuid), eq(schriftsatz.art, "WIDERSPRUCH"), eq(schriftsatz.status, "EINGEREICHT")))
    .orderBy(desc(schriftsatz.eingereichtAm))
    .limit(1);
  return zeile?.uuid;
}
