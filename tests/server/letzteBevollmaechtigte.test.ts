import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { openNebenbei } from "~/server/backend/storage/datenbank";
import type { Antwort, Browser } from "../support/browser";
import { useOwnDatenbank } from "../support/eigeneDatenbank";
import { createBrowser } from "../support/kunde";
import { type PortalProcess, startPortal } from "../support/portalProcess";
import { FIRMEN, MENSCHEN, PASSWORT, seedWelt } from "../support/welt";

const { ordner, database } = useOwnDatenbank();
const FIRMA = FIRMEN.maschinenbau.uuid;
const [BEA, KAI] = [MENSCHEN.bevollmaechtigt, MENSCHEN.kollege];
const PFAD = "/v1/benutzerverwaltung";
const OHNE_NACHFOLGE = { nachfolgerUuid: null };

/** Ways to take the authorisation from somebody, and the one to give up one's own. */
const WEGE = {
  rolle: (browser: Browser, uuid: string) =>
    browser.put(`${PFAD}/benutzer/${uuid}/rolle`, { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" }),
  entfernen: (browser: Browser, uuid: string) => browser.post(`${PFAD}/benutzer/${uuid}/entfernen`, OHNE_NACHFOLGE),
  deaktivieren: (browser: Browser, uuid: string) =>
    browser.post(`${PFAD}/benutzer/${uuid}/deaktivieren`, OHNE_NACHFOLGE),
  verlassen: (browser: Browser) => browser.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE),
};
type Weg = keyof typeof WEGE;

async function startKnoten(nummer: number): Promise<PortalProcess> {
  const geheimnisse = { SECRET_KEY: "s".repeat(32), FACH_TOKEN: "f".repeat(32) };
  const env = { ...geheimnisse, DATABASE_URL: database().url, DEMO: "false", LOG_LEVEL: "silent" };
  return startPortal({
    env: {
      ...env,
      NUR_BACKEND: "true",
      STOPP_VORLAUF_SEKUNDEN: "0",
      ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN: "20000",
      DATENORDNER: `${ordner}-${String(nummer)}`,
    },
  });
}

async function logIn({ url }: PortalProcess, { email }: { email: string }): Promise<Browser> {
  const browser = createBrowser(url);
  expect((await browser.login(email, PASSWORT)).status).toBe(200);
  expect((await browser.post(`/v1/benutzer/unternehmen/${FIRMA}/waehlen`)).status).toBe(200);
  return browser;
}

describe("zwei Bevollmächtigte, die einander an zwei Prozessen zugleich die Bevollmächtigung nehmen", () => {
  let pool: pg.Pool;
  const knoten: PortalProcess[] = [];
  beforeAll(async () => {
    // The second one finds the database migrated.
    for (const nummer of [0, 1]) knoten.push(await startKnoten(nummer));
    pool = new pg.Pool({ connectionString: database().url, max: 2 });
    await seedWelt({ db: openNebenbei(pool), clock: systemClock, config: { scryptLogN: 4 } });
  });
  afterAll(async () => {
    await pool.end();
    await Promise.all(knoten.map((einer) => einer.stop()));
  });

  /** Both of them are authorised, whatever became of them before. */
  async function authoriseBoth(): Promise<void> {
    await pool.query("DELETE FROM ruhende_mitgliedschaft");
    await pool.query(
      `INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit)
       SELECT uuid, $1, 'BEVOLLMAECHTIGTER', now() FROM benutzer WHERE uuid = ANY ($2)
       ON CONFLICT (benutzer_uuid, unternehmen_uuid) DO UPDATE SET rolle = 'BEVOLLMAECHTIGTER'`,
      [FIRMA, [BEA.uuid, KAI.uuid]],
    );
  }

  async function listBevollmaechtigte(): Promise<string[]> {
    const { rows } = await pool.query<{ uuid: string }>(
      "SELECT benutzer_uuid AS uuid FROM mitgliedschaft WHERE unternehmen_uuid = $1 AND rolle = 'BEVOLLMAECHTIGTER'",
      [FIRMA],
    );
    return rows.map(({ uuid }) => uuid);
  }

  /** Makes both calls and lets neither go on before both have been found to be allowed and wait for the company. */
  async function atOnce(calls: () => Promise<Antwort>[]): Promise<Antwort[]> {
    const sperre = await pool.connect();
    await sperre.query("BEGIN");
    await sperre.query("SELECT 1 FROM unternehmen WHERE uuid = $1 FOR UPDATE", [FIRMA]);
    const antworten = Promise.all(calls());
    const wartende = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query<{ n: number }>(wartende)).rows[0]?.n).toBe(2);
    await sperre.query("COMMIT");
    sperre.release();
    return antworten;
  }

  const wege: Weg[] = ["rolle", "entfernen", "deaktivieren"];
  const gegeneinander = wege.flatMap((eine) => wege.map((andere): [Weg, Weg] => [eine, andere]));
  it.each<[Weg, Weg]>([...gegeneinander, ["verlassen", "verlassen"]])(
    "einem gelingt es, dem anderen nicht: %s gegen %s",
    async (eine, andere) => {
      const [an0, an1] = knoten;
      if (an0 === undefined || an1 === undefined) throw new Error("Two processes are needed");
      await authoriseBoth();
      const [bea, kai] = [await logIn(an0, BEA), await logIn(an1, KAI)];
      const antworten = await atOnce(() => [WEGE[eine](bea, KAI.uuid), WEGE[andere](kai, BEA.uuid)]);
      const stati = antworten.map(({ status }) => status);
      expect(
        stati.filter((status) => status === 200),
        stati.join(),
      ).toHaveLength(1);
      expect(stati.filter((status) => status >= 500)).toEqual([]);
      expect(await listBevollmaechtigte()).toHaveLength(1);
    },
  );
});
