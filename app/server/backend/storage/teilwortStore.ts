import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer } from "./datenbank";
import { KLEINE_QUELLEN, type Sucher, type Textstelle, toGelesene, toMeine } from "./inhaltssucheStore";

/** So many words that a part stands in are looked for. */
const LEXEME_MAX = 200;

const zusammensetzungen = z.array(z.object({ wort: z.string(), lexem: z.string() }));

/** The stemmer takes more from a long word than from a short one: it sees each part behind another word. */
const KOPF = "xaxa";

/**
 * The words in the texts of the Anträge that the person sees in which a part stands that does not begin them, as the
 * text search keeps words: stemmed. Every word that there is gets looked at, so this is for what is found otherwise
 * nowhere.
 */
export async function listZusammensetzungen(
  ausfuehrer: Ausfuehrer,
  wer: Sucher,
  { teile, texte }: { teile: readonly { wort: string; schreibweise: string }[]; texte: readonly Textstelle[] },
): Promise<{ wort: string; lexem: string }[]> {
  if (teile.length === 0) return [];
  const { rows } = await ausfuehrer.execute(sql`
    WITH meine AS MATERIALIZED (${toMeine(wer)}),
    klein AS (${KLEINE_QUELLEN}),
    gelesen (antrag_uuid, rang, woerter) AS (${toGelesene(texte)}),
    teile AS MATERIALIZED (
      SELECT wort, substr((ts_lexize('pg_catalog.german_stem', ${KOPF} || schreibweise))[1], ${KOPF.length + 1}) AS stamm
      FROM jsonb_to_recordset(${JSON.stringify(teile)}::jsonb) AS t (wort text, schreibweise text)
    ),
    lexeme AS MATERIALIZED (
      SELECT DISTINCT unnest(tsvector_to_array(woerter)) AS lexem FROM gelesen
      WHERE EXISTS (SELECT FROM teile WHERE position(stamm IN woerter::text) > 0)
    )
    SELECT DISTINCT wort, lexem FROM teile JOIN lexeme ON position(stamm IN lexem) > 1
    WHERE lexem ~ '^[[:alnum:]]+$' ORDER BY wort, lexem LIMIT ${LEXEME_MAX}`);
  return zusammensetzungen.parse(rows);
}
