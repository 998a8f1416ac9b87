/** How often each side sends something, in milliseconds; 0: not at all. */
export type Takt = { sendenMs: number; hoerenMs: number };

const MUSTER = /^(\d{1,9}),(\d{1,9})$/;
/** Networks delay: only after so many missed signs of life the other side counts as gone. */
const GEDULD = 2;

/** What server and client agree on; null for a header that is none. `herzschlagMs`: what we can do and want. @spec §9 heartbeats 10 s each direction */
export function vereinbare(header: string, herzschlagMs: number): Takt | null {
  const [, kann, will] = MUSTER.exec(header) ?? [];
  if (kann === undefined || will === undefined) return null;
  const gemeinsam = (seins: number) => (seins === 0 ? 0 : Math.max(seins, herzschlagMs));
  return { sendenMs: gemeinsam(Number(will)), hoerenMs: gemeinsam(Number(kann)) };
}

/** The signs of life of one STOMP session, in both directions. */
export class Herzschlag {
  private zuletzt = performance.now();
  private readonly uhren: NodeJS.Timeout[] = [];

  /** Something came from the client. */
  hoere(): void {
    this.zuletzt = performance.now();
  }

  start({ sendenMs, hoerenMs }: Takt, { sende, vermisst }: { sende: () => void; vermisst: () => void }): void {
    if (sendenMs > 0) this.uhren.push(setInterval(sende, sendenMs));
    if (hoerenMs === 0) return;
    const pruefe = () => {
      if (performance.now() - this.zuletzt > GEDULD * hoerenMs) vermisst();
    };
    this.uhren.push(setInterval(pruefe, Math.max(1, hoerenMs / 2)));
  }

  stop(): void {
    for (const uhr of this.uhren) clearInterval(uhr);
  }
}
