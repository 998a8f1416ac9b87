import { createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createBus } from "~/server/backend/live/bus";

const NACHSEHEN_MS = 100;
const enden: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const ende of enden.splice(0)) await ende();
});

/** A database that cannot be used: every connection meets the same fate. Gives those that were opened. */
async function startDisturbed(schicksal: (socket: Socket) => void): Promise<Socket[]> {
  const gekommene: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    gekommene.push(socket);
    schicksal(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const bus = createBus({
    verbindung: { host: "127.0.0.1", port, user: "portal", database: "portal", connectionTimeoutMillis: 50 },
    nachsehenMs: NACHSEHEN_MS,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onEreignis: () => Promise.resolve(),
  });
  enden.push(() => {
    for (const socket of gekommene) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  bus.start();
  enden.unshift(() => bus.stop());
  return gekommene;
}

/** Messages of the protocol of PostgreSQL: a letter, the length, the content. */
function botschaft(art: string, inhalt: Buffer): Buffer {
  const laenge = Buffer.alloc(4);
  laenge.writeInt32BE(inhalt.length + 4);
  return Buffer.concat([Buffer.from(art), laenge, inhalt]);
}
const BEREIT = botschaft("Z", Buffer.from("I"));
const EINLASS = Buffer.concat([botschaft("R", Buffer.alloc(4)), BEREIT]);
const ABSAGE = Buffer.concat([
  botschaft("E", Buffer.from("SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0")),
  BEREIT,
]);
const ANFRAGE = "Q".charCodeAt(0);

it("waits between its tries while the database lets nobody in", async () => {
  const gekommene = await startDisturbed((socket) => socket.destroy());
  await wait(1_000);
  expect(gekommene.length).toBeGreaterThan(1);
  expect(gekommene.length).toBeLessThanOrEqual(1_000 / NACHSEHEN_MS + 1);
});

it("keeps no connection to a database that lets in but refuses to tell, as a standby does", async () => {
  const gekommene = await startDisturbed((socket) => {
    socket.once("data", () => socket.write(EINLASS));
    socket.on("data", (bytes: Buffer) => bytes[0] === ANFRAGE && socket.write(ABSAGE));
  });
  await expect.poll(() => gekommene.length).toBeGreaterThan(4);
  expect(gekommene.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(2);
});
