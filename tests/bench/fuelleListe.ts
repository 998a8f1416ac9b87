import type pg from "pg";

/** Fills the list of Anträge by statements over whole sets: a million takes a minute, not a day. */

/** Numbers of the Anträge to be made; `firma`: all of this company, otherwise forty of each. */
export type Menge = { von: number; bis: number; benutzerUuid: string; firma?: string };

const STATUS = ["IN_BEARBEITUNG", "EINGEREICHT", "IN_PRUEFUNG", "BESCHEID_LIEGT_VOR", "ZURUECKGEZOGEN", "GESCHLOSSEN"];
const THEMEN = [
  "Lagerdiagnose",
  "Wärmepumpe",
  "Bildanalyse",
  "Katalysator",
  "Leichtbau",
  "Batteriealterung",
  "Prozessregelung",
  "Robotergreifer",
];
const JE_FIRMA = 40;

/** In 30 of the first thousand Anträge and nowhere else, made of the letters of others. */
export const SELTENES = "Wärmediagnose";

const liste = (texte: readonly string[]): string => `ARRAY[${texte.map((text) => `'${text}'`).join(",")}]`;
const uuidOf = (art: string, nummer: string): string =>
  `overlay(overlay(md5('${art}' || (${nummer})) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** One Antrag of each number; what it is follows from its number alone, so that every run measures the same. */
function antraege({ von, bis, benutzerUuid, firma }: Menge): string {
  const firmaUuid = firma === undefined ? uuidOf("firma", `i / ${JE_FIRMA}`) : `'${firma}'::uuid`;
  const am = "timestamptz '2024-01-01' + i * interval '60 seconds'";
  const hatNummer = "i % 6 <> 0";
  return `INSERT INTO antrag (uuid, unternehmen_uuid, version, status, antragsnummer, bezeichnung, einreichung, anzahl_vorhaben,
      erstellt_am, erstellt_von, geaendert_am, geaendert_von, eingereicht_am)
    SELECT ${uuidOf("antrag", "i")}, ${firmaUuid}, CASE WHEN i % 10 = 0 THEN 'V1' ELSE 'V2' END,
      (${liste(STATUS)})[i % 6 + 1], CASE WHEN ${hatNummer} THEN 'BSFZ-' || lpad(i::text, 9, '0') END,
      CASE WHEN i <= 1000 AND i % 33 = 0 THEN '${SELTENES} ' || md5(i::text) WHEN i % 20 = 0 THEN '' ELSE (${liste(THEMEN)})[(i * 7919 % 97) % 8 + 1] || ' ' || md5(i::text) END, '{}', 1,
      ${am} - interval '9 days', '${benutzerUuid}', ${am}, '${benutzerUuid}', CASE WHEN ${hatNummer} THEN ${am} - interval '1 day' END
    FROM generate_series(${von}::bigint, ${bis}) AS i`;
}

const vorhaben = ({ von, bis, benutzerUuid }: Menge): string =>
  `INSERT INTO vorhaben (uuid, antrag_uuid, position, werte, pruefung, geaendert_am, geaendert_von)
    SELECT ${uuidOf("vorhaben", "i")}, ${uuidOf("antrag", "i")}, 0,
      jsonb_build_object('titel', 'Verfahren ' || (${liste(THEMEN)})[(i * 104729 % 89) % 8 + 1] || ' ' || md5('titel' || i)),
      '{"fehler":[],"warnungen":[]}', now(), '${benutzerUuid}'
    FROM generate_series(${von}::bigint, ${bis}) AS i`;

const firmen = ({ von, bis }: Menge): string =>
  `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, erstellt_am, geaendert_am)
    SELECT ${uuidOf("firma", "i")}, '{}', 'Messung ' || i, 'GMBH', lpad(i::text, 13, '0'), now(), now()
    FROM generate_series(${von} / ${JE_FIRMA}, ${bis} / ${JE_FIRMA}) AS i ON CONFLICT DO NOTHING`;

const search = ({ von, bis }: Menge): string =>
  `INSERT INTO antrag_suche (antrag_uuid, unternehmen_uuid, text)
    SELECT a.uuid, a.unternehmen_uuid, concat_ws(E'\\n', a.bezeichnung, a.antragsnummer, v.titel)
    FROM generate_series(${von}::bigint, ${bis}) AS i JOIN antrag a ON a.uuid = ${uuidOf("antrag", "i")} JOIN vorhaben v ON v.antrag_uuid = a.uuid`;

/** Makes somebody a member of so many companies more. */
export async function addFirmen(client: pg.Client, benutzerUuid: string, anzahl: number): Promise<void> {
  await client.query(firmen({ von: 0, bis: anzahl * JE_FIRMA, benutzerUuid }));
  await client.query(`INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit)
    SELECT '${benutzerUuid}', ${uuidOf("firma", "i")}, 'BEVOLLMAECHTIGTER', now() FROM generate_series(1, ${anzahl}) AS i`);
}

/** Adds Anträge. The triggers rest meanwhile: what they would write is written for all at once. */
export async function fill(client: pg.Client, menge: Menge): Promise<void> {
  const { rows } = await client.query<{ name: string; def: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS def FROM pg_index
      WHERE indrelid IN ('antrag'::regclass, 'antrag_suche'::regclass) AND NOT indisunique`,
  );
  await client.query("SET session_replication_role = replica");
  // An index is made of a million rows faster than it grows by them.
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  for (const sql of [firmen(menge), antraege(menge), vorhaben(menge), search(menge)]) await client.query(sql);
  for (const { def } of rows) await client.query(def);
  await client.query("RESET session_replication_role");
  // What autovacuum does on its own after a while: figures for the planner, and a map that lets an index answer alone.
  for (const tabelle of ["antrag", "vorhaben", "antrag_suche", "unternehmen"])
    await client.query(`VACUUM (ANALYZE) ${tabelle}`);
}
