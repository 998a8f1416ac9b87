import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antragRecht } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { mitgliedschaft } from "./schema/unternehmen";

/** Somebody of the company, and the right on one Antrag that was given; `revision` is 0 where there is none. */
export type AntragBenutzer = {
  benutzerUuid: string;
  name: string;
  email: string;
  rolle: UnternehmenRolle;
  recht: AntragRecht | null;
  revision: number;
};

type Ort = { antragUuid: string; unternehmenUuid: string };

/** Everybody of the company with the right on this Antrag, by name; with `nur` these people only. */
export function listAntragBenutzer(
  ausfuehrer: Ausfuehrer,
  { antragUuid, unternehmenUuid }: Ort,
  nur?: readonly string[],
): Promise<AntragBenutzer[]> {
  return ausfuehrer
    .select({
      benutzerUuid: benutzer.uuid,
      name: nameVon(benutzer),
      email: benutzer.email,
      rolle: mitgliedschaft.rolle,
      recht: antragRecht.recht,
      revision: sql<number>`coalesce(${antragRecht.revision}, 0)`,
    })
    .from(mitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, mitgliedschaft.benutzerUuid))
    .leftJoin(antragRecht, and(eq(antragRecht.benutzerUuid, benutzer.uuid), eq(antragRecht.antragUuid, antragUuid)))
    .where(
      and(
        eq(mitgliedschaft.unternehmenUuid, unternehmenUuid),
        nur === undefined ? undefined : inArray(mitgliedschaft.benutzerUuid, [...nur]),
      ),
    )
    .orderBy(asc(benutzer.nachname), asc(benutzer.vorname), asc(benutzer.uuid));
}

type Stelle = { antragUuid: string; benutzerUuid: string };

const stelleVon = ({ antragUuid, benutzerUuid }: Stelle) =>
  and(eq(antragRecht.antragUuid, antragUuid), eq(antragRecht.benutzerUuid, benutzerUuid));

/** Gives somebody a right on an Antrag in place of the present one; returns the number of this change. */
export async function setAntragRecht(tx: Tx, { recht, ...stelle }: Stelle & { recht: AntragRecht }): Promise<number> {
  const revision = sql`nextval('antrag_recht_revision')`;
  const [zeile] = await tx
    .insert(antragRecht)
    .values({ ...stelle, recht })
    .onConflictDoUpdate({ target: [antragRecht.antragUuid, antragRecht.benutzerUuid], set: { recht, revision } })
    .returning({ revision: antragRecht.revision });
  if (zeile === undefined) throw new Error("No right was stored");
  return zeile.revision;
}

/** Takes somebody's right on an Antrag. */
export async function deleteAntragRecht(tx: Tx, stelle: Stelle): Promise<void> {
  await tx.delete(antragRecht).where(stelleVon(stelle));
}
