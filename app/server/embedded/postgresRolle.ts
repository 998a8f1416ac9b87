import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { PostgresPlace } from "./postgresPlace";

/** The role that serves requests. It owns nothing. */
export const ANWENDUNG = "antragsportal_anwendung";

/** The password of that role, made once and kept beside the one of the owner. */
function readPassword({ data, owner }: PostgresPlace): string {
  const file = join(data, "passwort_anwendung");
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (owner) chownSync(file, owner.uid, owner.gid);
  }
  return readFileSync(file, "utf8").trim();
}

/** Makes the role where it is missing, also in a cluster of an earlier version; returns what it logs in with. */
export async function prepareAnwendung(
  place: PostgresPlace,
  eigentuemer: pg.ClientConfig,
): Promise<{ user: string; password: string }> {
  const password = readPassword(place);
  const client = new pg.Client(eigentuemer);
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [ANWENDUNG]);
    await client.query(
      `${rowCount === 0 ? "CREATE" : "ALTER"} ROLE ${ANWENDUNG} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
  return { user: ANWENDUNG, password };
}
