import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

const NULL_BYTES = Buffer.alloc(4);

/** One message of the server: its type, its length and its content. */
function nachricht(art: string, inhalt: Buffer): Buffer {
  const laenge = Buffer.alloc(4);
  laenge.writeInt32BE(inhalt.length + 4);
  return Buffer.concat([Buffer.from(art), laenge, inhalt]);
}

const BEREIT = nachricht("Z", Buffer.from("I"));
const WILLKOMMEN = Buffer.concat([nachricht("R", NULL_BYTES), nachricht("K", Buffer.alloc(8)), BEREIT]);

/**
 * A pooler by transaction, as far as the portal can tell: all its connections share one session of the database, and whoever begins a
 * transaction has it until the end of that. It asks nobody for a password.
 */
export async function openPooler(zugang: pg.ClientConfig): Promise<{ port: number; stop(): Promise<void> }> {
  const client = new pg.Client(zugang);
  client.on("error", () => undefined);
  await client.connect();
  const { stream } = client.connection;
  stream.removeAllListeners("data");
  const wartende: { von: Socket; bytes: Buffer }[] = [];
  let dran: Socket | null = null;
  const naechster = () => {
    const erste = dran === null ? wartende.shift() : undefined;
    if (erste === undefined) return;
    dran = erste.von;
    stream.write(erste.bytes);
  };
  stream.on("data", (bytes: Buffer) => {
    dran?.write(bytes);
    if (bytes.subarray(-BEREIT.length).equals(BEREIT)) {
      dran = null;
      naechster();
    }
  });
  const offene = new Set<Socket>();
  const server = createServer((socket) => {
    offene.add(socket);
    socket.on("error", () => undefined).once("close", () => offene.delete(socket));
    socket.once("data", () => {
      socket.write(WILLKOMMEN);
      socket.on("data", (bytes: Buffer) => {
        if (bytes.toString("latin1", 0, 1) === "X") return;
        if (dran === socket) stream.write(bytes);
        else wartende.push({ von: socket, bytes });
        naechster();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of offene) socket.destroy();
      stream.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
