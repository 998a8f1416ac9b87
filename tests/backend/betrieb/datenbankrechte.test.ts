import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantRechte, findRolle, listAenderbare, NUR_ANHAENGEN } from "~/server/backend/storage/datenbankRechte";
import { submitNew } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";
import { openPool } from "../../support/postgres";

let test: TestBackend;
let anwendung: pg.Pool;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  anwendung = test.dienste.pool;
  await submitNew(test, await test.alsBevollmaechtigter());
});
afterAll(() => test.stop());

const VERWEIGERT = { code: "42501" };
const anzahl = async (tabelle: string) => (await test.eigentuemer.query(`SELECT 1 FROM ${tabelle}`)).rowCount;

describe.each([
  ["audit", "vorgang"],
  ["ereignis", "hash"],
  ["beleg", "pruefsumme"],
  ["eingereichter_antrag", "pruefsumme"],
  ["textstand", "pruefsumme"],
])("the pool of the application and %s", (tabelle, spalte) => {
  it("reads and adds, but cannot change, delete or empty it", async () => {
    const vorher = await anzahl(tabelle);
    expect(vorher).toBeGreaterThan(0);
    await expect(anwendung.query(`UPDATE ${tabelle} SET ${spalte} = ${spalte}`)).rejects.toMatchObject(VERWEIGERT);
    await expect(anwendung.query(`DELETE FROM ${tabelle}`)).rejects.toMatchObject(VERWEIGERT);
    await expect(anwendung.query(`TRUNCATE ${tabelle} CASCADE`)).rejects.toMatchObject(VERWEIGERT);
    await expect(anwendung.query(`SELECT 1 FROM ${tabelle} FOR UPDATE`)).rejects.toMatchObject(VERWEIGERT);
    await expect(
      anwendung
        .query(`INSERT INTO ${tabelle} SELECT * FROM ${tabelle} ON CONFLICT DO NOTHING`)
        .catch((error: unknown) => error),
    ).resolves.not.toMatchObject(VERWEIGERT);
    expect(await anzahl(tabelle)).toBeGreaterThanOrEqual(vorher ?? 0);
  });

  it("gets around it neither by its triggers nor by another role nor by another table", async () => {
    const owner = await findRolle(test.eigentuemer);
    for (const sql of [
      `ALTER TABLE ${tabelle} DISABLE TRIGGER ALL`,
      `ALTER TABLE ${tabelle} RENAME TO weg`,
      `DROP TABLE ${tabelle}`,
      `CREATE TABLE neben_${tabelle} (LIKE ${tabelle})`,
      `CREATE RULE r AS ON INSERT TO ${tabelle} DO INSTEAD NOTHING`,
      `CREATE TRIGGER t BEFORE INSERT ON ${tabelle} EXECUTE FUNCTION ist_unveraenderlich()`,
      `GRANT UPDATE ON ${tabelle} TO CURRENT_USER`,
      `SET ROLE ${owner}`,
      "SET session_replication_role = replica",
    ]) {
      const client = await anwendung.connect();
      try {
        await client.query("BEGIN");
        await client.query(sql);
        // A GRANT without the right to it is only a warning, and grants nothing.
        await expect(client.query(`UPDATE ${tabelle} SET ${spalte} = ${spalte}`), sql).rejects.toMatchObject(
          VERWEIGERT,
        );
      } catch (error) {
        expect(error, sql).toMatchObject(VERWEIGERT);
      } finally {
        await client.query("ROLLBACK");
        client.release();
      }
    }
  });
});

it("cannot remove the head of a chain, nor write the list of migrations", async () => {
  await expect(anwendung.query("DELETE FROM ereignis_kopf")).rejects.toMatchObject(VERWEIGERT);
  await expect(anwendung.query("TRUNCATE ereignis_kopf")).rejects.toMatchObject(VERWEIGERT);
  await expect(anwendung.query("INSERT INTO migration VALUES ('x', now())")).rejects.toMatchObject(VERWEIGERT);
  await expect(anwendung.query("DELETE FROM migration")).rejects.toMatchObject(VERWEIGERT);
});

it("changes of a decision only what follows from its delivery, and removes none", async () => {
  const { rows } = await test.eigentuemer.query<{ spalte: string }>(
    "SELECT attname AS spalte FROM pg_attribute WHERE attrelid = 'bescheid'::regclass AND attnum > 0 AND NOT attisdropped",
  );
  const aenderbar: string[] = [];
  for (const { spalte } of rows) {
    const fehler: unknown = await anwendung
      .query(`UPDATE bescheid SET ${spalte} = ${spalte}`)
      .catch((error: unknown) => error);
    if (!(fehler instanceof Error)) aenderbar.push(spalte);
    else expect(fehler, spalte).toMatchObject(VERWEIGERT);
  }
  expect(aenderbar.sort()).toEqual([
    "abgerufen_am",
    "abgerufen_von",
    "abrufbar_bis",
    "bekanntgabe_am",
    "bekanntgabe_regel",
    "beleg_code",
    "bereitstellung_beendet_am",
    "erinnert_am",
    "widerspruch_erinnert_am",
    "widerspruchsfrist",
  ]);
  await expect(anwendung.query("DELETE FROM bescheid")).rejects.toMatchObject(VERWEIGERT);
  await expect(anwendung.query("TRUNCATE bescheid CASCADE")).rejects.toMatchObject(VERWEIGERT);
});

it("takes the next number of every sequence and sets none", async () => {
  const { rows } = await anwendung.query(
    "SELECT sequencename FROM pg_sequences WHERE NOT has_sequence_privilege(quote_ident(sequencename), 'USAGE') OR has_sequence_privilege(quote_ident(sequencename), 'UPDATE')",
  );
  expect(rows).toEqual([]);
});

describe("listAenderbare", () => {
  it("finds nothing for the application and everything for the owner", async () => {
    expect(await listAenderbare(anwendung)).toEqual([]);
    expect((await listAenderbare(test.eigentuemer)).sort()).toEqual([...NUR_ANHAENGEN].sort());
  });

  it("notices a single column, which the next start takes back", async () => {
    const rolle = await findRolle(anwendung);
    await test.eigentuemer.query(`GRANT UPDATE (hash) ON ereignis TO ${rolle}; GRANT TRUNCATE ON audit TO ${rolle}`);
    expect((await listAenderbare(anwendung)).sort()).toEqual(["audit", "ereignis"]);
    await grantRechte(test.eigentuemer, rolle);
    expect(await listAenderbare(anwendung)).toEqual([]);
  });
});

it("gives its rights while several start at once", async () => {
  const rolle = await findRolle(anwendung);
  const { host, port, user, database } = test.eigentuemer.options;
  const pools = Array.from({ length: 4 }, () =>
    openPool({ host, port, user, database, password: test.eigentuemer.options.password, max: 1 }),
  );
  await Promise.all(pools.map((pool) => grantRechte(pool, rolle)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(await listAenderbare(anwendung)).toEqual([]);
  expect((await anwendung.query("SELECT 1 FROM antrag")).rowCount).toBeGreaterThan(0);
});
