import pg, { type Pool } from "pg";
import { withMigrationssperre } from "./migrate";

/** What is only ever added to: what happened, what was submitted, which receipts were given. */
export const NUR_ANHAENGEN = ["audit", "ereignis", "beleg", "eingereichter_antrag"] as const;

/** What follows from the delivery of a decision; everything else of it is written once. */
const BESCHEID_AENDERBAR = [
  "beleg_code",
  "abrufbar_bis",
  "abgerufen_am",
  "abgerufen_von",
  "bereitstellung_beendet_am",
  "bekanntgabe_regel",
  "bekanntgabe_am",
  "widerspruchsfrist",
  "erinnert_am",
  "widerspruch_erinnert_am",
];

/**
 * Gives a role what the application needs and no more: rows of all tables, but no change of what is only added to, none
 * of the list of migrations, no head of a chain is removed, and of a decision only its delivery is noted. Run by the
 * owner after each migration; both happen at once, so running nodes never see a moment with more or fewer rights.
 */
export async function grantRechte(eigentuemer: Pool, rolle: string): Promise<void> {
  const wer = pg.escapeIdentifier(rolle);
  await withMigrationssperre(eigentuemer, async (client) => {
    const { rows } = await client.query<{ schema: string }>("SELECT quote_ident(current_schema()) AS schema");
    const schema = rows[0]?.schema ?? "public";
    // Several statements in one message are one transaction.
    await client.query(`
      GRANT USAGE ON SCHEMA ${schema} TO ${wer};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${wer};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${wer};
      REVOKE UPDATE, DELETE, TRUNCATE ON ${NUR_ANHAENGEN.join(", ")} FROM ${wer};
      REVOKE DELETE, TRUNCATE ON ereignis_kopf FROM ${wer};
      REVOKE UPDATE, DELETE, TRUNCATE ON bescheid FROM ${wer};
      GRANT UPDATE (${BESCHEID_AENDERBAR.join(", ")}) ON bescheid TO ${wer};
      REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migration FROM ${wer}`);
  });
}

/** Who the pool connects as. */
export async function findRolle(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ rolle: string }>("SELECT current_user AS rolle");
  return rows[0]?.rolle ?? "";
}

/**
 * Which of the tables that are only added to the role of this pool could change all the same: by a right, as their
 * owner or a member of the owner's role, or because it may do anything.
 */
export async function listAenderbare(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ tabelle: string }>(
    `SELECT tabelle FROM unnest($1::text[]) tabelle JOIN pg_class c ON c.oid = tabelle::regclass
     WHERE has_any_column_privilege(c.oid, 'UPDATE') OR has_table_privilege(c.oid, 'DELETE') OR has_table_privilege(c.oid, 'TRUNCATE')
        OR pg_has_role(c.relowner, 'MEMBER')`,
    [NUR_ANHAENGEN],
  );
  return rows.map(({ tabelle }) => tabelle);
}
