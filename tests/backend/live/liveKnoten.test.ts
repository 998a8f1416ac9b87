import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { alert, resourceWatcher } from "~/contract/wire/live";
import { liveKnoten } from "~/server/backend/storage/schema/live";
import { publish } from "~/server/backend/usecases/live/publish";
import { FACH_TOKEN, MENSCHEN } from "../../support/backend";
import { allowEinsicht, create } from "../../support/antraege";
import { ORIGIN, cookieVon, startLivePortal, tokenVon, type Knoten, type LivePortal } from "../../support/livePortal";
import { startPortal } from "../../support/portalProcess";
import { stompProbe, type StompProbe } from "../../support/stompProbe";
import { startLaufzeit } from "../../support/laufzeit";

let portal: LivePortal;
let anderer: Knoten;
const nummer = (wert: unknown): number => Number((wert as { alertMessage: string }).alertMessage);

beforeAll(async () => {
  portal = await startLivePortal({}, { lebenszeichenMs: 200, leiheMs: 60_000 });
  anderer = await portal.zweiterKnoten();
});
afterAll(() => portal.stop());

const tell = (alertMessage: string, ausfuehrer: Parameters<typeof publish>[0] = portal.dienste.db) =>
  publish(ausfuehrer, portal.dienste, {
    topic: alert,
    empfaenger: { art: "alle" },
    nutzlast: { alertMessage, showAlertMessage: true },
  });

