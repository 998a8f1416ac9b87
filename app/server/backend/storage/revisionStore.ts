import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Werte } from "~/formkit/field";
import { nameVon } from "./antragStore";
import type { Ausfuehrer } from "./datenbank";
import { vorhaben, vorhabenRevision } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";

/** A kept revision of a Vorhaben with its author. */
export type Revision = { revision: number; werte: Werte; am: Date; von: string };

/** The kept revisions of one thing that is written in a form. */
export type Revisionen = {
  /** The answers of a revision; undefined when there is no such revision. */
  findWerte(revision: number): Promise<Werte | undefined>;
  /** The newest revisions up to `bis` and after `nach`, newest first, at most `anzahl`. */
  list(spanne: { nach: number; bis: number; anzahl: number }): Promise<Revision[]>;
};

/** Those of a Vorhaben. */
export const vorhabenRevisionen = (ausfuehrer: Ausfuehrer, vorhabenUuid: string): Revisionen => ({
  findWerte: (revision) => findRevisionWerte(ausfuehrer, vorhabenUuid, revision),
  list: (spanne) => listRevisionen(ausfuehrer, vorhabenUuid, spanne),
});

/** The answers of one revision; undefined when this Vorhaben has no such revision. */
export async function findRevisionWerte(
  ausfuehrer: Ausfuehrer,
  vorhabenUuid: string,
  revision: number,
): Promise<Werte | undefined> {
  const [zeile] = await ausfuehrer
    .select({ werte: vorhabenRevision.werte })
    .from(vorhabenRevision)
    .where(and(eq(vorhabenRevision.vorhabenUuid, vorhabenUuid), eq(vorhabenRevision.revision, revision)));
  return zeile?.werte;
}

/** Whether a revision of this Vorhaben after that of `seit` has held a row with this uuid. */
export async function hasHeldZeile(
  ausfuehrer: Ausfuehrer,
  { vorhabenUuid, zeile, seit }: { vorhabenUuid: string; zeile: string; seit: number },
): Promise<boolean> {
  const gefunden = await ausfuehrer
    .select({ revision: vorhabenRevision.revision })
    .from(vorhabenRevision)
    .where(
      and(
        eq(vorhabenRevision.vorhabenUuid, vorhabenUuid),
        gt(vorhabenRevision.revision, seit),
        sql`strpos(${vorhabenRevision.werte}::text, ${zeile}) > 0`,
      ),
    )
    .limit(1);
  return gefunden.length > 0;
}

/** The same for a Vorhaben of an Antrag, whether it is deleted or not. */
export async function findRevisionImAntrag(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  { vorhabenUuid, revision }: { vorhabenUuid: string; revision: number },
): Promise<Werte | undefined> {
  const [zeile] = await ausfuehrer
    .select({ werte: vorhabenRevision.werte })
    .from(vorhabenRevision)
    .innerJoin(vorhaben, eq(vorhaben.uuid, vorhabenRevision.vorhabenUuid))
    .where(
      and(
        eq(vorhaben.antragUuid, antragUuid),
        eq(vorhaben.uuid, vorhabenUuid),
        eq(vorhabenRevision.revision, revision),
      ),
    );
  return zeile?.werte;
}

/** The answers that a person saved last, and those before. */
export type LetzteEigene = { vorhabenUuid: string; vorher: Werte; nachher: Werte };

/** What a person saved last in the living Vorhaben of an Antrag, or in one of them; undefined when nothing. */
export async function findLetzteEigene(
  ausfuehrer: Ausfuehrer,
  {
    antragUuid,
    vorhabenUuid,
    benutzerUuid,
  }: { antragUuid: string; vorhabenUuid: string | undefined; benutzerUuid: string },
): Promise<LetzteEigene | undefined> {
  const davor = alias(vorhabenRevision, "davor");
  const [letzte] = await ausfuehrer
    .select({ vorhabenUuid: vorhaben.uuid, vorher: davor.werte, nachher: vorhabenRevision.werte })
    .from(vorhabenRevision)
    .innerJoin(vorhaben, eq(vorhaben.uuid, vorhabenRevision.vorhabenUuid))
    .innerJoin(
      davor,
      and(
        eq(davor.vorhabenUuid, vorhabenRevision.vorhabenUuid),
        eq(davor.revision, sql`${vorhabenRevision.revision} - 1`),
      ),
    )
    .where(
      and(
        eq(vorhaben.antragUuid, antragUuid),
        eq(vorhaben.geloescht, false),
        eq(vorhabenRevision.von, benutzerUuid),
        vorhabenUuid === undefined ? undefined : eq(vorhaben.uuid, vorhabenUuid),
      ),
    )
    .orderBy(desc(vorhabenRevision.am), desc(vorhabenRevision.revision))
    .limit(1);
  return letzte;
}

/** The newest revisions up to `bis` and after `nach`, newest first, at most `anzahl`. */
export async function listRevisionen(
  ausfuehrer: Ausfuehrer,
  vorhabenUuid: string,
  { nach, bis, anzahl }: { nach: number; bis: number; anzahl: number },
): Promise<Revision[]> {
  const { revision, werte, am } = vorhabenRevision;
  return ausfuehrer
    .select({ revision, werte, am, von: nameVon(benutzer) })
    .from(vorhabenRevision)
    .innerJoin(benutzer, eq(benutzer.uuid, vorhabenRevision.von))
    .where(and(eq(vorhabenRevision.vorhabenUuid, vorhabenUuid), gt(revision, nach), lte(revision, bis)))
    .orderBy(desc(revision))
    .limit(anzahl);
}
