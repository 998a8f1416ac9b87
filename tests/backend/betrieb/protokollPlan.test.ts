import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EREIGNIS_SPALTEN } from "~/domain/tabelle/ereignisSpalten";
import { LESEZUGRIFF_SPALTEN } from "~/domain/tabelle/lesezugriffSpalten";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import { listKettenereignisse } from "~/server/backend/storage/kettenlisteStore";
import { listLesezugriffZeilen } from "~/server/backend/storage/lesezugriffStore";
import { listProtokollZeilen } from "~/server/backend/storage/protokollStore";
import { readListensuche } from "~/server/backend/usecases/tabellen/listenSuche";
import { create } from "../../support/antraege";
import { MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
let antragUuid: string;

beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  antragUuid = (await create(await t.alsBevollmaechtigter(), "Selten")).uuid;
  const { qm, support, fremd } = MENSCHEN;
  await t.eigentuemer.query(
    `INSERT INTO audit (vorgang, am, benutzer_uuid) SELECT 'ANMELDUNG', timestamptz '2025-01-01' + i * interval '3 minutes', $1
     FROM generate_series(1, 150000) i`,
    [qm.uuid],
  );
  await t.eigentuemer.query(
    `INSERT INTO audit (vorgang, am, benutzer_uuid, nach)
     SELECT 'BENUTZER_ANGESEHEN', timestamptz '2025-06-01' + i * interval '1 minute', $1, gen_random_uuid()::text
     FROM generate_series(1, 50000) i`,
    [qm.uuid],
  );
  await t.eigentuemer.query(
    "INSERT INTO audit (vorgang, am, benutzer_uuid, nach) VALUES ('BENUTZER_ANGESEHEN', $1, $2, $3)",
    [t.uhr.now(), support.uuid, fremd.uuid],
  );
  await t.eigentuemer.query(
    `INSERT INTO ereignis (antrag_uuid, nummer, am, art, inhalt, vorher_hash, hash)
     SELECT gen_random_uuid(), 1, timestamptz '2025-01-01' + i * interval '3 minutes', 'einsicht.lesen',
       jsonb_build_object('akteur', 'PERSON', 'person', $1::text), repeat('0', 64), repeat('0', 64)
     FROM generate_series(1, 150000) i`,
    [qm.uuid],
  );
  await t.eigentuemer.query("ANALYZE audit");
  await t.eigentuemer.query("ANALYZE ereignis");
}, 120_000);
afterAll(() => t.stop());

const LISTEN = {
  protokoll: { list: listProtokollZeilen, spalten: PROTOKOLL_SPALTEN, quelle: "audit a" },
  lesezugriffe: { list: listLesezugriffZeilen, spalten: LESEZUGRIFF_SPALTEN, quelle: "audit a" },
  ereignisse: { list: listKettenereignisse, spalten: EREIGNIS_SPALTEN, quelle: "ereignis e" },
};
type Liste = keyof typeof LISTEN;

/** The plans of what reads a page of lines and counts them, with the values that were asked for. */
async function plansOf(liste: Liste, filter: object): Promise<string[]> {
  const gelesen: { query: string; params: unknown[] }[] = [];
  const logQuery = (query: string, params: unknown[]) => gelesen.push({ query, params });
  const db = drizzle({ client: t.eigentuemer, logger: { logQuery } });
  const anfrage = { page: 0, size: 25, filter: JSON.stringify(filter) };
  const { list, spalten, quelle } = LISTEN[liste];
  await list(db, readListensuche(spalten, anfrage));
  const zeilen = gelesen.filter(({ query }) => query.includes(quelle));
  expect(zeilen).toHaveLength(2);
  return Promise.all(
    zeilen.map(async ({ query, params }) => {
      const { rows } = await t.eigentuemer.query<{ "QUERY PLAN": string }>(`EXPLAIN ${query}`, params);
      return rows.map((zeile) => zeile["QUERY PLAN"]).join("\n");
    }),
  );
}

type Filter = Readonly<Record<string, string>>;

it.each<[Liste, string, Filter | (() => Filter)]>([
  ["protokoll", "Tag", { am: "02.03.2026" }],
  ["protokoll", "Zeitraum", { am: "02.03.2026 – 03.03.2026" }],
  ["protokoll", "Person", { person: "support@example.org" }],
  ["protokoll", "Antrag", () => ({ antrag: antragUuid })],
  ["protokoll", "Vorgang", { vorgang: "antrag.anlegen" }],
  ["lesezugriffe", "Über wen", { wen: "fremd@example.org" }],
  ["lesezugriffe", "Tag", { am: "02.03.2026" }],
  ["lesezugriffe", "Wer", { person: "support@example.org" }],
  ["ereignisse", "Tag", { am: "02.03.2026" }],
  ["ereignisse", "Zeitraum", { am: "02.03.2026 – 03.03.2026" }],
  ["ereignisse", "Person", { person: "bevollmaechtigt@example.org" }],
  ["ereignisse", "Antrag", () => ({ antrag: antragUuid })],
  ["ereignisse", "Vorgang", { vorgang: "antrag.anlegen" }],
])("%s: der Filter nach %s liest über einen Index", async (liste, _, filter) => {
  for (const plan of await plansOf(liste, typeof filter === "function" ? filter() : filter)) {
    expect(plan).not.toMatch(/Seq Scan on (audit|ereignis)/);
    expect(plan).not.toMatch(/using audit_pkey/);
  }
});
