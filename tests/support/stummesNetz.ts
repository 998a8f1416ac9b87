import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A way to a server of this machine that can fall silent as a forgetful firewall does: nothing is closed, nothing
 * arrives.
 */
export type StummesNetz = {
  port: number;
  /** Every connection of now, and each that is made until `heal`, swallows what is sent, for ever. */
  silence(): void;
  /** New connections work again; those of before stay dead. */
  heal(): void;
  /** How many connections are open on the side of the client. */
  offene(): number;
  stop(): Promise<void>;
};

/** A connection of a client, and the one to the server; null where the silence swallowed it from the start. */
type Paar = { hier: Socket; drueben: Socket | null };

/** The connections of now, and those that are dead although nobody has closed them. */
class Paare {
  readonly alle = new Set<Paar>();
  private readonly verstummte = new WeakSet<Paar>();
  /** Those to the server, which outlive a client that has gone in silence. */
  private readonly dauernde = new Set<Socket>();

  connect(paar: Paar): void {
    const { hier, drueben } = paar;
    this.alle.add(paar);
    hier
      .on("error", () => undefined)
      .once("close", () => {
        // A dead way does not tell the server that its client has gone.
        if (!this.verstummte.has(paar)) drueben?.destroy();
        this.alle.delete(paar);
      });
    if (drueben === null) {
      hier.resume();
      this.verstummte.add(paar);
      return;
    }
    drueben.on("error", () => hier.destroy()).once("close", () => hier.destroy());
    hier.pipe(drueben);
    drueben.pipe(hier);
    this.dauernde.add(drueben);
  }

  silence(): void {
    for (const paar of this.alle) {
      this.verstummte.add(paar);
      paar.hier.unpipe();
      paar.drueben?.unpipe();
      paar.hier.resume();
      paar.drueben?.resume();
    }
  }

  destroy(): void {
    for (const { hier } of this.alle) hier.destroy();
    for (const drueben of this.dauernde) drueben.destroy();
  }
}

/** Opens it in front of the server at this port. */
export async function openSilentNetz(ziel: number): Promise<StummesNetz> {
  const paare = new Paare();
  let isStumm = false;
  const server = createServer({ noDelay: true }, (hier) =>
    paare.connect({ hier, drueben: isStumm ? null : connect(ziel, "127.0.0.1") }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isStumm = true;
      paare.silence();
    },
    heal() {
      isStumm = false;
    },
    offene: () => paare.alle.size,
    async stop() {
      paare.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
