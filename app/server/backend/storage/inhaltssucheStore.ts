import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { isZugewiesen } from "./antragBedingungen";
import type { Ausfuehrer } from "./datenbank";
import { antrag, vorhaben } from "./schema/antrag";
import { vorhabenSuche } from "./schema/suche";
import { mitgliedschaft } from "./schema/unternehmen";
import { ANFANG, ENDE } from "./suchzeichen";
import { isVeraltet, suchquelle } from "./suchverzeichnisStore";

/** Whose Anträge. `rollenMitAllem`: in which role somebody sees every Antrag of the company. */
export type Sucher = { benutzerUuid: string; rollenMitAllem: readonly UnternehmenRolle[] };

/** A question: each word as the text search of the database takes it. */
export type Frage = { wer: Sucher; begriffe: readonly string[] };

/** A text that stands in no index yet, and where it stands. */
export type Textstelle = { antragUuid: string; uuid: string; rang: number; text: string };

/** The membership by which the person belongs to the company of the Antrag. */
export const mitgliedIn = ({ benutzerUuid }: Sucher) =>
  and(eq(mitgliedschaft.unternehmenUuid, antrag.unternehmenUuid), eq(mitgliedschaft.benutzerUuid, benutzerUuid));

/** The Anträge of all companies that the person sees, as the list of each company would show them. */
export const isSichtbar = ({ benutzerUuid, rollenMitAllem }: Sucher) =>
  and(
    ne(antrag.status, sql.raw("'GELOESCHT'")),
    or(inArray(mitgliedschaft.rolle, [...rollenMitAllem]), isZugewiesen(benutzerUuid)),
  );

/** Which of the words the text search looks for at all: "und" stands everywhere. */
export async function listGesuchte(ausfuehrer: Ausfuehrer, woerter: readonly string[]): Promise<string[]> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT wort FROM unnest(${sql.param([...woerter])}::text[]) WITH ORDINALITY AS t (wort, nummer)
    WHERE numnode(plainto_tsquery('pg_catalog.german', wort)) > 0 ORDER BY nummer`);
  return z
    .array(z.object({ wort: z.string() }))
    .parse(rows)
    .map(({ wort }) => wort);
}

/** Vorhaben whose words nobody has written down yet since they were saved: the newest first. */
export async function listUngelesene(ausfuehrer: Ausfuehrer, wer: Sucher, limit: number) {
  return ausfuehrer
    .select(suchquelle)
    .from(vorhaben)
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .innerJoin(mitgliedschaft, mitgliedIn(wer))
    .leftJoin(vorhabenSuche, eq(vorhabenSuche.vorhabenUuid, vorhaben.uuid))
    .where(and(isSichtbar(wer), sql`not ${vorhaben.geloescht}`, isVeraltet))
    .orderBy(desc(vorhaben.geaendertAm))
    .limit(limit);
}

const toFrage = (begriff: string): SQL => sql`to_tsquery('pg_catalog.german', ${begriff})`;
/** Any of the words. */
const toEine = (begriffe: readonly string[]): SQL => toFrage(begriffe.map((begriff) => `(${begriff})`).join(" | "));

/**
 * Everything but the Vorhaben that holds words, of the Anträge in `meine`: what was not retrieved of the authority, not
 * sent or removed is not among it.
 */
export const KLEINE_QUELLEN = sql`
  SELECT m.uuid AS antrag_uuid, 'ANTRAG' AS art, m.uuid AS uuid, 0 AS rang, '' AS titel,
    concat_ws(' ', m.bezeichnung, m.antragsnummer) AS text, NULL::tsvector AS woerter
  FROM meine m
  UNION ALL
  SELECT m.uuid, 'NACHRICHT', n.uuid, 40000, n.titel, n.titel || E'\n' || n.text, n.woerter
  FROM meine m JOIN nachricht n ON n.antrag_uuid = m.uuid
  UNION ALL
  SELECT m.uuid, 'ANLAGE', v.uuid, 10000 + v.position, '', d.name, NULL
  FROM meine m JOIN datei d ON d.antrag_uuid = m.uuid AND d.geloescht_am IS NULL
    AND d.schriftsatz_uuid IS NULL AND d.antwort_uuid IS NULL
    JOIN vorhaben v ON v.uuid = d.vorhaben_uuid AND NOT v.geloescht
  UNION ALL
  SELECT m.uuid, 'BESCHEID', b.uuid, 20000, b.art,
    concat_ws(E'\n', b.inhalt ->> 'aktenzeichen', f ->> 'titel', f ->> 'begruendung'), NULL
  FROM meine m JOIN bescheid b ON b.antrag_uuid = m.uuid AND b.abgerufen_am IS NOT NULL,
    jsonb_array_elements(b.inhalt -> 'vorhaben') AS f
  UNION ALL
  SELECT m.uuid, 'NACHFORDERUNG', n.uuid, 30000 + n.nummer, n.nummer::text,
    concat_ws(E'\n', n.anschreiben, (SELECT string_agg(f.frage, E'\n' ORDER BY f.position)
      FROM nachforderung_frage f WHERE f.nachforderung_uuid = n.uuid)), NULL
  FROM meine m JOIN nachforderung n ON n.antrag_uuid = m.uuid
  UNION ALL
  SELECT m.uuid, s.art, s.uuid, CASE s.art WHEN 'NACHTRAG' THEN 35000 + coalesce(n.nummer, 0) ELSE 25000 END,
    CASE s.art WHEN 'NACHTRAG' THEN coalesce(n.nummer::text, '')
      ELSE to_char(s.eingereicht_am AT TIME ZONE 'Europe/Berlin', 'DD.MM.YYYY') END,
    coalesce((SELECT string_agg(w.value, E'\n' ORDER BY w.key) FROM jsonb_each_text(s.inhalt -> 'werte') w
      WHERE w.key IN ('text', 'begruendung', 'verspaetung') OR starts_with(w.key, 'antwort_')), ''), NULL
  FROM meine m JOIN schriftsatz s ON s.antrag_uuid = m.uuid AND s.eingereicht_am IS NOT NULL
    AND s.art IN ('NACHTRAG', 'WIDERSPRUCH')
    LEFT JOIN nachforderung n ON n.uuid = s.nachforderung_uuid`;

/** The Anträge that the person sees. */
export const toMeine = (wer: Sucher, mehr?: SQL): SQL => sql`
  SELECT ${antrag.uuid}, ${antrag.bezeichnung}, ${antrag.antragsnummer} FROM ${antrag}
  INNER JOIN ${mitgliedschaft} ON ${mitgliedIn(wer)} WHERE ${and(isSichtbar(wer), mehr)}`;

/** Texts that come along with the question. */
const toTexte = (texte: readonly Textstelle[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(texte)}::jsonb) AS t ("antragUuid" uuid, "uuid" uuid, rang integer, text text)`;

