import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import type { Ausfuehrer } from "./datenbank";
import { antrag, antragRecht } from "./schema/antrag";
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
export async function findLaufendenWiderspruch(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ uuid: schriftsatz.uuid })
    .from(schriftsatz)
    .where(
      and(
        eq(schriftsatz.antragUuid, antragUuid),
        eq(schriftsatz.art, "WIDERSPRUCH"),
        eq(schriftsatz.status, "EINGEREICHT"),
      ),
    )
    .orderBy(desc(schriftsatz.eingereichtAm))
    .limit(1);
  return zeile?.uuid;
}

/** An Antrag as far as the overview of objections needs it. */
export type WiderspruchAntrag = Pick<
  typeof antrag.$inferSelect,
  "uuid" | "bezeichnung" | "antragsnummer" | "status" | "erstelltVon"
> & {
  recht: AntragRecht | null;
  zeigtEntwuerfe: boolean;
};

type Suche = { benutzerUuid: string; unternehmenUuid: string; nurEigene: boolean; hoechstens: number };

/** The Anträge of a company with an announced decision or an objection, the latest decision first. */
export async function listAntraegeMitWiderspruch(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, unternehmenUuid, nurEigene, hoechstens }: Suche,
): Promise<WiderspruchAntrag[]> {
  const { uuid, bezeichnung, antragsnummer, status, erstelltVon } = antrag;
  const hatBescheid = sql`exists (select 1 from ${bescheid} where ${bescheid.antragUuid} = ${uuid} and ${bescheid.bekanntgabeAm} is not null)`;
  const hatWiderspruch = sql`exists (select 1 from ${schriftsatz} where ${schriftsatz.antragUuid} = ${uuid}
    and ${schriftsatz.art} = 'WIDERSPRUCH' and ${schriftsatz.status} <> 'VERWORFEN')`;
  return ausfuehrer
    .select({
      uuid,
      bezeichnung,
      antragsnummer,
      status,
      erstelltVon,
      recht: antragRecht.recht,
      zeigtEntwuerfe: sql<boolean>`true`,
    })
    .from(antrag)
    .leftJoin(antragRecht, and(eq(antragRecht.antragUuid, uuid), eq(antragRecht.benutzerUuid, benutzerUuid)))
    .where(
      and(
        eq(antrag.unternehmenUuid, unternehmenUuid),
        nurEigene ? isNotNull(antragRecht.recht) : undefined,
        ne(status, "GELOESCHT"),
        or(hatBescheid, hatWiderspruch),
      ),
    )
    .orderBy(sql`${antrag.bescheidErstelltAm} desc nulls last`, uuid)
    .limit(hoechstens);
}

/** The decisions of several Anträge without their content, oldest first. */
export async function listBescheidTage(ausfuehrer: Ausfuehrer, antragUuids: readonly string[]) {
  const { uuid, antragUuid, art, erstelltAm, bekanntgabeAm, widerspruchsfrist, ...bereitstellung } = bescheid;
  const { abgerufenAm, bereitstellungBeendetAm, abrufbarBis } = bereitstellung;
  const spalten = {
    uuid,
    antragUuid,
    art,
    erstelltAm,
    bekanntgabeAm,
    widerspruchsfrist,
    abgerufenAm,
    bereitstellungBeendetAm,
    abrufbarBis,
  };
  if (antragUuids.length === 0) return [];
  return ausfuehrer
    .select(spalten)
    .from(bescheid)
    .where(inArray(antragUuid, [...antragUuids]))
    .orderBy(asc(erstelltAm), asc(uuid));
}

export type BescheidTage = Awaited<ReturnType<typeof listBescheidTage>>[number];

/** The Antrag of an objection that was not discarded. */
export async function findAntragDesWiderspruchs(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<Pick<typeof schriftsatz.$inferSelect, "antragUuid" | "status"> | undefined> {
  const [zeile] = await ausfuehrer
    .select({ antragUuid: schriftsatz.antragUuid, status: schriftsatz.status })
    .from(schriftsatz)
    .where(and(eq(schriftsatz.uuid, uuid), eq(schriftsatz.art, "WIDERSPRUCH"), ne(schriftsatz.status, "VERWORFEN")));
  return zeile;
}
