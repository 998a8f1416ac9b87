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
export function createFachSimulator(optionen: FachSimulatorOptionen) {
  const { basis, token, verzoegerungSekunden, log, abstandMs = 1000, now = Date.now } = optionen;
  const gesehen = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let lauf: Promise<void> = Promise.resolve();

  const ruf = async (method: string, path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = method === "POST" ? { body: "{}" } : {};
    const response = await optionen.fetch(new Request(`${basis}${path}`, { method, headers, ...body }));
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answered ${String(response.status)}`);
    return answer;
  };

  /** One look: acknowledges what is due and remembers what is new. Returns how many were acknowledged. */
  const sieheNach = async (): Promise<number> => {
    const { data } = uebermittlungen.parse(await ruf("GET", "/fach/v1/uebermittlungen?size=100"));
    for (const uuid of gesehen.keys()) if (!data.some((offen) => offen.uuid === uuid)) gesehen.delete(uuid);
    let quittiert = 0;
    for (const { uuid } of data) {
      const seit = gesehen.get(uuid) ?? now();
      gesehen.set(uuid, seit);
      if (now() - seit < verzoegerungSekunden * 1000) continue;
      await ruf("POST", `/fach/v1/uebermittlungen/${uuid}/quittung`);
      quittiert += 1;
    }
    return quittiert;
  };

  const plane = (): void => {
    timer = setTimeout(() => {
      lauf = sieheNach().then(
        () => undefined,
        (error: unknown) => {
          log.warn({ err: error }, "The simulated specialist system could not reach the interface");
        },
      );
      void lauf.then(() => {
        if (timer !== undefined) plane();
      });
    }, abstandMs);
    timer.unref();
  };

  return {
    sieheNach,
    start(): void {
      if (timer === undefined) plane();
    },
    /** Ends the looking and waits for the look in hand. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await lauf;
    },
  };
}

export type FachSimulator = ReturnType<typeof createFachSimulator>;
