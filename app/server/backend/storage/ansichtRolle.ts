import pg, { type Pool, type PoolClient } from "pg";
import { copyVerbindung } from "./copyVerbindung";

/** Names of PostgreSQL end after 63 bytes. */
const STAMM = 55;

/**
 * The role in which somebody else's view reads: it may select and nothing else. Each application has its own, so that
 * two databases of one server know nothing of each other.
 */
export const ansichtRolle = (anwendung: string): string => `${anwendung.slice(0, STAMM)}_ansicht`;

/** So many connections are enough for those who look; each rests only briefly. */
const HOECHSTENS = 4;

/** What PostgreSQL says when the role is not there, or the application may not take it. */
const OHNE_ROLLE: readonly string[] = ["22023", "42501", "42704"];

const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
};

/** A statement that the database has refused because the role may only read. */
export const isSchreibverbot = (error: unknown): boolean => codeOf(error) === "42501";

/**
 * The role alone refuses. A transaction that only reads would, too, but with the code of a standby server, for which a
 * connection is given up and an outage is reported.
 */
const TAKE_ROLLE = `SELECT set_config('role', left(session_user::text, ${String(STAMM)}) || '_ansicht', false)`;

/** A connection is handed out only when it reads and nothing else. */
function verify(client: PoolClient, done: (error?: Error) => void): void {
  client.query(TAKE_ROLLE).then(
    () => done(),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

/** The connections of views, beside those that serve all other requests. Nothing is opened before the first view. */
export function openLesepool(verbindung: pg.PoolConfig): Pool {
  const pool = new pg.Pool({ ...copyVerbindung(verbindung), max: HOECHSTENS, min: 0, allowExitOnIdle: true, verify });
  return pool.on("error", () => undefined);
}

/** Can the role be taken here? An outage of the database is another matter, and is thrown. */
export async function hasAnsichtRolle(pool: Pool): Promise<boolean> {
  try {
    await pool.query("SELECT 1");
    return true;
  } catch (error) {
    if (OHNE_ROLLE.includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}
