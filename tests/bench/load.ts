import { Agent, request } from "node:http";

/** What one target did under load. Times in milliseconds. */
export type Messung = { name: string; anfragen: number; sekunden: number; cpuMs: number; dauern: number[] };
export type Ziel = {
  name: string;
  /** One piece of work; rejects when the answer is not the expected one. */
  work: (kraft: number) => Promise<unknown>;
  /** Processor time of the target so far, in milliseconds. */
  cpu: () => number;
};

export const KRAEFTE = 8;

/**
 * Runs all targets in turns, so that a slow minute of the machine meets each of them. First one turn each that does not
 * count.
 */
export async function measure(
  ziele: Ziel[],
  { runden, sekunden }: { runden: number; sekunden: number },
): Promise<Messung[]> {
  for (const ziel of ziele) await run(ziel, 2);
  const messungen = ziele.map(({ name }): Messung => ({ name, anfragen: 0, sekunden: 0, cpuMs: 0, dauern: [] }));
  for (let runde = 0; runde < runden; runde += 1) {
    for (const [stelle, ziel] of ziele.entries()) {
      const eine = await run(ziel, sekunden);
      const summe = messungen[stelle];
      if (!summe) continue;
      summe.anfragen += eine.anfragen;
      summe.sekunden += eine.sekunden;
      summe.cpuMs += eine.cpuMs;
      summe.dauern = summe.dauern.concat(eine.dauern);
    }
  }
  return messungen;
}

export const rateOf = ({ anfragen, sekunden }: Messung): number => anfragen / sekunden;

/** Processor time of one piece of work, in milliseconds. */
export const cpuPerWork = ({ cpuMs, anfragen }: Messung): number => cpuMs / anfragen;

/** The time that 99 of 100 pieces of work stayed below. */
export function p99Of({ dauern }: Messung): number {
  return dauern.toSorted((a, b) => a - b)[Math.floor(dauern.length * 0.99)] ?? 0;
}

async function run({ name, work, cpu }: Ziel, sekunden: number): Promise<Messung> {
  const cpuVorher = cpu();
  const start = performance.now();
  const ende = start + sekunden * 1000;
  const dauern: number[] = [];
  const workOn = async (kraft: number) => {
    for (let vorher = performance.now(); vorher < ende;) {
      await work(kraft);
      const nachher = performance.now();
      dauern.push(nachher - vorher);
      vorher = nachher;
    }
  };
  await Promise.all(Array.from({ length: KRAEFTE }, (_, kraft) => workOn(kraft)));
  return {
    name,
    anfragen: dauern.length,
    sekunden: (performance.now() - start) / 1000,
    cpuMs: cpu() - cpuVorher,
    dauern,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: KRAEFTE });

export type Abruf = { status: number; body: Buffer };

/** One GET over a kept connection; the body as it came over the wire. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Abruf> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Work that gets a page and insists on its status and about its length. */
export function getsPage(url: string, laenge: number, headers: Record<string, string> = {}): () => Promise<void> {
  return async () => {
    const { status, body } = await get(url, headers);
    if (status !== 200 || Math.abs(body.byteLength - laenge) > laenge / 20)
      throw new Error(`${url}: ${status}, ${body.byteLength} bytes`);
  };
}
