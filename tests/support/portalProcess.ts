import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { freemem, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = resolve(import.meta.dirname, "../..");
/** The bundle of this checkout. */
export const builtMain = join(root, "build/main.js");
/** Files that lie in memory on Linux; absent elsewhere. */
const MEMORY = "/dev/shm";
/** Many times what the largest run was seen to have there (0.2 GB of databases). */
const ENOUGH_BYTES = 4 * 1024 ** 3;
const PREFIX = "antragsportal-";
/** It takes three seconds; a machine with other things to do was seen to need more than ninety. */
const START_LIMIT_MS = 300_000;
/** Longer than the portal gives itself, on such a machine. */
const STOP_LIMIT_MS = 180_000;

export type PortalProcess = {
  url: string;
  port: number;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it with a signal (default SIGTERM) and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type PortalStart = {
  env: Record<string, string>;
  /** Another command line than `node build/main.js` of this checkout. */
  command?: [string, ...string[]];
  cwd?: string;
  /** Runs as this user; only root may ask for it. */
  user?: { uid: number; gid: number };
};

/** A fresh folder for data that every user may enter, on the disk unless told otherwise. */
export function createDataFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, `${PREFIX}${String(process.pid)}-`));
  chmodSync(folder, 0o755);
  return join(folder, "daten");
}

/**
 * The same in memory where there is plenty of it, for a PostgreSQL whose data need not outlive the machine: a hundred
 * databases are many files, and to make and remove them on a disk took a third of the whole run.
 */
export function createQuickDataFolder(): string {
  if (!existsSync(MEMORY)) return createDataFolder();
  removeLeftovers();
  return createDataFolder(hasRoom(MEMORY) ? MEMORY : tmpdir());
}

/** What a run left that was killed: nobody sees it there, and it takes the memory that others need. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split("-")[0]) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function hasRoom(place: string): boolean {
  const { bavail, bsize } = statfsSync(place);
  return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES;
}

/** Starts the built portal as a process of its own and waits until it is ready. */
export async function startPortal(start: PortalStart): Promise<PortalProcess> {
  const port = Number(start.env.PORT ?? (await freePort()));
  const { child, output } = spawnPortal({ ...start, env: { ...start.env, PORT: String(port) } });
  const url = `http://localhost:${port}`;
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill("SIGKILL");
      throw new Error(`The portal did not start (code ${String(child.exitCode)}):\n${output()}`);
    }
    await wait(100);
  }
  return { url, port, pid: child.pid ?? 0, output, stop: (signal = "SIGTERM") => end(child, signal, output) };
}

/** Runs the built portal until it ends by itself, for starts that must fail. */
export async function runPortal(start: PortalStart): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnPortal(start);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output: output() };
}

function spawnPortal({ env, command = [process.execPath, builtMain], cwd = root, user }: PortalStart) {
  const [program, ...args] = command;
  const { PATH = "", HOME = "/" } = process.env;
  const child = spawn(program, args, {
    cwd,
    ...(user ?? {}),
    // Unless a test asks for it, nobody examines its Anträge.
    env: { NODE_ENV: "development", PATH, HOME, FACH_SIMULATOR_SCHRITT_SEKUNDEN: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

function end(child: ChildProcess, signal: NodeJS.Signals, output: () => string): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The portal did not stop:\n${output()}`));
    }, STOP_LIMIT_MS);
    child.once("exit", (code) => {
      clearTimeout(limit);
      resolve(code);
    });
    child.kill(signal);
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false; // Nobody listens yet.
  }
}

/** Systems give outgoing connections ports from 32768 (Linux) or 49152 on (macOS, Windows). */
const PORTS = { first: 20_000, count: 12_000 };
const TRIES = 100;

/**
 * A port that was free a moment ago, below those that the system gives to outgoing connections: one of these would be
 * taken again before a process that starts slowly listens to it.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = PORTS.first + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${String(PORTS.first)} on`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
