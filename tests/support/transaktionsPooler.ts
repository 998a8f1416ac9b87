import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
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

/** The one session of the database: whoever has begun a transaction has it, the others wait for their turn. */
class Gemeinsame {
  private readonly wartende: { von: Socket; bytes: Buffer }[] = [];
  private dran: Socket | null = null;

  constructor(private readonly stream: Duplex) {
    stream.on("data", (bytes: Buffer) => {
      this.dran?.write(bytes);
      if (bytes.subarray(-BEREIT.length).equals(BEREIT)) {
        this.dran = null;
        this.takeNext();
      }
    });
  }

  send(von: Socket, bytes: Buffer): void {
    if (this.dran === von) this.stream.write(bytes);
    else this.wartende.push({ von, bytes });
    this.takeNext();
  }

  private takeNext(): void {
    const erste = this.dran === null ? this.wartende.shift() : undefined;
    if (erste === undefined) return;
    this.dran = erste.von;
    this.stream.write(erste.bytes);
  }
}

/**
 * A pooler by transaction, as far as the portal can tell: all its connections share one session of the database, and
 * whoever begins a transaction has it until the end of that. It asks nobody for a password.
 */
export async function openPooler(zugang: pg.ClientConfig): Promise<{ port: number; stop(): Promise<void> }> {
  const client = new pg.Client(zugang);
  client.on("error", () => undefined);
  await client.connect();
  const { stream } = client.connection;
  stream.removeAllListeners("data");
  const gemeinsame = new Gemeinsame(stream);
  const offene = new Set<Socket>();
  const server = createServer((socket) => {
    offene.add(socket);
    socket.on("error", () => undefined).once("close", () => offene.delete(socket));
    socket.once("data", () => {
      socket.write(WILLKOMMEN);
      socket.on("data", (bytes: Buffer) => {
        if (bytes.toString("latin1", 0, 1) === "X") return;
        gemeinsame.send(socket, bytes);
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