/** The words of everything in `meine` and `klein`, and of texts that stand in no index yet. */
export const toGelesene = (texte: readonly Textstelle[]): SQL => sql`
  SELECT antrag_uuid, rang, coalesce(woerter, such_woerter(text)) FROM klein
  UNION ALL
  SELECT v.antrag_uuid, 1, s.woerter FROM meine m JOIN vorhaben v ON v.antrag_uuid = m.uuid AND NOT v.geloescht
    JOIN vorhaben_suche s ON s.vorhaben_uuid = v.uuid AND s.revision = v.revision
  UNION ALL
  SELECT t."antragUuid", 1, such_woerter(t.text) FROM ${toTexte(texte)}`;

const treffer = z.array(
  z.object({
    uuid: z.string(),
    unternehmenUuid: z.string(),
    firma: z.string(),
    antragsnummer: z.string().nullable(),
    bezeichnung: z.string(),
    status: z.enum(antragStatusSchluessel),
    version: z.enum(["V1", "V2"]),
    istVereinfacht: z.boolean(),
    total: z.number(),
  }),
);

/** An Antrag in which every word stands somewhere. */
export type Trefferzeile = Omit<z.infer<typeof treffer>[number], "total">;

/**
 * One page of the Anträge in which every word stands somewhere, and how many there are: first those that are called so,
 * then the newest change.
 */
