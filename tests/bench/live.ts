import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { LIVE_PFAD, systemnachrichtSofort } from "~/contract/wire/live";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { connectionOf } from "../support/embeddedDatabase";
import { createDataFolder, startPortal, type PortalProcess } from "../support/portalProcess";
import { cpuOf } from "./cpu";
import { addSitzungen, LIVE_CSRF } from "./fuelleSitzungen";
import { Klienten, startProgramm, type Gezaehlt } from "./liveAuftrag";
import { get } from "./load";
import { residentMegabytes } from "./speicherbedarf";

const RUHEND = 10_000;
const GROESSEN = [500, 2_000] as const;
/** So many deliveries are one turn. */
const LIEFERUNGEN = 60_000;
const EINZELNE = 20;
const SEITEN = 300;
/** After connecting, before anything is measured: what was needed only for that is forgotten meanwhile. */
const RUHE_MS = 15_000;

/** So long the portal may take to forget them all. */
const VERGESSEN_MS = 60_000;

/**
 * Deliveries of one sender: of many announcements at once, and of single ones, from the first delivery to the last.
 * `verzug`: from the start of a single announcement to each of its deliveries, in milliseconds.
 */
export type Lieferung = { viele: Strom; einzeln: Strom; verzug: number[] };
export type Strom = { lieferungen: number; sekunden: number; cpuMs: number };
export type Fanout = { verbindungen: number; bytes: number; portal: Lieferung; bare: Lieferung };
export type Ruhe = {
  verbindungen: number;
  /** Resident megabytes of the process without and with the connections. */
  portalMb: [number, number];
  bareMb: [number, number];
  /** Times of a page without and with them, in milliseconds. */
  seite: [number[], number[]];
  /** Processor time that the connections take while nothing happens, in milliseconds for each second. */
  cpuJeSekunde: number;
};
export type Livemessung = { ruhe: Ruhe; fanout: Fanout[] };

type Bare = { kind: ChildProcess; pid: number; port: number };
type Stand = { portal: PortalProcess; client: pg.Client; cookies: string[] };

