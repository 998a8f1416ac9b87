import type { Dienste } from "../dienste";
import { deleteEigenenKnoten, deleteToteKnoten, reportKnoten } from "../storage/liveStore";

/** This node as the others see it: it is known to the database as long as it says again and again that it lives. */
export class Knotenmeldung {
  readonly uuid: string;
  private gemeldet: Promise<boolean> | null = null;

  constructor(
    private readonly dienste: Pick<Dienste, "db" | "clock" | "random">,
    private readonly leiheMs: number,
  ) {
    this.uuid = dienste.random.uuid();
  }

  /** Nobody connects before the node is known; a failed try is repeated by the next. */
  async bereit(): Promise<void> {
    this.gemeldet ??= this.report().catch((error: unknown) => {
      this.gemeldet = null;
      throw error;
    });
    await this.gemeldet;
  }

  /** Says that the node lives; true when it counted as gone. */
  report(): Promise<boolean> {
    return reportKnoten(this.dienste.db, this.uuid, this.leiheMs);
  }

  /** A sign of life, by `renew` from the second on, and an end to the nodes that have given none. */
  async beat(renew: () => Promise<void>): Promise<void> {
    const isErstes = this.gemeldet === null;
    await this.bereit();
    if (!isErstes) await renew();
    await deleteToteKnoten(this.dienste.db, this.dienste.clock.now());
  }

  /** The node ends, and all of its places with it. */
  async end(): Promise<void> {
    if (this.gemeldet !== null) await deleteEigenenKnoten(this.dienste.db, this.uuid, this.dienste.clock.now());
  }
}
