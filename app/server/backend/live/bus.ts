import type pg from "pg";
import { describeError } from "../describeError";
import type { Protokoll } from "../dienste";
import { createSchleife } from "../schleife";
import { type Ereignis, type Ereignisleitung, openEreignisleitung } from "../storage/ereignisLeitung";

type BusUmgebung = {
  verbindung: pg.ClientConfig;
  nachsehenMs: number;
  log: Protokoll;
  /** Called for one event after the other; while it fails, the same event comes again. */
  onEreignis: (ereignis: Ereignis) => Promise<void>;
};

/** How far the events have been read. */
class Lesestand {
  /**
   * Everything of transactions before this one has come; null before the first look, which only finds out where the
   * world stands.
   */
  private horizont: string | null = null;
  /** What has come of transactions after it: id and transaction. */
  private readonly gesehen = new Map<string, bigint>();

  /** Tells what has come since. What could not be told is not taken for read. */
  async readOn(leitung: Ereignisleitung, onEreignis: BusUmgebung["onEreignis"]): Promise<void> {
    const isErste = this.horizont === null;
    const ab = this.horizont ?? (await leitung.findHorizont());
    const rows = await leitung.listEreignisse(ab, [...this.gesehen.keys()]);
    for (const zeile of rows) {
      if (zeile.id === null) continue;
      if (!isErste) await onEreignis(zeile);
      this.gesehen.set(zeile.id, BigInt(zeile.xid));
    }
    this.horizont = rows[0]?.horizont ?? ab;
    const grenze = BigInt(this.horizont);
    for (const [id, xid] of this.gesehen) if (xid < grenze) this.gesehen.delete(id);
  }
}

/**
 * Hears of the events of all nodes, on a connection of its own: at once by NOTIFY, and after a broken connection by
 * looking where it was. Each event comes once. What one transaction saw of another comes after it; those that ran at
 * the same time come as they were committed.
 */
export function createBus({ verbindung, nachsehenMs, log, onEreignis }: BusUmgebung) {
  let leitung: Ereignisleitung | null = null;
  const lesestand = new Lesestand();
  let isGestoert = false;

  async function open(): Promise<Ereignisleitung> {
    if (leitung !== null) return leitung;
    let neu: Ereignisleitung | null = null;
    // Only one that has worked is replaced at once: a try that fails waits for its turn, or the portal would knock
    // without a pause.
    const forget = () => {
      if (neu === null || leitung !== neu) return;
      leitung = null;
      schleife.wake();
    };
    neu = await openEreignisleitung(verbindung, { onWink: () => schleife.wake(), onEnde: forget });
    leitung = neu;
    return neu;
  }

  async function runde(): Promise<void> {
    await lesestand.readOn(await open(), onEreignis);
    if (isGestoert) log.info({}, "Live events are read again");
    isGestoert = false;
  }

  async function close(): Promise<void> {
    const offene = leitung;
    leitung = null;
    await offene?.close().catch(() => undefined);
  }

  const schleife = createSchleife(runde, nachsehenMs, (error) => {
    if (!isGestoert) log.warn({ fehler: describeError(error) }, "Live events cannot be read");
    isGestoert = true;
    void close();
  });

  return {
    start: () => schleife.start(),
    async stop(): Promise<void> {
      await schleife.stop();
      await close();
    },
  };
}
