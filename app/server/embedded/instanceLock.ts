import { createHash } from "node:crypto";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeOrdner } from "../operator/makeOrdner";
import { StartRefusal } from "../operator/startRefusal";

export type InstanceLock = { release(): Promise<void> };

/**
 * Makes this process the only one on a data folder. The lock is a listening socket, so the operating system frees it
 * when the process dies in any way; nothing stale can stay behind. Throws a StartRefusal when another process holds it.
 */
export async function lockDataFolder(dataFolder: string): Promise<InstanceLock> {
  makeOrdner(dataFolder);
  const address = lockAddress(realpathSync(dataFolder));
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.unref();
  if (!(await listen(server, address))) {
    const holder = await askHolder(address);
    if (holder === null && existsSync(address)) {
      rmSync(address);
      if (await listen(server, address)) return toLock(server);
    }
    throw new StartRefusal(
      `Auf dem Datenordner ${dataFolder} läuft bereits ein Antragsportal${holder ? ` (Prozess ${holder})` : ""}.\n` +
        "Beenden Sie es zuerst, oder wählen Sie mit DATENORDNER und PORT einen anderen Ordner und einen anderen Port.",
    );
  }
  return toLock(server);
}

function toLock(server: Server): InstanceLock {
  return {
    release: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

function lockAddress(folder: string): string {
  const name = `antragsportal-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", onError);
    server.listen(address, () => {
      server.off("error", onError);
      resolve(true);
    });
  });
}

/** Number of the process that holds the lock; null when nobody answers. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => {
      resolve(null);
    });
    socket.on("close", () => {
      resolve(answer === "" ? null : answer);
    });
  });
}
