import { and, asc, count, desc, eq, isNotNull, ne, notInArray, sql } from "drizzle-orm";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { ENTWURF_STATUS } from "~/domain/antrag/einsicht";
import type { AntragZeile } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { offeneNachforderungSql } from "./nachforderungStore";
import { antrag } from "./schema/antrag";
import { schriftsatz } from "./schema/schriftsatz";
import { unternehmen } from "./schema/unternehmen";

/** An Antrag as the specialist system sees it in a list. */
export type FachAntragZeile = AntragZeile & { firma: string; offeneNachforderungen: number; aktenzeichen: string };

/** Drafts are no procedure yet. */
const DER_BEHOERDE = and(isNotNull(antrag.antragsnummer), notInArray(antrag.status, [...ENTWURF_STATUS]));

const offeneNachforderungen = sql<number>`(
  select count(*)::int from nachforderung n where n.antrag_uuid = ${antrag.uuid} and n.status in (${offeneNachforderungSql}))`;

const aktenzeichen = sql<string>`coalesce((
  select u.aktenzeichen from uebermittlung u where u.antrag_uuid = ${antrag.uuid} and u.aktenzeichen is not null
  order by u.erledigt_am desc limit 1), '')`;

const spalten = { antrag, firma: unternehmen.firma, offeneNachforderungen, aktenzeichen };

type Filter = { page: number; size: number; status?: AntragStatus | undefined; antragsnummer?: string | undefined };

/** Submitted Anträge of all companies, newest submission first. */
export async function listFachAntraege(
  ausfuehrer: Ausfuehrer,
  { page, size, status, antragsnummer }: Filter,
): Promise<{ data: FachAntragZeile[]; total: number }> {
  const bedingung = and(
    DER_BEHOERDE,
    status === undefined ? undefined : eq(antrag.status, status),
    antragsnummer === undefined ? undefined : eq(antrag.antragsnummer, antragsnummer),
  );
  const zeilen = await ausfuehrer
    .select(spalten)
    .from(antrag)
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .where(bedingung)
    .orderBy(desc(antrag.eingereichtAm), asc(antrag.uuid))
    .limit(size)
    .offset(page * size);
  const [gezaehlt] = await ausfuehrer.select({ total: count() }).from(antrag).where(bedingung);
  return { data: zeilen.map(({ antrag: zeile, ...rest }) => ({ ...zeile, ...rest })), total: gezaehlt?.total ?? 0 };
}

/** A submitted Antrag; undefined for a draft. */
export async function findFachAntrag(ausfuehrer: Ausfuehrer, uuid: string): Promise<FachAntragZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select(spalten)
    .from(antrag)
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .where(and(eq(antrag.uuid, uuid), DER_BEHOERDE));
  if (zeile === undefined) return undefined;
  const { antrag: satz, ...rest } = zeile;
  return { ...satz, ...rest };
}

export type SchriftsatzZeile = typeof schriftsatz.$inferSelect;

/** The signed documents of an Antrag, oldest first. */
export async function listEingereichteSchriftsaetze(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
): Promise<SchriftsatzZeile[]> {
  return ausfuehrer
    .select()
    .from(schriftsatz)
    .where(
      and(
        eq(schriftsatz.antragUuid, antragUuid),
        isNotNull(schriftsatz.eingereichtAm),
        ne(schriftsatz.status, "VERWORFEN"),
      ),
    )
    .orderBy(asc(schriftsatz.eingereichtAm));
}

/** Ends the running documents of a kind of an Antrag: the objection is decided or settled. */
export async function endSchriftsaetze(
  tx: Tx,
  antragUuid: string,
  { art, status, am }: Pick<SchriftsatzZeile, "art" | "status"> & { am: Date },
): Promise<void> {
  await tx
    .update(schriftsatz)
    .set({ status, beendetAm: am })
    .where(
      and(eq(schriftsatz.antragUuid, antragUuid), eq(schriftsatz.art, art), eq(schriftsatz.status, "EINGEREICHT")),
    );
}

/** What waits for the authority; derived from what is stored, so that nothing can be forgotten or stay behind. */
export type Aufgabe = {
  art: "BESCHEID_NICHT_ABGERUFEN" | "FRISTVERLAENGERUNG_ENTSCHEIDEN" | "UEBERMITTLUNG_ABGELEHNT";
  uuid: string;
  antragUuid: string;
  antragsnummer: string;
  seit: Date;
};

/** The tasks of the authority, oldest first. */
export async function listAufgaben(ausfuehrer: Ausfuehrer): Promise<Aufgabe[]> {
  const { rows } = await ausfuehrer.execute<Omit<Aufgabe, "seit"> & { seit: string | Date }>(sql`
    SELECT o.art, o.uuid, o.antrag_uuid AS "antragUuid", coalesce(a.antragsnummer, '') AS antragsnummer, o.seit FROM (
      SELECT 'BESCHEID_NICHT_ABGERUFEN' AS art, uuid, antrag_uuid, bereitstellung_beendet_am AS seit FROM bescheid
        WHERE bereitstellung_beendet_am IS NOT NULL AND abgerufen_am IS NULL AND bekanntgabe_am IS NULL
      UNION ALL
      SELECT 'FRISTVERLAENGERUNG_ENTSCHEIDEN', uuid, antrag_uuid, verlaengerung_beantragt_am FROM nachforderung
        WHERE verlaengerung_beantragt_am IS NOT NULL AND verlaengerung_entschieden_am IS NULL AND status IN (${offeneNachforderungSql})
      UNION ALL
      SELECT 'UEBERMITTLUNG_ABGELEHNT', uuid, antrag_uuid, erledigt_am FROM uebermittlung
        WHERE status = 'ABGELEHNT' AND verworfen_am IS NULL AND art IN ('NACHTRAG', 'WIDERSPRUCH', 'WIDERSPRUCH_RUECKZUG')
    ) o JOIN antrag a ON a.uuid = o.antrag_uuid
    ORDER BY o.seit, o.uuid LIMIT 500`);
  return rows.map((zeile) => ({ ...zeile, seit: new Date(zeile.seit) }));
}
