import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DOKUMENT_ARTEN, DOKUMENT_STAENDE } from "~/domain/antrag/dokumentListe";
import { eingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { Ausfuehrer } from "./datenbank";

const zeilen = z.array(
  z.object({
    art: z.enum(DOKUMENT_ARTEN),
    uuid: z.string().nullable(),
    am: z.coerce.date(),
    von: z.string(),
    /** Null for a decision of the portal: where it stands depends on the moment. */
    stand: z.enum(DOKUMENT_STAENDE).nullable(),
    nummer: z.number().nullable(),
    dateien: z.array(eingereichteAnlage),
    abgerufenAm: z.coerce.date().nullable(),
    bereitstellungBeendetAm: z.coerce.date().nullable(),
    abrufbarBis: z.string().nullable(),
    bekanntgabeAm: z.string().nullable(),
  }),
);

export type DokumentZeile = z.infer<typeof zeilen>[number];

const NICHTS = sql`NULL::timestamptz, NULL::timestamptz, NULL::text, NULL::text`;
const name = (benutzer: SQL): SQL =>
  sql`coalesce((SELECT b.vorname || ' ' || b.nachname FROM benutzer b WHERE b.uuid = ${benutzer}), '')`;

/** Of several submissions only the last one counts, and in a draft none: the last one was rejected. */
const einreichungen = sql`
  SELECT 'ANTRAG' AS art, e.uuid, e.eingereicht_am AS am, ${name(sql`e.von`)} AS von,
    CASE WHEN a.status <> 'IN_BEARBEITUNG' AND e.eingereicht_am = max(e.eingereicht_am) OVER () THEN 'GUELTIG' ELSE 'ERSETZT' END AS stand,
    NULL::int AS nummer, jsonb_path_query_array(e.inhalt, '$.vorhaben[*].anlagen[*]') AS dateien,
    NULL::timestamptz AS "abgerufenAm", NULL::timestamptz AS "bereitstellungBeendetAm", NULL::text AS "abrufbarBis",
    NULL::text AS "bekanntgabeAm"
  FROM eingereichter_antrag e JOIN a ON a.uuid = e.antrag_uuid`;

const nachforderungen = sql`
  SELECT 'NACHFORDERUNG', n.uuid, n.erstellt_am, '', n.status, n.nummer, '[]'::jsonb, ${NICHTS}
  FROM nachforderung n JOIN a ON a.uuid = n.antrag_uuid`;

/**
 * A withdrawal that the authority refused stays a document that was submitted; its transmission tells what became of
 * it.
 */
const schriftsaetze = sql`
  SELECT s.art, s.uuid, coalesce(s.eingereicht_am, s.geaendert_am), ${name(sql`coalesce(s.eingereicht_von, s.geaendert_von)`)},
    CASE WHEN EXISTS (SELECT 1 FROM uebermittlung u WHERE u.schriftsatz_uuid = s.uuid AND u.status = 'ABGELEHNT') THEN 'ABGELEHNT'
      ELSE s.status END,
    n.nummer, coalesce(s.inhalt -> 'dateien', '[]'::jsonb), ${NICHTS}
  FROM schriftsatz s JOIN a ON a.uuid = s.antrag_uuid LEFT JOIN nachforderung n ON n.uuid = s.nachforderung_uuid
  WHERE s.status <> 'VERWORFEN'`;

const bescheide = sql`
  SELECT b.art, b.uuid, b.erstellt_am, '', NULL, NULL, '[]'::jsonb, b.abgerufen_am, b.bereitstellung_beendet_am, b.abrufbar_bis::text,
    b.bekanntgabe_am::text
  FROM bescheid b JOIN a ON a.uuid = b.antrag_uuid`;

/** Decisions that the Antrag knows of but that are not stored: they were delivered before the portal did it. */
const fruehere = (art: "BESCHEID" | "WIDERSPRUCHSBESCHEID", tag: SQL): SQL => sql`
  SELECT ${art}::text, NULL::uuid, ${tag}::timestamp AT TIME ZONE 'Europe/Berlin', '', 'FRUEHER', NULL, '[]'::jsonb, ${NICHTS}
  FROM a WHERE ${tag} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM bescheid b WHERE b.antrag_uuid = a.uuid AND b.art = ${art})`;

/** Every document of an Antrag without its content, the newest first: one statement. */
export async function listDokumente(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<DokumentZeile[]> {
  const { rows } = await ausfuehrer.execute(sql`
    WITH a AS (
      SELECT uuid, status, bescheid_erstellt_am, finaler_bescheid_erstellt_am FROM antrag WHERE uuid = ${antragUuid}::uuid)
    ${einreichungen} UNION ALL ${nachforderungen} UNION ALL ${schriftsaetze} UNION ALL ${bescheide}
    UNION ALL ${fruehere("BESCHEID", sql`a.bescheid_erstellt_am`)}
    UNION ALL ${fruehere("WIDERSPRUCHSBESCHEID", sql`a.finaler_bescheid_erstellt_am`)}
    ORDER BY am DESC, art, nummer DESC NULLS LAST, uuid`);
  return zeilen.parse(rows);
}
