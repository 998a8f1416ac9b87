import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type AngebotArt, listAngebotKeys } from "~/domain/antrag/formular/angebote";
import type { Ausfuehrer } from "./datenbank";
import { isSichtbar, mitgliedIn, type Sucher } from "./inhaltssucheStore";
import { antrag, vorhaben } from "./schema/antrag";
import { mitgliedschaft } from "./schema/unternehmen";

/** So many Vorhaben are looked into, those of the same Antrag and the ones that changed last. */
const QUELLEN_MAX = 30;

type Gesucht = { wer: Sucher; unternehmenUuid: string; antragUuid: string; vorhabenUuid: string; art: AngebotArt };

/** Of the answers only those that the offers are made of. */
const toAnteil = (art: AngebotArt) => {
  const keys = ["titel", "kurzbezeichnung", ...(art === "ansprechperson" ? listAngebotKeys(art) : [art])];
  return sql<typeof vorhaben.$inferSelect.werte>`(SELECT coalesce(jsonb_object_agg(e.key, e.value), '{}')
    FROM jsonb_each(${vorhaben.werte}) e WHERE e.key = any(${sql.param(keys)}::text[]))`;
};

/** The other living Vorhaben of the company that the person sees: first those of the same Antrag, then the newest. */
export async function listAngebotQuellen(
  ausfuehrer: Ausfuehrer,
  { wer, unternehmenUuid, antragUuid, vorhabenUuid, art }: Gesucht,
) {
  return ausfuehrer
    .select({
      uuid: vorhaben.uuid,
      antragUuid: vorhaben.antragUuid,
      bezeichnung: antrag.bezeichnung,
      antragsnummer: antrag.antragsnummer,
      werte: toAnteil(art),
    })
    .from(vorhaben)
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .innerJoin(mitgliedschaft, mitgliedIn(wer))
    .where(
      and(
        eq(antrag.unternehmenUuid, unternehmenUuid),
        isSichtbar(wer),
        sql`not ${vorhaben.geloescht}`,
        ne(vorhaben.uuid, vorhabenUuid),
      ),
    )
    .orderBy(desc(eq(vorhaben.antragUuid, antragUuid)), desc(vorhaben.geaendertAm), vorhaben.uuid)
    .limit(QUELLEN_MAX);
}
