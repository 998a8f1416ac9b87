import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createBackend } from "~/server/backend";
import { runAenderungen } from "~/server/backend/usecases/zugangsaenderung/runAenderungen";
import { type Browser, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { auditUeber, GRUND } from "../../support/personen";
import { openPool } from "../../support/postgres";
import {
  beginAdresse,
  beginFaktor,
  faktorVon,
  PAUL,
  pfadVon,
  staendeVon,
  untilWartezeit,
  withApp,
} from "../../support/zugangsaenderung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await withApp(t, PAUL.uuid);
});
afterEach(() => t.stop());

const betreffe = async (email: string) => (await mailsAn(t, email)).map(({ subject }) => subject);
const staende = async (wen: string) => (await staendeVon(t, wen)).map(({ stand }) => stand);

describe("zur gleichen Zeit", () => {
  /** Quirin gets the right, too: a third member of staff. */
  async function alsDritter(): Promise<Browser> {
    await t.eigentuemer.query("UPDATE benutzer SET system_rollen = '{SUPPORT_MITARBEITER}' WHERE uuid = $1", [
      MENSCHEN.qm.uuid,
    ]);
    const quirin = t.browser();
    await quirin.login(MENSCHEN.qm.email, PASSWORT);
    await quirin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    return quirin;
  }

  it("zwei Zustimmungen: genau eine gilt", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    const zweite = [await t.alsAdmin(), await alsDritter()];
    const pfad = await pfadVon(await t.alsAdmin(), PAUL.uuid, "zustimmen");
    const antworten = await Promise.all(zweite.map((browser) => browser.post(pfad, GRUND)));
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditUeber(t, "support.aenderungZugestimmt")).toHaveLength(1);
  });

  it("Zustimmung und Ablehnung: danach steht fest, was zuerst kam", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    const [ada, dritter] = [await t.alsAdmin(), await alsDritter()];
    const pfade = [await pfadVon(ada, PAUL.uuid, "zustimmen"), await pfadVon(ada, PAUL.uuid, "beenden")] as const;
    const [ja, nein] = await Promise.all([ada.post(pfade[0], GRUND), dritter.post(pfade[1], GRUND)]);
    expect(nein.status).toBe(200);
    expect(await staende(PAUL.uuid)).toEqual([ja.status === 200 ? "GESTOPPT" : "ABGELEHNT"]);
  });

  it("Ende der Wartezeit an zwei Knoten und ein Stopp: entweder gestoppt oder wirksam, nie beides", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    const sara = await t.alsSupport();
    const pfad = await pfadVon(sara, PAUL.uuid, "beenden");
    const andererPool = openPool({ ...inject("anwendung"), database: t.umgebung.pool.options.database, max: 5 });
    const anderes = createBackend({ ...t.umgebung, pool: andererPool }, { scryptLogN: 4 });
    const [stopp, ...laeufe] = await Promise.all([
      sara.post(pfad, GRUND),
      runAenderungen(t.dienste),
      runAenderungen(anderes.dienste),
    ]);
    await anderes.stop();
    await andererPool.end();
    const wirksam = laeufe[0] + laeufe[1];
    expect(wirksam + (stopp.status === 200 ? 1 : 0)).toBe(1);
    expect(await staende(PAUL.uuid)).toEqual([wirksam === 1 ? "ERLEDIGT" : "GESTOPPT"]);
    expect(await faktorVon(t, PAUL.uuid)).toMatchObject({ app: wirksam === 0 });
  });

  it("sechs Läufe zugleich: einmal zurückgesetzt, eine Mail", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    const laeufe = await Promise.all(Array.from({ length: 6 }, () => runAenderungen(t.dienste)));
    expect(laeufe.reduce((summe, eine) => summe + eine, 0)).toBe(1);
    expect(await betreffe(PAUL.email)).toHaveLength(3);
  });

  it("bricht der Lauf mittendrin ab, ist nichts geschehen, und der nächste holt es nach", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    await t.eigentuemer.query(
      "ALTER TABLE mail_ausgang ADD CONSTRAINT stoerung CHECK (betreff NOT LIKE 'Ihr zweiter%')",
    );
    expect(await runAenderungen(t.dienste)).toBe(0);
    expect([await staende(PAUL.uuid), await faktorVon(t, PAUL.uuid)]).toEqual([
      ["WARTEZEIT"],
      { app: true, mail: false, codes: 2 },
    ]);
    await t.eigentuemer.query("ALTER TABLE mail_ausgang DROP CONSTRAINT stoerung");
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await staende(PAUL.uuid)).toEqual(["ERLEDIGT"]);
  });

  it("zwei Anträge für dieselbe Person: nur einer ist offen", async () => {
    const [sara, ada] = [await t.alsSupport(), await t.alsAdmin()];
    const antworten = await Promise.all([
      beginFaktor(sara, PAUL.uuid),
      beginAdresse(ada, PAUL.uuid, "paul.neu@example.org"),
    ]);
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await staende(PAUL.uuid)).toEqual(["BEANTRAGT"]);
  });
});
