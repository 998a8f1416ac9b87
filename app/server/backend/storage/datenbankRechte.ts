import pg, { type Pool } from "pg";
import { ansichtRolle } from "./ansichtRolle";
import { withMigrationssperre } from "./migrate";

/** What is only ever added to: what happened, what was submitted, which receipts were given. */
export const NUR_ANHAENGEN = ["audit", "ereignis", "beleg", "eingereichter_antrag", "textstand"] as const;

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

/** Somebody else was quicker, or the owner of the tables may not make roles: then its operator does. */
const SCHON_DA_ODER_VERBOTEN: readonly unknown[] = ["42710", "23505", "42501"];

/**
 * Makes the role in which views read, lets the application take it, and lets it select from all tables and nothing
 * else. False when that needs somebody with more rights: until then there are no views.
 */
export async function grantAnsicht(eigentuemer: Pool, anwendung: string): Promise<boolean> {
  const rolle = ansichtRolle(anwendung);
  const [leser, wer] = [pg.escapeIdentifier(rolle), pg.escapeIdentifier(anwendung)];
  return withMigrationssperre(eigentuemer, async (client) => {
    const attempt = (sql: string) =>
      client.query(sql).catch((error: unknown) => {
        const code = error instanceof Error && "code" in error ? error.code : null;
        if (!SCHON_DA_ODER_VERBOTEN.includes(code)) throw error;
      });
    const { rows } = await client.query<{ schema: string; fehlt: boolean }>(
      "SELECT quote_ident(current_schema()) AS schema, NOT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS fehlt",
      [rolle],
    );
    const { schema, fehlt } = rows[0] ?? { schema: "public", fehlt: true };
    if (fehlt) await attempt(`CREATE ROLE ${leser} NOLOGIN`);
    if (!(await isMitglied(client, anwendung, rolle))) await attempt(`GRANT ${leser} TO ${wer}`);
    if (!(await isMitglied(client, anwendung, rolle))) return false;
    await client.query(
      `GRANT USAGE ON SCHEMA ${schema} TO ${leser}; GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${leser}`,
    );
    return true;
  });
}

async function isMitglied(client: pg.ClientBase, wer: string, rolle: string): Promise<boolean> {
  const { rows } = await client.query<{ ja: boolean }>(
    "SELECT coalesce((SELECT pg_has_role($1, oid, 'MEMBER') FROM pg_roles WHERE rolname = $2), false) AS ja",
    [wer, rolle],
  );
  return rows[0]?.ja ?? false;
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
