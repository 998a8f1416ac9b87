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
const FRAGE_MS = 300;
/**
 * After so many answers in a row that say no, or none, a node gets no requests: one alone may be a hiccup of the
 * machine.
 */
const NEIN_IN_FOLGE = 3;

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

/** Asks each node again and again whether it is ready; one that is slow to answer is asked once at a time. */
function watchBereite(ziele: readonly string[]): { bereite: ReadonlySet<string>; stop: () => void } {
  const bereite = new Set<string>();
  const neins = new Map<string, number>();
  const note = (ziel: string, isBereit: boolean): void => {
    const anzahl = isBereit ? 0 : (neins.get(ziel) ?? 0) + 1;
    neins.set(ziel, anzahl);
    if (isBereit) bereite.add(ziel);
    else if (anzahl >= NEIN_IN_FOLGE) bereite.delete(ziel);
  };
  const ask = (ziel: string) =>
    fetch(`${ziel}/readyz`, { signal: AbortSignal.timeout(5_000), headers: { connection: "close" } }).then(
      async (antwort) => {
        await antwort.arrayBuffer();
        note(ziel, antwort.ok);
      },
      () => note(ziel, false),
    );
  const gefragte = new Set<string>();
  const fragen = setInterval(() => {
    for (const ziel of ziele) {
      if (gefragte.has(ziel)) continue;
      gefragte.add(ziel);
      void ask(ziel).finally(() => gefragte.delete(ziel));
    }
  }, FRAGE_MS);
  return { bereite, stop: () => clearInterval(fragen) };
}

/** Passes a request on to a node, and its answer back. */
function forward(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  { ziel, agent, fail }: { ziel: string; agent: Agent; fail: (grund: string) => void },
): void {
  const weiter = request(`${ziel}${incoming.url ?? ""}`, {
    method: incoming.method,
    headers: withoutVerbindung(incoming.headers),
    agent,
  });
  weiter.on("response", (antwort) => {
    outgoing.writeHead(antwort.statusCode ?? 502, withoutVerbindung(antwort.headers));
    antwort.on("error", (error) => fail(`${ziel}: ${error.message}`));
    antwort.pipe(outgoing);
  });
  weiter.on("error", (error) => fail(`${ziel} ${incoming.url ?? ""}: ${error.message}`));
  incoming.pipe(weiter);
}

/**
 * A simple proxy in front of nodes: asks each for /readyz, passes requests on to the ready ones in turn over
 * connections that it keeps, and tries nothing twice.
 */
export async function openLastverteiler(ziele: readonly string[]): Promise<Lastverteiler> {
  const agent = new Agent({ keepAlive: true });
  const blick = watchBereite(ziele);
  const fehler: string[] = [];
  let naechster = 0;
  const server = createServer((incoming, outgoing) => {
    const fail = (grund: string) => {
      fehler.push(grund);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    const [...da] = blick.bereite;
    const ziel = da[(naechster += 1) % Math.max(1, da.length)];
    if (ziel === undefined) {
      incoming.resume();
      fail("kein Knoten bereit");
    } else forward({ incoming, outgoing }, { ziel, agent, fail });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    isBereit: (ziel) => blick.bereite.has(ziel),
    fehler,
    async stop() {
      blick.stop();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
