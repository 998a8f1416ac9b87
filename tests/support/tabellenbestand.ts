import { expect } from "vitest";
import type { TestBackend } from "./backend";

/** What is about logins, limits, keys and the live channel, and the outbox. */
const OHNE_ANMELDUNG = "^(sitzung|refresh_verbraucht|anmeldeversuch|ratelimit|idempotenz|live_.*|mail_ausgang)$";

/** Everything stored, as one text per table, without those whose names fit `ausser`. */
export async function readTabellen(
  { dienste }: TestBackend,
  ausser = OHNE_ANMELDUNG,
): Promise<Readonly<Record<string, string>>> {
  const { rows: tabellen } = await dienste.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname !~ $1 ORDER BY 1`,
    [ausser],
  );
  expect(tabellen.length).toBeGreaterThan(15);
  const teile = tabellen.map(
    ({ name }) =>
      `SELECT '${name}' AS tabelle, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS inhalt FROM "${name}" t`,
  );
  const { rows } = await dienste.pool.query<{ tabelle: string; inhalt: string }>(teile.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ tabelle, inhalt }) => [tabelle, inhalt]));
}
