import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefusal } from "../operator/startRefusal";
import { findBinaries } from "./postgresBinaries";

/** Where the embedded server lives and as whom it runs. `owner` null: as this process. */
export type PostgresPlace = { binaries: string; data: string; owner: Owner | null };
export type Owner = { uid: number; gid: number };

const SYSTEM_FOLDER = "/var/lib/antragsportal";
const SYSTEM_USER = "postgres";

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the user `postgres` (made when missing); when that
 * user cannot reach the checkout or the data folder, a copy of the programs or the data live below
 * /var/lib/antragsportal.
 */
export function choosePlace(dataFolder: string): PostgresPlace {
  mkdirSync(dataFolder, { recursive: true });
  const here = join(dataFolder, "postgres");
  if (process.getuid?.() !== 0) return { binaries: findBinaries(), data: here, owner: null };
  const owner = existsSync(here) && statSync(here).uid !== 0 ? ownerOf(here) : systemUser();
  return { binaries: reachableBinaries(owner), data: reachableData(dataFolder, here, owner), owner };
}

function reachableData(dataFolder: string, here: string, owner: Owner): string {
  const elsewhere = join(SYSTEM_FOLDER, createHash("sha256").update(dataFolder).digest("hex").slice(0, 16), "postgres");
  const isReachable = canEnter(dataFolder, owner);
  if (existsSync(here)) {
    if (isReachable) return here;
    throw new StartRefusal(
      `Der Benutzer, dem die Datenbank in ${here} gehört, darf den Ordner ${dataFolder} nicht betreten.\n` +
        "Geben Sie ihm das Recht zum Betreten der übergeordneten Ordner (chmod o+x), oder setzen Sie DATENORDNER.",
    );
  }
  if (isReachable && !existsSync(elsewhere)) return here;
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  return elsewhere;
}

function reachableBinaries(owner: Owner): string {
  const original = findBinaries();
  if (spawnSync(join(original, "bin/postgres"), ["--version"], owner).status === 0) return original;
  const copy = join(SYSTEM_FOLDER, `programme-${createHash("sha256").update(original).digest("hex").slice(0, 16)}`);
  if (!existsSync(copy) || statSync(copy).mtimeMs < statSync(original).mtimeMs) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    const fresh = `${copy}.${String(process.pid)}`;
    cpSync(original, fresh, { recursive: true, verbatimSymlinks: true });
    chmodSync(fresh, 0o755);
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  return copy;
}

/** Creates the folder for a new database cluster, open to its owner only. */
export function makeOwnFolder(path: string, owner: Owner | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function canEnter(folder: string, owner: Owner): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...owner, cwd: "/" }).status === 0;
}

function ownerOf(path: string): Owner {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

function systemUser(): Owner {
  const known = lookUp();
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", SYSTEM_USER]);
  const created = lookUp();
  if (created) return created;
  throw new StartRefusal(
    `PostgreSQL läuft nicht als root, und der Benutzer "${SYSTEM_USER}" ließ sich nicht anlegen.\n` +
      "Starten Sie das Portal als gewöhnlicher Benutzer, oder setzen Sie DATABASE_URL auf einen vorhandenen PostgreSQL-Server.",
  );
}

function lookUp(): Owner | null {
  const uid = idOf("-u");
  const gid = idOf("-g");
  return uid === null || gid === null ? null : { uid, gid };
}

function idOf(which: "-u" | "-g"): number | null {
  const { status, stdout } = spawnSync("id", [which, SYSTEM_USER], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : null;
}
