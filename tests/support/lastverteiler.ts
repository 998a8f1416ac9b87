import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** So often a node is asked whether it is ready. */
const FRAGE_MS = 200;

/** What belongs to one connection is not passed on. */
const withoutVerbindung = (kopf: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(kopf).filter(([name]) => name !== "connection" && name !== "keep-alive"));

export type Lastverteiler = {
  url: string;
  /** Whether requests go to this node now. */
  isBereit(ziel: string): boolean;
  /** What went wrong on the way, in words. */
  fehler: string[];
  stop(): Promise<void>;
};

/**
 * A simple proxy in front of nodes: asks each for /readyz, passes requests on to the ready ones in turn over connections that it keeps, and
 * tries nothing twice.
 */
export async function openLastverteiler(ziele: readonly string[]): Promise<Lastverteiler> {
  const agent = new Agent({ keepAlive: true });
  const bereite = new Set<string>();
  const fehler: string[] = [];
  let naechster = 0;
  const ask = (ziel: string) =>
    fetch(`${ziel}/readyz`, { signal: AbortSignal.timeout(5_000), headers: { connection: "close" } }).then(
      async (antwort) => {
        await antwort.arrayBuffer();
        if (antwort.ok) bereite.add(ziel);
        else bereite.delete(ziel);
      },
      () => void bereite.delete(ziel),
    );
  const gefragte = new Set<string>();
  const fragen = setInterval(() => {
    for (const ziel of ziele) {
      if (gefragte.has(ziel)) continue;
      gefragte.add(ziel);
      void ask(ziel).finally(() => gefragte.delete(ziel));
    }
  }, FRAGE_MS);

  function fail(outgoing: ServerResponse, grund: string): void {
    fehler.push(grund);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [...da] = bereite;
    const ziel = da[(naechster += 1) % Math.max(1, da.length)];
    if (ziel === undefined) {
      incoming.resume();
      fail(outgoing, "kein Knoten bereit");
      return;
    }
    const weiter = request(`${ziel}${incoming.url ?? ""}`, {
      method: incoming.method,
      headers: withoutVerbindung(incoming.headers),
      agent,
    });
    weiter.on("response", (antwort) => {
      outgoing.writeHead(antwort.statusCode ?? 502, withoutVerbindung(antwort.headers));
      antwort.on("error", (error) => fail(outgoing, `${ziel}: ${error.message}`));
      antwort.pipe(outgoing);
    });
    weiter.on("error", (error) => fail(outgoing, `${ziel} ${incoming.url ?? ""}: ${error.message}`));
    incoming.pipe(weiter);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    isBereit: (ziel) => bereite.has(ziel),
    fehler,
    async stop() {
      clearInterval(fragen);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
