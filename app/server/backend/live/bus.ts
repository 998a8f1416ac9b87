import pg from "pg";
import { describeError } from "../describeError";
import type { Protokoll } from "../dienste";
import { createSchleife } from "../schleife";
import { kopiereVerbindung } from "../storage/kopiereVerbindung";
import type { LiveEmpfaenger } from "../storage/schema/live";

/** An event that has happened: its transaction is committed. */
export type Ereignis = { id: string; ziel: string; empfaenger: LiveEmpfaenger; nutzlast: object };
type Zeile = { horizont: string } & ((Ereignis & { xid: string }) | { id: null });

/** An answer that takes longer means that the connection is broken. */
const ANTWORT_MS = 5_000;

/**
 * Reads in one snapshot what has become visible, and from which transaction on something can still turn up. A number is not enough to go on
 * from: of two transactions the one with the higher number may commit first, and the other's event would be lost.
 */
const LIES = `
  SELECT h.horizont::text, e.id::text, e.xid::text, e.ziel, e.empfaenger, e.nutzlast
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizont) h
  LEFT JOIN live_ereignis e ON e.xid >= $1::text::xid8 AND e.id <> ALL ($2::bigint[])
  ORDER BY e.id`;

type BusUmgebung = {
  verbindung: pg.ClientConfig;
  nachsehenMs: number;
  log: Protokoll;
  /** Called for one event after the other; while it fails, the same event comes again. */
  onEreignis: (ereignis: Ereignis) => Promise<void>;
};

/**
 * Hears of the events of all nodes, on a connection of its own: at once by NOTIFY, and after a broken connection by looking where it was.
 * Each event comes once. What one transaction saw of another comes after it; those that ran at the same time come as they were committed.
 */
export function createBus({ verbindung, nachsehenMs, log, onEreignis }: BusUmgebung) {
  let client: pg.Client | null = null;
  /** Everything of transactions before this one has come; null before the first look, which only finds out where the world stands. */
  let horizont: string | null = null;
  /** What has come of transactions after it: id and transaction. */
  const gesehen = new Map<string, bigint>();
  let isGestoert = false;

  async function oeffne(): Promise<pg.Client> {
    if (client !== null) return client;
    const neu = new pg.Client({ ...kopiereVerbindung(verbindung), query_timeout: ANTWORT_MS, keepAlive: true });
    // Only one that has worked is replaced at once: a try that fails waits for its turn, or the portal would knock without a pause.
    const vergiss = () => {
      if (client !== neu) return;
      client = null;
      schleife.wake();
    };
    neu.on("error", vergiss);
    neu.on("end", vergiss);
    neu.on("notification", () => schleife.wake());
    try {
      await neu.connect();
      await neu.query("LISTEN live_ereignis");
    } catch (error) {
      // A database that lets in but refuses, as one that is being restored does, would keep each of them.
      void neu.end().catch(() => undefined);
      throw error;
    }
    client = neu;
    return neu;
  }

  async function runde(): Promise<void> {
    const offen = await oeffne();
    const isErste = horizont === null;
    const ab =
      horizont ?? (await offen.query<{ ab: string }>("SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS ab")).rows[0]?.ab ?? "0";
    const { rows } = await offen.query<Zeile>(LIES, [ab, [...gesehen.keys()]]);
    for (const zeile of rows) {
      if (zeile.id === null) continue;
      if (!isErste) await onEreignis(zeile);
      gesehen.set(zeile.id, BigInt(zeile.xid));
    }
    horizont = rows[0]?.horizont ?? ab;
    const grenze = BigInt(horizont);
    for (const [id, xid] of gesehen) if (xid < grenze) gesehen.delete(id);
    if (isGestoert) log.info({}, "Live events are read again");
    isGestoert = false;
  }

  async function schliesse(): Promise<void> {
    const offen = client;
    client = null;
    await offen?.end().catch(() => undefined);
  }

  const schleife = createSchleife(runde, nachsehenMs, (error) => {
    if (!isGestoert) log.warn({ fehler: describeError(error) }, "Live events cannot be read");
    isGestoert = true;
    void schliesse();
  });

  return {
    start: () => schleife.start(),
    async stop(): Promise<void> {
      await schleife.stop();
      await schliesse();
    },
  };
}
