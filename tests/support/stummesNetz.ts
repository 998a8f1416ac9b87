import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server of this machine that can fall silent as a forgetful firewall does: nothing is closed, nothing arrives. */
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

/** Opens it in front of the server at this port. */
export async function openSilentNetz(ziel: number): Promise<StummesNetz> {
  const paare = new Set<{ hier: Socket; drueben: Socket | null }>();
  let isStumm = false;
  const connectThrough = (hier: Socket) => {
    const drueben = isStumm ? null : connect(ziel, "127.0.0.1");
    const paar = { hier, drueben };
    paare.add(paar);
    hier
      .on("error", () => undefined)
      .once("close", () => {
        // A dead way does not tell the server that its client has gone.
        if (!verstummte.has(paar)) drueben?.destroy();
        paare.delete(paar);
      });
    if (drueben === null) {
      hier.resume();
      verstummte.add(paar);
      return;
    }
    drueben.on("error", () => hier.destroy()).once("close", () => hier.destroy());
    hier.pipe(drueben);
    drueben.pipe(hier);
    dauernde.add(drueben);
  };
  const verstummte = new WeakSet<object>();
  const dauernde = new Set<Socket>();
  const server = createServer({ noDelay: true }, connectThrough);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isStumm = true;
      for (const paar of paare) {
        verstummte.add(paar);
        paar.hier.unpipe();
        paar.drueben?.unpipe();
        paar.hier.resume();
        paar.drueben?.resume();
      }
    },
    heal() {
      isStumm = false;
    },
    offene: () => paare.size,
    async stop() {
      for (const { hier } of paare) hier.destroy();
      for (const drueben of dauernde) drueben.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
