import { randomUUID } from "node:crypto";
import { request } from "node:http";
import pg from "pg";
import { listOf } from "../support/browser";
import { cpuOf } from "./cpu";
import { KRAEFTE, type Ziel } from "./load";
import { createLargeVorhaben, type Pruefling, type Vorhaben } from "./pruefling";

const BYTES = 20 * 1024;
const FREIE_TABELLEN = ["auftragnehmer", "kooperationspartner", "arbeitspakete", "wirtschaftsgueter"];

/** One Vorhaben per worker, so that nobody waits for the lock of another. */
export async function openVorhaben({ kunde }: Pruefling): Promise<Vorhaben[]> {
  const vorhaben: Vorhaben[] = [];
  for (let kraft = 0; kraft < KRAEFTE; kraft += 1)
    vorhaben.push(await createLargeVorhaben(kunde, `Messung Speichern ${kraft}`, BYTES));
  return vorhaben;
}

/**
 * The whole Vorhaben by PUT, as the portal sends it: checked, compared, stored as a new revision, with an idempotency
 * key.
 */
export function savesVorhaben({ portal, cookie, cpu }: Pruefling, vorhaben: Vorhaben[]): Ziel {
  let nummer = 0;
  return {
    name: "Portal",
    cpu,
    work: async (kraft) => {
      const eines = vorhaben[kraft];
      if (!eines) throw new Error("More workers than Vorhaben");
      const body = JSON.stringify({
        revision: eines.revision,
        aenderungen: aenderungenOf(eines, `Fassung ${(nummer += 1)}`),
      });
      await put(portal.port, eines.pfad, { body, cookie });
      eines.revision += 1;
    },
  };
}

/** What two people change in turns, neither having seen the last save of the other. */
const [MEINES, DEINES] = ["kurzbezeichnung", "ansprechpersonFunktion"] as const;

/**
 * The same with a save of somebody else in between each time: on the revision before the stored one, merged field by
 * field.
 */
export async function mergesVorhaben({ portal, cookie, cpu }: Pruefling, vorhaben: Vorhaben[]): Promise<Ziel> {
  let nummer = 0;
  const save = async (
    eines: Vorhaben,
    { feld, werte, revision }: { feld: string; werte: Vorhaben["werte"]; revision: number },
  ) => {
    const neu = { [feld]: `Fassung ${(nummer += 1)}` };
    const aenderungen = aenderungenOf({ werte: { ...werte, ...neu } }, "Messung");
    await put(portal.port, eines.pfad, { body: JSON.stringify({ revision, aenderungen }), cookie });
    const gelesen = eines.werte;
    eines.werte = { ...eines.werte, ...neu };
    eines.revision += 1;
    return { gelesen, feld: feld === MEINES ? DEINES : MEINES };
  };
  const naechste = new Map<Vorhaben, { gelesen: Vorhaben["werte"]; feld: string }>();
  for (const eines of vorhaben) naechste.set(eines, await save(eines, { feld: DEINES, ...eines }));
  return {
    name: "With merge",
    cpu,
    work: async (kraft) => {
      const eines = vorhaben[kraft];
      const dran = eines && naechste.get(eines);
      if (!dran) throw new Error("More workers than Vorhaben");
      naechste.set(eines, await save(eines, { feld: dran.feld, werte: dran.gelesen, revision: eines.revision - 1 }));
    },
  };
}

function aenderungenOf({ werte }: Pick<Vorhaben, "werte">, titel: string): unknown[] {
  const einfach = Object.entries(werte).filter(([key]) => !FREIE_TABELLEN.includes(key));
  const zeilen = FREIE_TABELLEN.flatMap((tabelle) =>
    listOf(werte[tabelle]).map((zeile) => ({ art: "zeileSpeichern", tabelle, zeile })),
  );
  return [{ art: "felder", werte: { ...Object.fromEntries(einfach), titel } }, ...zeilen];
}

/** The same JSON by one INSERT, which is its own transaction, over a pool of the same settings as the portal's. */
export async function insertsWerte(
  connection: pg.PoolConfig,
  { werte }: Vorhaben,
  postmaster: number,
): Promise<Ziel & { end(): Promise<void> }> {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    statement_timeout: 2_500,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  await pool.query("CREATE TABLE messung (uuid uuid PRIMARY KEY, werte jsonb NOT NULL, am timestamptz NOT NULL)");
  let nummer = 0;
  return {
    name: "INSERT",
    cpu: () => cpuOf({ pid: process.pid, postmaster }),
    work: () => {
      const json = JSON.stringify({ ...werte, titel: `Fassung ${(nummer += 1)}` });
      return pool.query("INSERT INTO messung (uuid, werte, am) VALUES ($1, $2, $3)", [randomUUID(), json, new Date()]);
    },
    async end() {
      await pool.query("DROP TABLE messung");
      await pool.end();
    },
  };
}

function put(port: number, path: string, { body, cookie }: { body: string; cookie: string }): Promise<void> {
  const headers = {
    cookie,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "idempotency-key": randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method: "PUT", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`save: ${answer.statusCode} ${Buffer.concat(chunks).toString().slice(0, 300)}`));
      });
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
