/** How often each side sends something, in milliseconds; 0: not at all. */
export type Takt = { sendenMs: number; hoerenMs: number };

const MUSTER = /^(\d{1,9}),(\d{1,9})$/;
/** Networks delay: only after so many missed signs of life the other side counts as gone. */
const GEDULD = 2;
/** So often within one sign of life the other side is looked after. */
const BLICKE = 2;

/**
 * What server and client agree on; null for a header that is none. `herzschlagMs`: what we can do and want. @spec §9
 * heartbeats 10 s each direction
 */
export function agree(header: string, herzschlagMs: number): Takt | null {
  const [, kann, will] = MUSTER.exec(header) ?? [];
  if (kann === undefined || will === undefined) return null;
  const gemeinsam = (seins: number) => (seins === 0 ? 0 : Math.max(seins, herzschlagMs));
  return { sendenMs: gemeinsam(Number(will)), hoerenMs: gemeinsam(Number(kann)) };
}

/**
 * The signs of life of one STOMP session, in both directions. Silence is counted in looks, not by the clock: a process
 * that was held up looks once and then reads what has come meanwhile, instead of taking its own silence for that of
 * everybody else.
 */
export class Herzschlag {
  private blickeOhneZeichen = 0;
  private readonly uhren: NodeJS.Timeout[] = [];

  /** Something came from the client. */
  listen(): void {
    this.blickeOhneZeichen = 0;
  }

  start({ sendenMs, hoerenMs }: Takt, { send, vermisst }: { send: () => void; vermisst: () => void }): void {
    if (sendenMs > 0) this.uhren.push(setInterval(send, sendenMs));
    if (hoerenMs === 0) return;
    const check = () => {
      this.blickeOhneZeichen += 1;
      if (this.blickeOhneZeichen > GEDULD * BLICKE) vermisst();
    };
    this.uhren.push(setInterval(check, Math.max(1, hoerenMs / BLICKE)));
  }

  stop(): void {
    for (const uhr of this.uhren) clearInterval(uhr);
  }
}
