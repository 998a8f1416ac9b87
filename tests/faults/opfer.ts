import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { readPostmaster } from "../support/embeddedDatabase";
import { createDataFolder, freePort, startPortal, type PortalProcess } from "../support/portalProcess";

/** What is killed: the portal alone, its database's first process with it, or all processes of the database with it. */
export const SCHLAEGE = ["Portal", "Portal und Postmaster", "Portal und Datenbank"] as const;
export type Schlag = (typeof SCHLAEGE)[number];

/** The portal under test and its data, which survive it. */
export type Opfer = {
  url: string;
  dataFolder: string;
  portal: PortalProcess;
  /** Where the embedded database lies. */ data: string;
};

/** Starts the built portal on a folder and a port of its own. */
export async function startOpfer(): Promise<Opfer> {
  const dataFolder = createDataFolder();
  const port = await freePort();
  const portal = await startAgain(dataFolder, port);
  return { url: portal.url, dataFolder, portal, data: choosePlace(dataFolder).data };
}

/** Starts the portal once more on the same data; returns how long it took until it was ready, in milliseconds. */
export async function restartOpfer(opfer: Opfer): Promise<number> {
  const start = performance.now();
  opfer.portal = await startAgain(opfer.dataFolder, opfer.portal.port);
  return performance.now() - start;
}

/** Kills at once, without any warning. */
export async function strike({ portal, data }: Opfer, schlag: Schlag): Promise<void> {
  const postmaster = readPostmaster(data).pid;
  const end = portal.stop("SIGKILL");
  if (schlag === "Portal und Postmaster") kill(postmaster);
  if (schlag === "Portal und Datenbank") for (const pid of [...listChildren(postmaster), postmaster]) kill(pid);
  await end;
}

/** The processes of the database, each of which leads a group of its own. */
function listChildren(postmaster: number): number[] {
  const { stdout, status } = spawnSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" });
  if (status !== 0) throw new Error("The processes of the database are not to be found");
  return stdout.trim().split("\n").map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // A process of the database may have ended by itself in between.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Stops the portal and removes everything it left. */
export async function endOpfer({ portal, dataFolder, data }: Opfer): Promise<void> {
  await portal.stop();
  rmSync(dirname(dataFolder), { recursive: true, force: true });
  if (existsSync(data)) rmSync(data, { recursive: true, force: true });
}

function startAgain(dataFolder: string, port: number): Promise<PortalProcess> {
  return startPortal({
    env: {
      PORT: String(port),
      DATENORDNER: dataFolder,
      LOG_LEVEL: "warn",
      FEATURE_TESTDATENGENERATOR: "true",
      SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
      FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "1",
      FACH_SIMULATOR_SCHRITT_SEKUNDEN: "0",
    },
  });
}
