import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer } from "./datenbank";
import { offeneNachforderungSql } from "./nachforderungStore";

/** What the portal does by itself when a day has come. */
export const FAELLIG_ARTEN = [
  "FRIST_ERINNERN",
  "FRIST_ABLAUFEN",
  "ABRUF_ERINNERN",
  "ABRUF_BEENDEN",
  "WIDERSPRUCH_ERINNERN",
  "ARCHIVIEREN",
] as const;

const faellig = z.object({ art: z.enum(FAELLIG_ARTEN), uuid: z.string(), antragUuid: z.string() });

/** Something that is due: `uuid` of the request, the decision or the Antrag. */
export type Faellig = z.infer<typeof faellig>;

/** Days in Berlin that decide what is due. */
export type Stichtage = {
  heute: string;
  /** A deadline up to this day is near. */
  erinnernBis: string;
  /** A retrieval that ends up to this day is near. */
  abrufErinnernBis: string;
  /** A period for an objection that ends up to this day is near. */
  widerspruchErinnernBis: string;
  /** What has been final on this day may be archived. */
  archivBis: string;
};

/**
 * Follow-up requests that still can be answered. One whose extension is asked for and not decided does not expire
 * meanwhile.
 */
const fristen = ({ heute, erinnernBis }: Stichtage): SQL => sql`
  SELECT CASE WHEN n.frist < ${heute}::date THEN 'FRIST_ABLAUFEN' ELSE 'FRIST_ERINNERN' END AS art, n.uuid, n.antrag_uuid
  FROM nachforderung n JOIN antrag a ON a.uuid = n.antrag_uuid
  WHERE n.status IN (${offeneNachforderungSql}) AND n.frist <= ${erinnernBis}::date AND (
    (n.frist < ${heute}::date AND (n.verlaengerung_beantragt_am IS NULL OR n.verlaengerung_entschieden_am IS NOT NULL))
    OR (n.frist >= ${heute}::date AND n.erinnert_am IS NULL AND a.status IN ('UNTERLAGEN_NACHGEFORDERT', 'WIDERSPRUCH_EINGEREICHT')
      AND (n.erstellt_am AT TIME ZONE 'Europe/Berlin')::date < n.frist - (${erinnernBis}::date - ${heute}::date)))`;

/** Decisions that lie ready, and whose announcement still waits for the retrieval. */
const abrufe = ({ heute, abrufErinnernBis }: Stichtage): SQL => sql`
  SELECT CASE WHEN b.abrufbar_bis < ${heute}::date THEN 'ABRUF_BEENDEN' ELSE 'ABRUF_ERINNERN' END, b.uuid, b.antrag_uuid
  FROM bescheid b JOIN antrag a ON a.uuid = b.antrag_uuid
  WHERE b.abgerufen_am IS NULL AND b.bereitstellung_beendet_am IS NULL AND b.bekanntgabe_am IS NULL AND a.bescheid_zum_abruf
    AND b.abrufbar_bis <= ${abrufErinnernBis}::date AND (b.abrufbar_bis < ${heute}::date OR b.erinnert_am IS NULL)`;

/** Announced decisions without an objection, nor one that was taken back: whoever has filed one knows of the period. */
const widersprueche = ({ heute, widerspruchErinnernBis }: Stichtage): SQL => sql`
  SELECT 'WIDERSPRUCH_ERINNERN', b.uuid, b.antrag_uuid
  FROM bescheid b JOIN antrag a ON a.uuid = b.antrag_uuid
  WHERE b.art = 'BESCHEID' AND b.widerspruch_erinnert_am IS NULL AND a.status = 'BESCHEID_LIEGT_VOR'
    AND b.bekanntgabe_am <= ${heute}::date AND b.widerspruchsfrist BETWEEN ${heute}::date AND ${widerspruchErinnernBis}::date`;

/** Anträge at whose end nothing can happen any more: announced, final for long enough, nothing on its way. */
const archivreife = ({ archivBis }: Stichtage): SQL => sql`
  SELECT 'ARCHIVIEREN', a.uuid, a.uuid FROM antrag a
  WHERE a.status IN ('BESCHEID_LIEGT_VOR', 'WS_BESCHEID_LIEGT_VOR', 'WIDERSPRUCH_ZURUECKGEZOGEN', 'WIDERSPRUCH_GESCHLOSSEN', 'ZURUECKGEZOGEN')
    AND a.status_seit < ((${archivBis}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin') AND NOT a.bescheid_zum_abruf
    AND NOT EXISTS (SELECT 1 FROM bescheid b WHERE b.antrag_uuid = a.uuid AND (
      (b.bekanntgabe_am IS NULL AND a.status IN ('BESCHEID_LIEGT_VOR', 'WS_BESCHEID_LIEGT_VOR')) OR b.widerspruchsfrist > ${archivBis}::date))
    AND NOT EXISTS (SELECT 1 FROM nachforderung n WHERE n.antrag_uuid = a.uuid AND n.status IN (${offeneNachforderungSql}))
    AND NOT EXISTS (SELECT 1 FROM uebermittlung u WHERE u.antrag_uuid = a.uuid AND u.status = 'OFFEN')`;

/**
 * `nur`: this one alone. `nach`: only what stands behind this one in the order of the answer; `art`: only things of
 * this kind.
 */
export type Auswahl =
  { nur: Faellig } | { nach: Faellig | undefined; hoechstens: number; art?: Faellig["art"] | undefined };

/** What is due, in one statement and always in the same order. */
export async function listFaellige(ausfuehrer: Ausfuehrer, tage: Stichtage, auswahl: Auswahl): Promise<Faellig[]> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT f.art, f.uuid, f.antrag_uuid AS "antragUuid"
    FROM (${fristen(tage)} UNION ALL ${abrufe(tage)} UNION ALL ${widersprueche(tage)} UNION ALL ${archivreife(tage)})
      AS f (art, uuid, antrag_uuid)
    ${bedingung(auswahl)}
    ORDER BY f.art, f.uuid LIMIT ${"nur" in auswahl ? 1 : auswahl.hoechstens}`);
  return z.array(faellig).parse(rows);
}

function bedingung(auswahl: Auswahl): SQL {
  if ("nur" in auswahl) return sql`WHERE f.art = ${auswahl.nur.art} AND f.uuid = ${auswahl.nur.uuid}::uuid`;
  const { nach, art } = auswahl;
  const dahinter = nach === undefined ? sql`true` : sql`(f.art, f.uuid) > (${nach.art}, ${nach.uuid}::uuid)`;
  return art === undefined ? sql`WHERE ${dahinter}` : sql`WHERE f.art = ${art} AND ${dahinter}`;
}
