import { createFachKlient, type FachKlient } from "../fach/fachKlient";
import { AKTENZEICHEN, goOn, grantVerlaengerungen, listWartende } from "./fachLeben";

const LEBEN_SEKUNDEN = 5;

/** What the simulator needs: the address and the token of the interface, and a way to call it. */
export type FachSimulatorOptionen = {
  /** Origin under which `/fach/v1` answers. */
  basis: string;
  token: string;
  /** Seconds from the first sight of a transmission to its acknowledgement. */
  verzoegerungSekunden: number;
  /** Seconds between two steps in the life of an Antrag; 0: transmissions are acknowledged, and nothing follows. */
  schrittSekunden: number;
  /** True: one Antrag in three gets a follow-up request before its decision. */
  fragtNach: boolean;
  fetch: (request: Request) => Promise<Response>;
  log: { warn(facts: object, message: string): void };
  /** Milliseconds between two looks. */
  abstandMs?: number;
  now?: () => number;
};

/** How long something has been there is told by a clock that does not jump. */
const MONOTON = (): number => performance.now();

/**
 * Plays the specialist system of the authority: acknowledges each transmission after a while and walks the Anträge
 * whose transmissions it has acknowledged through their life, step by step. It uses nothing but the interface
 * `/fach/v1`, as the real one would.
 */
class FachSimulator {
  /** When each open transmission was seen first, by its id. */
  private readonly gesehen = new Map<string, number>();
  /** When each waiting Antrag was seen first in its present status, by both. */
  private readonly wartet = new Map<string, number>();
  private readonly klient: FachKlient;
  private letzterBlick = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private lauf: Promise<void> = Promise.resolve();

  constructor(private readonly optionen: FachSimulatorOptionen) {
    this.klient = createFachKlient(optionen);
  }

  /** One look: acknowledges what is due and remembers what is new. Returns how many were acknowledged. */
  async look(): Promise<number> {
    const { data } = await this.klient.listUebermittlungen({ size: 100 });
    const faellig = this.faellige(
      this.gesehen,
      data.map(({ uuid }) => uuid),
      this.optionen.verzoegerungSekunden,
    );
    for (const uuid of faellig) await this.klient.acknowledge({ uuid, aktenzeichen: AKTENZEICHEN });
    return faellig.length;
  }

  /**
   * One look at the Anträge that wait for the authority: takes the next step with those that have waited long enough.
   * Returns how many.
   */
  async liveOn(): Promise<number> {
    const { schrittSekunden, fragtNach, log } = this.optionen;
    if (schrittSekunden === 0) return 0;
    await grantVerlaengerungen(this.klient);
    const wartende = new Map(
      (await listWartende(this.klient)).map((antrag) => [`${antrag.uuid} ${antrag.status}`, antrag]),
    );
    const faellig = this.faellige(this.wartet, [...wartende.keys()], schrittSekunden);
    for (const key of faellig) {
      const antrag = wartende.get(key);
      // One Antrag that cannot go on must not hold the others up; it is tried again after the next waiting.
      this.wartet.delete(key);
      if (antrag === undefined) continue;
      await goOn(this.klient, antrag, { fragtNach }).catch((error: unknown) => {
        log.warn({ err: error, antragUuid: antrag.uuid }, "The simulated specialist system could not take a step");
      });
    }
    return faellig.length;
  }

  /** Transmissions are looked for all the time, Anträge only as often as it takes to see them in time. */
  private isTimeForHeartbeat(): boolean {
    const { schrittSekunden, now = MONOTON } = this.optionen;
    const istZeit = now() - this.letzterBlick >= Math.min(schrittSekunden, LEBEN_SEKUNDEN) * 1000;
    if (istZeit) this.letzterBlick = now();
    return istZeit;
  }

  /** Remembers what is new, forgets what is gone, and answers what has been there for `sekunden`. */
  private faellige(seit: Map<string, number>, keys: readonly string[], sekunden: number): string[] {
    const jetzt = (this.optionen.now ?? MONOTON)();
    for (const key of seit.keys()) if (!keys.includes(key)) seit.delete(key);
    for (const key of keys) if (!seit.has(key)) seit.set(key, jetzt);
    return keys.filter((key) => jetzt - (seit.get(key) ?? jetzt) >= sekunden * 1000);
  }

  start(): void {
    if (this.timer === undefined) this.plan();
  }

  /** Ends the looking and waits for the look in hand. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.lauf;
  }

  private plan(): void {
    this.timer = setTimeout(() => {
      this.lauf = this.lookAndPlan();
    }, this.optionen.abstandMs ?? 1000);
    this.timer.unref();
  }

  private async lookAndPlan(): Promise<void> {
    try {
      await this.look();
      if (this.isTimeForHeartbeat()) await this.liveOn();
    } catch (error) {
      this.optionen.log.warn({ err: error }, "The simulated specialist system could not reach the interface");
    }
    if (this.timer !== undefined) this.plan();
  }
}

export type { FachSimulator };

/** A simulator that does nothing until it is started. */
export function createFachSimulator(optionen: FachSimulatorOptionen): FachSimulator {
  return new FachSimulator(optionen);
}