export async function listTreffer(
  ausfuehrer: Ausfuehrer,
  frage: Frage,
  { texte, offset, limit }: { texte: readonly Textstelle[]; offset: number; limit: number },
): Promise<{ zeilen: Trefferzeile[]; total: number }> {
  const { wer, begriffe } = frage;
  const alle = sql.join(
    begriffe.map((begriff) => sql`bool_or(woerter @@ ${toFrage(begriff)})`),
    sql` AND `,
  );
  const { rows } = await ausfuehrer.execute(sql`
    WITH meine AS MATERIALIZED (${toMeine(wer)}),
    klein AS (${KLEINE_QUELLEN}),
    gelesen (antrag_uuid, rang, woerter) AS (${toGelesene(texte)}),
    gefunden AS (
      SELECT antrag_uuid, bool_or(rang = 0) AS im_namen FROM gelesen WHERE woerter @@ ${toEine(begriffe)}
      GROUP BY antrag_uuid HAVING ${alle}
    )
    SELECT a.uuid, a.unternehmen_uuid AS "unternehmenUuid", u.firma, a.antragsnummer, a.bezeichnung, a.status, a.version,
      a.ist_vereinfacht AS "istVereinfacht", (SELECT count(*)::int FROM gefunden) AS total
    FROM gefunden g JOIN antrag a ON a.uuid = g.antrag_uuid JOIN unternehmen u ON u.uuid = a.unternehmen_uuid
    ORDER BY g.im_namen DESC, a.geaendert_am DESC, a.uuid OFFSET ${offset} LIMIT ${limit}`);
  const zeilen = treffer.parse(rows);
  // Behind the last page no row says how many there are.
  if (zeilen.length === 0 && offset > 0)
    return { zeilen: [], total: (await listTreffer(ausfuehrer, frage, { texte, offset: 0, limit: 1 })).total };
  return { zeilen, total: zeilen[0]?.total ?? 0 };
}

/** The living Vorhaben of these Anträge, in their order. */
export async function listQuellen(ausfuehrer: Ausfuehrer, antragUuids: readonly string[]) {
  return ausfuehrer
    .select(suchquelle)
    .from(vorhaben)
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .where(and(inArray(vorhaben.antragUuid, [...antragUuids]), sql`not ${vorhaben.geloescht}`))
    .orderBy(vorhaben.antragUuid, vorhaben.position, vorhaben.uuid);
}

const stellen = z.array(
  z.object({
    antragUuid: z.string(),
    art: z.enum(["ANTRAG", "VORHABEN", "ANLAGE", "NACHRICHT", "BESCHEID", "NACHFORDERUNG", "NACHTRAG", "WIDERSPRUCH"]),
    uuid: z.string(),
    rang: z.number(),
    titel: z.string(),
    auszug: z.string(),
    anzahl: z.number(),
  }),
);

/** A place where a word stands. `auszug` is as the text search writes it, see {@link toAuszug}. */
export type Fundzeile = z.infer<typeof stellen>[number];

const ZEICHEN = `StartSel="${ANFANG}", StopSel="${ENDE}"`;
const AUSZUG = `${ZEICHEN}, MaxFragments=2, MaxWords=14, MinWords=6, FragmentDelimiter=" … "`;
/** A text that is no longer is shown as a whole. */
const KURZ = 120;
const GANZ = `${ZEICHEN}, HighlightAll=true`;

/**
 * The places in these Anträge where a word stands: those with the most words first, then in the order of the Antrag; of
 * each Antrag so many. `texte` are those of its Vorhaben.
 */
export async function listFundstellen(
  ausfuehrer: Ausfuehrer,
  { wer, begriffe }: Frage,
  { antragUuids, texte, jeAntrag }: { antragUuids: readonly string[]; texte: readonly Textstelle[]; jeAntrag: number },
): Promise<Fundzeile[]> {
  const eine = toEine(begriffe);
  const anzahlWoerter = sql.join(
    begriffe.map((begriff) => sql`(woerter @@ ${toFrage(begriff)})::int`),
    sql` + `,
  );
  const { rows } = await ausfuehrer.execute(sql`
    WITH meine AS MATERIALIZED (${toMeine(wer, inArray(antrag.uuid, [...antragUuids]))}),
    alle AS (
      ${KLEINE_QUELLEN}
      UNION ALL
      SELECT t."antragUuid", 'VORHABEN', t.uuid, t.rang, '', t.text, NULL FROM ${toTexte(texte)}
    ),
    gelesen AS (SELECT antrag_uuid, art, uuid, rang, titel, text, coalesce(woerter, such_woerter(text)) AS woerter FROM alle),
    gefunden AS (
      SELECT *, count(*) OVER (PARTITION BY antrag_uuid)::int AS anzahl,
        row_number() OVER (PARTITION BY antrag_uuid ORDER BY ${anzahlWoerter} DESC, rang, uuid) AS nummer
      FROM gelesen WHERE woerter @@ ${eine}
    )
    SELECT antrag_uuid AS "antragUuid", art, uuid, rang, titel, anzahl,
      ts_headline('pg_catalog.german', such_zeichen(text), ${eine},
        CASE WHEN length(text) <= ${KURZ} THEN ${GANZ} ELSE ${AUSZUG} END) AS auszug
    FROM gefunden WHERE nummer <= ${jeAntrag} ORDER BY antrag_uuid, nummer`);
  return stellen.parse(rows);
}
