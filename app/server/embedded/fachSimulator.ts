import { z } from "zod";

/** What the simulator needs: the address and the token of the interface, and a way to call it. */
export type FachSimulatorOptionen = {
  /** Origin under which `/fach/v1` answers. */
  basis: string;
  token: string;
  /** Seconds from the first sight of a transmission to its acknowledgement. */
  verzoegerungSekunden: number;
  fetch: (request: Request) => Promise<Response>;
  log: { warn(facts: object, message: string): void };
  /** Milliseconds between two looks. */
  abstandMs?: number;
  now?: () => number;
};

const uebermittlungen = z.object({ data: z.array(z.object({ uuid: z.string() })) });

/**
 * Plays the specialist system of the authority: looks for transmissions and acknowledges each after a while. It uses nothing but
 * the interface `/fach/v1`, as the real one would.
 */
class FachSimulator {
  /** When each open transmission was seen first, by its id. */
  private readonly gesehen = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private lauf: Promise<void> = Promise.resolve();

  constructor(private readonly optionen: FachSimulatorOptionen) {}

  /** One look: acknowledges what is due and remembers what is new. Returns how many were acknowledged. */
  async sieheNach(): Promise<number> {
    const { verzoegerungSekunden, now = Date.now } = this.optionen;
    const { data } = uebermittlungen.parse(await this.ruf("GET", "/fach/v1/uebermittlungen?size=100"));
    for (const uuid of this.gesehen.keys()) if (!data.some((offen) => offen.uuid === uuid)) this.gesehen.delete(uuid);
    let quittiert = 0;
    for (const { uuid } of data) {
      const seit = this.gesehen.get(uuid) ?? now();
      this.gesehen.set(uuid, seit);
      if (now() - seit < verzoegerungSekunden * 1000) continue;
      await this.ruf("POST", `/fach/v1/uebermittlungen/${uuid}/quittung`);
      quittiert += 1;
    }
    return quittiert;
  }

  start(): void {
    if (this.timer === undefined) this.plane();
  }

  /** Ends the looking and waits for the look in hand. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.lauf;
  }

  private plane(): void {
    this.timer = setTimeout(() => {
      this.lauf = this.sieheNachUndPlane();
    }, this.optionen.abstandMs ?? 1000);
    this.timer.unref();
  }

  private async sieheNachUndPlane(): Promise<void> {
    try {
      await this.sieheNach();
    } catch (error) {
      this.optionen.log.warn({ err: error }, "The simulated specialist system could not reach the interface");
    }
    if (this.timer !== undefined) this.plane();
  }

  private async ruf(method: string, path: string): Promise<unknown> {
    const { basis, token } = this.optionen;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = method === "POST" ? { body: "{}" } : {};
    const response = await this.optionen.fetch(new Request(`${basis}${path}`, { method, headers, ...body }));
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answered ${String(response.status)}`);
    return answer;
  }
}

export type { FachSimulator };

/** A simulator that does nothing until it is started. */
export function createFachSimulator(optionen: FachSimulatorOptionen): FachSimulator {
  return new FachSimulator(optionen);
}