/** Ends the connections to this database that wait for events, all at once; not those that have just asked for that. */
const disconnectBusse = () =>
  portal.dienste.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query ILIKE '%live_ereignis e%')
      AND query NOT ILIKE '%pg_terminate_backend%'`);

describe("two nodes on one database", () => {
  it("tell everything on both, once, in order, within a second", async () => {
    const proben = [
      await portal.knoten.hoerer(await portal.alsQm(), [alert.destination]),
      await anderer.hoerer(await portal.alsAdmin(), [alert.destination]),
    ];
    const anfang = performance.now();
    for (let zahl = 0; zahl < 50; zahl += 1) await tell(String(zahl));
    const letztes = performance.now();
    const gelaufen = startLaufzeit();
    for (const probe of proben) {
      for (let zahl = 0; zahl < 50; zahl += 1) expect(nummer(await probe.nachricht())).toBe(zahl);
      expect(await probe.nochDa(50)).toEqual([]);
      probe.abort();
    }
    expect(gelaufen(), `sent in ${String(letztes - anfang)} ms`).toBeLessThan(1_000);
  });

  it("lose nothing of a transaction that began earlier and commits later, and do not wait for it", async () => {
    const probe = await anderer.hoerer(await portal.alsQm(), [alert.destination]);
    let weiter: () => void = () => undefined;
    const warten = new Promise<void>((resolve) => (weiter = resolve));
    let geschrieben: () => void = () => undefined;
    const hatGeschrieben = new Promise<void>((resolve) => (geschrieben = resolve));
    const lange = portal.dienste.db.transaction(async (tx) => {
      await tell("1", tx);
      geschrieben();
      await warten;
    });
    await hatGeschrieben;
    await tell("2");
    expect(nummer(await probe.nachricht())).toBe(2);
    await tell("3");
    expect(nummer(await probe.nachricht())).toBe(3);
    weiter();
    await lange;
    expect(nummer(await probe.nachricht())).toBe(1);
    await tell("4");
    expect(nummer(await probe.nachricht())).toBe(4);
    expect(await probe.nochDa(100)).toEqual([]);
    probe.abort();
  });

  it("lose nothing, and tell nothing twice, of many transactions that commit in any order while connections break", async () => {
    // Both nodes are broken, so both are listened to: one that is still catching up would tell the rest to the next
    // test.
    const proben = [
      await portal.knoten.hoerer(await portal.alsQm(), [alert.destination]),
      await anderer.hoerer(await portal.alsAdmin(), [alert.destination]),
    ];
    let anzahl = 0;
    let getrennt = 0;
    const stoerer = setInterval(() => void disconnectBusse().then(({ rowCount }) => (getrennt += rowCount ?? 0)), 120);
    const write = async (zahl: number) => {
      await wait((zahl * 37) % 900);
      await portal.dienste.db.transaction(async (tx) => {
        await tell(String(zahl), tx);
        await wait((zahl * 53) % 40);
      });
    };
    // How soon a connection that was ended is back, and so how often one can be ended, is up to the machine.
    for (const limit = Date.now() + 30_000; anzahl < 120 || (getrennt < 3 && Date.now() < limit); anzahl += 60)
      await Promise.all(Array.from({ length: 60 }, (_, zahl) => write(anzahl + zahl)));
    clearInterval(stoerer);
    for (const probe of proben) {
      const gehoert: number[] = [];
      while (gehoert.length < anzahl) gehoert.push(nummer(await probe.nachricht()));
      expect(await probe.nochDa(500)).toEqual([]);
      expect(new Set(gehoert).size).toBe(anzahl);
      probe.abort();
    }
    expect(getrennt).toBeGreaterThanOrEqual(3);
  });

  it("see each other's watchers", async () => {
    const bea = await portal.alsBevollmaechtigter();
    const { uuid } = await create(bea);
    await allowEinsicht(bea, uuid);
    const [hier, dort] = [
      await portal.knoten.hoerer(bea, [resourceWatcher.destination]),
      await anderer.hoerer(await portal.alsSupport(), [resourceWatcher.destination, alert.destination]),
    ];
    await hier.watch("enter", uuid);
    await hier.nachricht();
    // Names are those of the moment: the other node must be past this event, or it tells the names of both twice.
    await tell("vorbei");
    await dort.nachricht(alert.destination);
    await dort.watch("enter", uuid);
    for (const probe of [hier, dort])
      expect(await probe.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer", "Sara Port"] });
    hier.abort();
    expect(await dort.nachricht()).toMatchObject({ activeUsers: ["Sara Port"] });
    dort.abort();
  });
});

describe("two nodes whose clocks differ by a minute", () => {
  it("do not take each other for dead", async () => {
    const einer = await startLivePortal({}, { lebenszeichenMs: 100, leiheMs: 20_000 });
    try {
      const probe = await einer.knoten.hoerer(await einer.alsQm(), []);
      await einer.zweiterKnoten({ now: () => new Date(einer.uhr.now().getTime() + 60_000) });
      await wait(1_000);
      expect(await einer.dienste.db.$count(liveKnoten)).toBe(2);
      expect(probe.strecke.isZu()).toBe(false);
    } finally {
      await einer.stop();
    }
  });
});

describe("two processes on one database", () => {
  it("when one is killed, the other loses nothing, and its watchers vanish", { timeout: 120_000 }, async () => {
    const { user, password, port } = inject("anwendung");
    const { rows } = await portal.dienste.pool.query<{ name: string }>("SELECT current_database() AS name");
    const env = {
      NUR_BACKEND: "true",
      DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${String(port)}/${rows[0]!.name}`,
      PUBLIC_URL: ORIGIN,
      FACH_TOKEN,
      SECRET_KEY: "geheim-fuer-tests-0123456789-abcdefgh",
      DEMO: "false",
      DATENORDNER: portal.ordner,
      LOG_LEVEL: "warn",
      SITZUNG_LEERLAUF_MINUTEN: "60",
    };
    const command: [string, ...string[]] = [process.execPath, "--import", "tsx", "app/server/process/main.ts"];
    // The processes know only the time of the machine.
    portal.uhr.set(new Date().toISOString());
    const [opfer, bleibt] = await Promise.all([startPortal({ env, command }), startPortal({ env, command })]);
    try {
      const connect = async (url: string, wer: "alsBevollmaechtigter" | "alsSupport"): Promise<StompProbe> => {
        const browser = await portal[wer]();
        const probe = await stompProbe({ url, transport: "websocket", cookie: cookieVon(browser), origin: ORIGIN });
        await probe.connect(await tokenVon(browser));
        for (const [stelle, ziel] of [alert.destination, resourceWatcher.destination].entries())
          await probe.subscribe(`s${String(stelle)}`, ziel);
        return probe;
      };
      const bea = await portal.alsBevollmaechtigter();
      const { uuid } = await create(bea);
      await allowEinsicht(bea, uuid);
      const [dort, hier] = [await connect(opfer.url, "alsBevollmaechtigter"), await connect(bleibt.url, "alsSupport")];
      await dort.watch("enter", uuid);
      await dort.nachricht();
      // As above: the other process must be past this event, or it tells the names of both twice.
      await tell("vorbei");
      await hier.nachricht(alert.destination);
      await dort.nachricht(alert.destination);
      await hier.watch("enter", uuid);
      expect(await hier.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer", "Sara Port"] });
      for (let zahl = 0; zahl < 40; zahl += 1) {
        if (zahl === 20) void opfer.stop("SIGKILL");
        await tell(String(zahl));
      }
      for (let zahl = 0; zahl < 40; zahl += 1) expect(nummer(await hier.nachricht(alert.destination))).toBe(zahl);
      expect(await hier.nochDa(100)).toEqual([]);
      // Its sign of life counts for twenty seconds.
      const limit = Date.now() + 40_000;
      while (hier.wartend.length === 0 && Date.now() < limit) await hier.nochDa(200);
      expect(await hier.nachricht()).toMatchObject({ id: uuid, activeUsers: ["Sara Port"] });
      const platz = await portal.dienste.pool.query("SELECT 1 FROM live_verbindung WHERE benutzer_uuid = $1", [
        MENSCHEN.bevollmaechtigt.uuid,
      ]);
      expect(platz.rows).toEqual([]);
      hier.abort();
    } finally {
      await Promise.all([opfer.stop("SIGKILL"), bleibt.stop("SIGKILL")]);
    }
  });
});

