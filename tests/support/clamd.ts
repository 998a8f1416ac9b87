import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./portalProcess";

/** The bytes that the signature of the tests looks for. */
export const SCHADTEXT = "ANTRAGSPORTAL-TESTSIGNATUR-0815";

const START_LIMIT_MS = 300_000;

/** The daemon of the operating system; null where it is not installed. */
export function findClamd(): string | null {
  const gefunden = spawnSync("sh", ["-c", "PATH=$PATH:/usr/sbin command -v clamd"], { encoding: "utf8" });
  return gefunden.stdout.trim() || null;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write("zPING\0"));
    socket.once("data", (text: Buffer) => {
      resolve(text.toString().startsWith("PONG"));
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
  });
}

/** Starts a real clamd that knows one signature of its own and nothing else, so that nothing is downloaded. */
export async function startClamd(programm: string): Promise<{ port: number; stop: () => void }> {
  const ordner = mkdtempSync(join(tmpdir(), "clamd-"));
  const port = await freePort();
  writeFileSync(join(ordner, "eigene.ndb"), `Antragsportal.Test:0:*:${Buffer.from(SCHADTEXT).toString("hex")}\n`);
  const zeilen = [
    `DatabaseDirectory ${ordner}`,
    `TCPSocket ${String(port)}`,
    "TCPAddr 127.0.0.1",
    "Foreground true",
    "StreamMaxLength 6M",
  ];
  writeFileSync(join(ordner, "clamd.conf"), [...zeilen, `LogFile ${join(ordner, "clamd.log")}`, ""].join("\n"));
  const kind = spawn(programm, ["--config-file", join(ordner, "clamd.conf")], { stdio: "ignore" });
  const stop = () => {
    kind.kill("SIGKILL");
    rmSync(ordner, { recursive: true, force: true });
  };
  const ende = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (kind.exitCode !== null || Date.now() > ende) {
      stop();
      throw new Error("clamd did not start");
    }
    await wait(200);
  }
  return { port, stop };
}

/** A server that takes what clamd would take and answers as it is told; `gesendet` is what came in. */
export async function startWrongClamd(answer: (socket: Socket, bisher: Buffer) => void) {
  const offen = new Set<Socket>();
  const gesendet: Buffer[] = [];
  const server = createServer((socket) => {
    offen.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (teil: Buffer) => {
      gesendet.push(teil);
      answer(socket, Buffer.concat(gesendet));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = (): void => {
    for (const socket of offen) socket.destroy();
    server.close();
  };
  return { port, gesendet: () => Buffer.concat(gesendet), stop };
}
