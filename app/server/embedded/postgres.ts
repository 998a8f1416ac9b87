import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../operator/startRefusal";
import { lockDataFolder } from "./instanceLock";
import { endOrphan } from "./postgresOrphan";
import { prepareAnwendung } from "./postgresRolle";
import { watchLog } from "./postgresLog";
import { superviseServer } from "./postgresAufsicht";
import { choosePlace, makeOwnFolder, type PostgresPlace } from "./postgresPlace";

type Verbindung = { host: string; port: number; user: string; password: string; database: string };

export type EmbeddedPostgres = {
  /** The owner, for `new pg.Pool`: unix socket where the path is short enough, else loopback. */
  connection: Verbindung;
  /** The same for the role that serves requests. It has what `grantRechte` gave it. */
  anwendung: Verbindung;
  /** The owner and that role over loopback, for other processes. */
  url: string;
  anwendungUrl: string;
  /** Folder of the database cluster. */
  data: string;
  stop(): Promise<void>;
};

const USER = "antragsportal";
const DATABASE = "antragsportal";
const LONGEST_SOCKET_FOLDER = 90;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;
const SETTINGS = {
  synchronous_commit: "on",
  fsync: "on",
  /** Enough for one portal, its exports and its worker loops. */
  max_connections: "60",
  shared_buffers: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
};

/**
 * `onAusfall`: the server has ended by itself (null), or could not be started again (why); another try follows.
 * `settings`: of PostgreSQL, in place of those that a portal has.
 */
export type PostgresStart = {
  dataFolder: string;
  onAusfall?: (error: unknown) => void;
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the PostgreSQL 18 of the npm package on its folder below `dataFolder`, creating the cluster at the first start
 * and recovering after any kind of crash, also of the server alone while the portal runs on. Throws a StartRefusal when
 * another process uses the folder or the server will not run.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  onAusfall = () => undefined,
  settings = {},
}: PostgresStart): Promise<EmbeddedPostgres> {
  const lock = await lockDataFolder(dataFolder);
  let endLogWatch = () => {};
  try {
    const place = choosePlace(dataFolder);
    const logFile = join(dataFolder, "postgres.log");
    createCluster(place);
    endLogWatch = watchLog(logFile, (error) => {
      console.warn("postgres.log could not be put aside:", error);
    });
    const password = readFileSync(join(place.data, "passwort"), "utf8").trim();
    const port = await freePort();
    const start = { place, port, password, logFile, settings };
    const aufsicht = await superviseServer(() => startServer(start), onAusfall);
    const connection = { host: socketFolder(place.data), port, user: USER, password, database: DATABASE };
    const anwendung = { ...connection, ...(await prepareAnwendung(place, connection)) };
    const urlOf = ({ user, password: own }: Verbindung) =>
      `postgres://${user}:${own}@127.0.0.1:${String(port)}/${DATABASE}`;
    return {
      connection,
      anwendung,
      url: urlOf(connection),
      anwendungUrl: urlOf(anwendung),
      data: place.data,
      async stop() {
        endLogWatch();
        await aufsicht.stop(stopServer);
        await lock.release();
      },
    };
  } catch (error) {
    endLogWatch();
    await lock.release();
    throw error;
  }
}

/**
 * Builds the cluster beside its final place and renames it, so that an interrupted first start leaves nothing
 * half-made.
 */
function createCluster({ binaries, data, owner }: PostgresPlace): void {
  if (existsSync(data)) return;
  const fresh = `${data}.neu`;
  const passwordFile = `${data}.passwort`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  makeOwnFolder(fresh, owner);
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const encoding = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = [`--username=${USER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const { status, stderr } = spawnSync(join(binaries, "bin/initdb"), ["-D", fresh, ...access, ...encoding], {
    cwd: "/",
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
    ...owner,
  });
  if (status !== 0) throw new StartRefusal(`Die Datenbank in ${data} ließ sich nicht anlegen:\n${stderr.trim()}`);
  renameSync(passwordFile, join(fresh, "passwort"));
  renameSync(fresh, data);
}

type ServerStart = {
  place: PostgresPlace;
  port: number;
  password: string;
  logFile: string;
  settings: Readonly<Record<string, string>>;
};

async function startServer(start: ServerStart): Promise<ChildProcess> {
  const { place, port, password, logFile } = start;
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    await endOrphan(place.data);
    const server = spawnServer(start);
    while (server.exitCode === null && performance.now() < limit) {
      if (await hasDatabase({ host: socketFolder(place.data), port, user: USER, password })) return server;
      await wait(50);
    }
    await stopServer(server);
    // The last processes of a killed server need a moment to notice, and one that was just being started writes its
    // file late; until then a new one gives up at once.
    if (
      performance.now() < limit &&
      /shared memory block|lock file "postmaster\.pid"/.test(readFileSync(logFile, "utf8").slice(-2000))
    )
      continue;
    const lastLines = readFileSync(logFile, "utf8").trim().split("\n").slice(-5).join("\n");
    throw new StartRefusal(`PostgreSQL ließ sich nicht starten (${place.data}):\n${lastLines}`);
  }
}

function spawnServer({ place, port, logFile, settings: own }: ServerStart): ChildProcess {
  const { binaries, data, owner } = place;
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socketFolder(data) === data ? data : "",
    ...SETTINGS,
    ...own,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logFile, "a");
  // Detached: Ctrl-C in the terminal reaches the portal only, which lets requests finish before it stops the database.
  const server = spawn(join(binaries, "bin/postgres"), ["-D", data, "-p", String(port), ...flags], {
    cwd: "/",
    env: { ...process.env, LC_ALL: "C" },
    detached: true,
    stdio: ["ignore", log, log],
    ...owner,
  });
  closeSync(log);
  server.unref();
  return server;
}

/** True as soon as the server answers; makes the database at the first start. */
async function hasDatabase(server: { host: string; port: number; user: string; password: string }): Promise<boolean> {
  const client = new pg.Client({ ...server, database: "postgres" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch {
    return false; // Not up yet: the caller asks again until its limit.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  const limit = performance.now() + STOP_LIMIT_MS;
  server.kill("SIGINT");
  while (server.exitCode === null && server.signalCode === null) {
    if (performance.now() > limit) server.kill("SIGQUIT");
    await wait(20);
  }
}

function socketFolder(data: string): string {
  return process.platform !== "win32" && data.length <= LONGEST_SOCKET_FOLDER ? data : "127.0.0.1";
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}