describe("a node that counted as gone by mistake, before its next sign of life", () => {
  let still: LivePortal;
  beforeAll(async () => {
    still = await startLivePortal({}, { lebenszeichenMs: 60_000, leiheMs: 120_000 });
  });
  afterAll(() => still.stop());

  it("takes the next connection, and sends away those that have lost their places", async () => {
    const alt = await still.knoten.hoerer(await still.alsFremder(), []);
    await still.dienste.pool.query("DELETE FROM live_knoten");
    const neu = await still.knoten.hoerer(await still.alsQm(), [alert.destination]);
    expect((await alt.schluss())[0]).toBe(3000);
    const { rows } = await still.dienste.pool.query("SELECT benutzer_uuid FROM live_verbindung");
    expect(rows).toEqual([{ benutzer_uuid: MENSCHEN.qm.uuid }]);
    neu.abort();
  });

  it("sends away whoever enters a record, so that it is entered again on the next connection", async () => {
    const bea = await still.alsBevollmaechtigter();
    const { uuid } = await create(bea);
    const alt = await still.knoten.hoerer(bea, [resourceWatcher.destination]);
    await still.dienste.pool.query("DELETE FROM live_knoten");
    await alt.send("SEND", { destination: "/socket/watchers/enter" }, JSON.stringify({ name: "antrag", id: uuid }));
    expect((await alt.schluss())[0]).toBe(3000);
    expect(await alt.nochDa(0)).toEqual([]);
    const neu = await still.knoten.hoerer(bea, [resourceWatcher.destination]);
    await neu.watch("enter", uuid);
    expect(await neu.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer"] });
    neu.abort();
  });
});

describe("places", () => {
  it("are freed in the end, although the database failed when their connections went away", async () => {
    const probe = await portal.knoten.hoerer(await portal.alsMitarbeiter(), []);
    const belegt = async () =>
      (
        await portal.dienste.pool.query("SELECT 1 FROM live_verbindung WHERE benutzer_uuid = $1", [
          MENSCHEN.mitarbeit.uuid,
        ])
      ).rows.length;
    expect(await belegt()).toBe(1);
    await portal.eigentuemer.query("ALTER TABLE live_beobachter RENAME TO verstellt");
    probe.abort();
    await wait(500);
    await portal.eigentuemer.query("ALTER TABLE verstellt RENAME TO live_beobachter");
    for (const limit = Date.now() + 5_000; (await belegt()) > 0 && Date.now() < limit;) await wait(100);
    expect(await belegt()).toBe(0);
  });
});

describe("the end of a node", () => {
  it("says good-bye to everybody and frees their places", async () => {
    const weiterer = await portal.zweiterKnoten();
    const probe = await weiterer.hoerer(await portal.alsFremder(), []);
    const strom = await weiterer.hoerer(await portal.alsFremder(), [], { transport: "xhr_streaming" });
    await weiterer.stop();
    expect(await probe.schluss()).toEqual([3000, "Go away!"]);
    expect(await strom.schluss()).toEqual([3000, "Go away!"]);
    const { rows } = await portal.dienste.pool.query("SELECT 1 FROM live_verbindung WHERE benutzer_uuid = $1", [
      MENSCHEN.fremd.uuid,
    ]);
    expect(rows).toEqual([]);
  });

  it("that counted as gone by mistake sends its clients away, so that they come again", async () => {
    const probe = await anderer.hoerer(await portal.alsFremder(), []);
    await portal.dienste.pool.query("DELETE FROM live_knoten");
    expect((await probe.schluss())[0]).toBe(3000);
    const wieder = await anderer.hoerer(await portal.alsFremder(), [alert.destination]);
    await tell("7");
    expect(nummer(await wieder.nachricht())).toBe(7);
    wieder.abort();
  });
});
