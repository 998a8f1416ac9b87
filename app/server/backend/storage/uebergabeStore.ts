import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Ausfuehrer } from "./datenbank";
import type { Stelle } from "./mitgliedStore";
import { antrag, antragRecht } from "./schema/antrag";
import { geparkteEingabe } from "./schema/geparkteEingabe";
import { mitgliedschaft } from "./schema/unternehmen";

/** An Antrag on which somebody has a right. */
export type VergebenesRecht = {
  antragUuid: string;
  titel: string;
  antragsnummer: string | null;
  status: AntragStatus;
  recht: AntragRecht;
};

/** The rights that somebody has on Anträge of a company, by their ids. */
export function listRechte(ausfuehrer: Ausfuehrer, stelle: Stelle): Promise<VergebenesRecht[]> {
  return ausfuehrer
    .select({
      antragUuid: antrag.uuid,
      titel: sql<string>`coalesce(nullif(${antrag.bezeichnung}, ''), ${antrag.antragsnummer}, ${OHNE_BEZEICHNUNG})`,
      antragsnummer: antrag.antragsnummer,
      status: antrag.status,
      recht: antragRecht.recht,
    })
    .from(antragRecht)
    .innerJoin(antrag, eq(antrag.uuid, antragRecht.antragUuid))
    .where(
      and(
        eq(antrag.unternehmenUuid, stelle.unternehmenUuid),
        eq(antragRecht.benutzerUuid, stelle.benutzerUuid),
        ne(antrag.status, "GELOESCHT"),
      ),
    )
    .orderBy(asc(antrag.uuid));
}

/** The drafts of a company that somebody has begun. */
export function listEntwuerfe(
  ausfuehrer: Ausfuehrer,
  stelle: Stelle,
): Promise<{ antragUuid: string; titel: string }[]> {
  return ausfuehrer
    .select({
      antragUuid: antrag.uuid,
      titel: sql<string>`coalesce(nullif(${antrag.bezeichnung}, ''), ${OHNE_BEZEICHNUNG})`,
    })
    .from(antrag)
    .where(
      and(
        eq(antrag.unternehmenUuid, stelle.unternehmenUuid),
        eq(antrag.erstelltVon, stelle.benutzerUuid),
        eq(antrag.status, "IN_BEARBEITUNG"),
      ),
    )
    .orderBy(asc(antrag.bezeichnung), asc(antrag.uuid));
}

/** How many forms that came too late wait for somebody in a company. */
export async function countGeparkte(ausfuehrer: Ausfuehrer, stelle: Stelle): Promise<number> {
  const [zeile] = await ausfuehrer
    .select({ anzahl: count() })
    .from(geparkteEingabe)
    .where(
      and(
        eq(geparkteEingabe.unternehmenUuid, stelle.unternehmenUuid),
        eq(geparkteEingabe.benutzerUuid, stelle.benutzerUuid),
      ),
    );
  return zeile?.anzahl ?? 0;
}

/** Does somebody belong to another company, too? */
export async function hasAndereFirma(
  ausfuehrer: Ausfuehrer,
  { unternehmenUuid, benutzerUuid }: Stelle,
): Promise<boolean> {
  const gefunden = await ausfuehrer
    .select({ uuid: mitgliedschaft.unternehmenUuid })
    .from(mitgliedschaft)
    .where(and(eq(mitgliedschaft.benutzerUuid, benutzerUuid), ne(mitgliedschaft.unternehmenUuid, unternehmenUuid)))
    .limit(1);
  return gefunden.length > 0;
}