/** The live channel of the built portal against a bare `ws` server, in turns. */
export async function measureLive(runden: number): Promise<Livemessung> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const portal = await startPortal({ env: { DATENORDNER: dataFolder, LOG_LEVEL: "warn" } });
  const client = new pg.Client(connectionOf(data));
  try {
    await client.connect();
    const cookies = await addSitzungen(client, RUHEND);
    const stand = { portal, client, cookies };
    const ruhe = await measureRuhe(stand);
    const fanout: Fanout[] = [];
    for (const verbindungen of GROESSEN) fanout.push(await measureFanout(stand, verbindungen, runden));
    return { ruhe, fanout };
  } finally {
    await client.end();
    await portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

async function startBare(): Promise<Bare> {
  const kind = startProgramm("liveVergleich.ts");
  const [{ port }] = z.tuple([z.object({ port: z.number() })], z.unknown()).parse(await once(kind, "message"));
  return { kind, pid: kind.pid ?? 0, port };
}

const zumPortal = ({ portal, cookies }: Stand, anzahl: number) => ({
  port: portal.port,
  pfad: `${LIVE_PFAD}/000/$/websocket`,
  anzahl,
  cookies: cookies.slice(0, anzahl),
  token: LIVE_CSRF,
});
const zumBaren = ({ port }: Bare, anzahl: number) => ({ port, pfad: "/", anzahl, cookies: [], token: null });

/** Ends the clients and waits until the portal has forgotten them. */
async function end(klienten: Klienten, { client, portal }: Stand): Promise<void> {
  klienten.stop();
  for (const ende = Date.now() + VERGESSEN_MS; Date.now() < ende;) {
    await wait(200);
    const { rows } = await client.query<{ anzahl: number }>("SELECT count(*)::int AS anzahl FROM live_verbindung");
    if (rows[0]?.anzahl === 0) return;
  }
  throw new Error(`Connections are left over:\n${portal.output()}`);
}

async function measureRuhe(stand: Stand): Promise<Ruhe> {
  const { portal, client } = stand;
  const bare = await startBare();
  await measureSeite(stand, 100);
  const ohne = await measureSeite(stand, SEITEN);
  const vorher = { portal: residentMegabytes(portal.pid), bare: residentMegabytes(bare.pid) };
  const barKlienten = new Klienten();
  await barKlienten.connect(zumBaren(bare, RUHEND));
  await wait(RUHE_MS);
  const bareMb: [number, number] = [vorher.bare, residentMegabytes(bare.pid)];
  barKlienten.stop();
  bare.kind.kill();
  const klienten = new Klienten();
  await klienten.connect(zumPortal(stand, RUHEND));
  await wait(RUHE_MS);
  const cpuVorher = cpuOf({ pid: portal.pid });
  await wait(RUHE_MS);
  const cpuJeSekunde = (cpuOf({ pid: portal.pid }) - cpuVorher) / (RUHE_MS / 1_000);
  const mit = await measureSeite(stand, SEITEN);
  const { rows } = await client.query<{ anzahl: number }>("SELECT count(*)::int AS anzahl FROM live_verbindung");
  const portalMb: [number, number] = [vorher.portal, residentMegabytes(portal.pid)];
  await end(klienten, stand);
  return { verbindungen: rows[0]?.anzahl ?? 0, portalMb, bareMb, seite: [ohne, mit], cpuJeSekunde };
}

async function measureSeite({ portal, cookies }: Stand, anzahl: number): Promise<number[]> {
  const dauern: number[] = [];
  for (let nummer = 0; nummer < anzahl; nummer += 1) {
    const vorher = performance.now();
    const { status } = await get(`${portal.url}/antraege?seite=1`, { cookie: cookies[0] ?? "" });
    if (status !== 200) throw new Error(`List: ${String(status)}`);
    dauern.push(performance.now() - vorher);
  }
  return dauern;
}

/** Writes announcements as the portal does, all in one transaction. */
async function announce(client: pg.Client, anzahl: number): Promise<void> {
  const nachricht = {
    uuid: "5d3f5ad4-6a5c-4c5e-9a3e-1f6d3a0c9b11",
    titel: "Wartungsarbeiten am Portal",
    text: "Am Samstag zwischen 8 und 12 Uhr steht das Antragsportal wegen Wartungsarbeiten nicht zur Verfügung. Bitte speichern Sie vorher.",
    anzeigenVon: "2026-03-02T09:00:00Z",
    anzeigenBis: "2026-03-07T12:00:00Z",
  };
  await client.query(
    `INSERT INTO live_ereignis (ziel, empfaenger, nutzlast, erstellt_am)
      SELECT $1, '{"art":"alle"}', $2::jsonb, now() FROM generate_series(1, $3::integer)`,
    [systemnachrichtSofort.destination, JSON.stringify(nachricht), anzahl],
  );
}

type Sender = { klienten: Klienten; send: (anzahl: number) => Promise<unknown>; cpu: () => number };

const leer = (): Lieferung => {
  const strom = () => ({ lieferungen: 0, sekunden: 0, cpuMs: 0 });
  return { viele: strom(), einzeln: strom(), verzug: [] };
};

function addToCount(strom: Strom, zeiten: readonly number[], seit: number): void {
  strom.lieferungen += zeiten.length;
  strom.sekunden += ((zeiten.at(-1) ?? seit) - seit) / 1_000;
}

async function miss(
  { klienten, send, cpu }: Sender,
  verbindungen: number,
  { viele, einzeln, verzug }: Lieferung,
): Promise<Gezaehlt> {
  const ansagen = Math.round(LIEFERUNGEN / verbindungen);
  const anfang = cpu();
  const { seit, ...gezaehlt } = await klienten.count(ansagen * verbindungen, () => send(ansagen));
  addToCount(viele, gezaehlt.zeiten, seit);
  const mitte = cpu();
  for (let nummer = 0; nummer < EINZELNE; nummer += 1) {
    const einzelne = await klienten.count(verbindungen, () => send(1));
    const [erste = einzelne.seit, ...weitere] = einzelne.zeiten;
    addToCount(einzeln, weitere, erste);
    for (const zeit of einzelne.zeiten) verzug.push(zeit - einzelne.seit);
  }
  viele.cpuMs += mitte - anfang;
  einzeln.cpuMs += cpu() - mitte;
  return gezaehlt;
}

async function measureFanout(stand: Stand, verbindungen: number, runden: number): Promise<Fanout> {
  const { portal, client } = stand;
  const bare = await startBare();
  const [klienten, barKlienten] = [new Klienten(), new Klienten()];
  await klienten.connect(zumPortal(stand, verbindungen));
  await barKlienten.connect(zumBaren(bare, verbindungen));
  await wait(2_000);
  const vomPortal: Sender = {
    klienten,
    send: (anzahl) => announce(client, anzahl),
    cpu: () => cpuOf({ pid: portal.pid }),
  };
  const { beispiel } = await miss(vomPortal, verbindungen, leer());
  const vomBaren: Sender = {
    klienten: barKlienten,
    send: (anzahl) => Promise.resolve(bare.kind.send({ text: beispiel, anzahl })),
    cpu: () => cpuOf({ pid: bare.pid }),
  };
  await miss(vomBaren, verbindungen, leer());
  const fanout: Fanout = { verbindungen, bytes: Buffer.byteLength(beispiel), portal: leer(), bare: leer() };
  for (let runde = 0; runde < runden; runde += 1) {
    await miss(vomPortal, verbindungen, fanout.portal);
    await miss(vomBaren, verbindungen, fanout.bare);
  }
  barKlienten.stop();
  bare.kind.kill();
  await end(klienten, stand);
  return fanout;
}
