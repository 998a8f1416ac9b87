import { checkDatenbank } from "~/server/backend/usecases/audit/checkDatenbank";
import type { TestBackend } from "./backend";

/** What the check of all chains finds, each finding in one line, and its numbers. */
export async function checkKetten({ dienste }: TestBackend, secretKey = dienste.config.secretKey) {
  const funde: string[] = [];
  const bericht = await checkDatenbank(dienste.db, secretKey, ({ antragUuid, nummer, grund }) =>
    funde.push(`${antragUuid} ${nummer === null ? "–" : String(nummer)} ${grund}`),
  );
  return { funde, bericht };
}

const TABELLEN = [
  "ereignis",
  "ereignis_kopf",
  "beleg",
  "audit",
  "eingereichter_antrag",
  "bescheid",
  "schriftsatz",
  "antrag",
];

/** Changes rows as an owner who has switched the triggers off, and puts the database back afterwards. */
export async function tamperDatenbank<T>(
  { eigentuemer }: TestBackend,
  sql: string,
  danach: () => Promise<T>,
): Promise<T> {
  const client = await eigentuemer.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const tabelle of TABELLEN)
      await client.query(`CREATE TEMP TABLE sicher_${tabelle} AS SELECT * FROM ${tabelle}`);
    await client.query(sql);
    try {
      return await danach();
    } finally {
      for (const tabelle of TABELLEN) {
        const { rows } = await client.query<{ spalten: string }>(
          "SELECT string_agg(quote_ident(attname), ', ') AS spalten FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
          [tabelle],
        );
        const spalten = rows[0]?.spalten ?? "*";
        const system = tabelle === "audit" ? "OVERRIDING SYSTEM VALUE" : "";
        await client.query(
          `DELETE FROM ${tabelle}; INSERT INTO ${tabelle} (${spalten}) ${system} SELECT ${spalten} FROM sicher_${tabelle}`,
        );
      }
    }
  } finally {
    client.release(true);
  }
}
