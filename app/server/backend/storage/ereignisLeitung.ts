import pg from "pg";
import type { LiveEmpfaenger } from "./liveStore";
import { copyVerbindung } from "./copyVerbindung";

/** An event that has happened: its transaction is committed. */
export type Ereignis = { id: string; ziel: string; empfaenger: LiveEmpfaenger; nutzlast: object };
/** Without an event, `horizont` is told all the same. */
type Zeile = { horizont: string } & ((Ereignis & { xid: string }) | { id: null });

/** An answer that takes longer means that the connection is broken. */
const ANTWORT_MS = 5_000;

/**
 * Reads in one snapshot what has become visible, and from which transaction on something can still turn up. A number is
 * not enough to go on from: of two transactions the one with the higher number may commit first, and the other's event
 * would be lost.
 */
const LIES = `
  SELECT h.horizont::text, e.id::text, e.xid::text, e.ziel, e.empfaenger, e.nutzlast
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizont) h
  LEFT JOIN live_ereignis e ON e.xid >= $1::text::xid8 AND e.id <> ALL ($2::bigint[])
  ORDER BY e.id`;

/** A connection of its own that hears of new events. */
export type Ereignisleitung = {
  /** From which transaction on something can still turn up. */
  findHorizont(): Promise<string>;
  /** The events of transactions from `ab` on, except those of these ids, oldest first. */
  listEreignisse(ab: string, ausser: readonly string[]): Promise<Zeile[]>;
  close(): Promise<void>;
};

/** `onWink`: something new is there. `onEnde`: the connection has broken; it may come before this answers. */
export async function openEreignisleitung(
  verbindung: pg.ClientConfig,
  { onWink, onEnde }: Record<"onWink" | "onEnde", () => void>,
): Promise<Ereignisleitung> {
  const client = new pg.Client({ ...copyVerbindung(verbindung), query_timeout: ANTWORT_MS, keepAlive: true });
  client.on("error", onEnde);
  client.on("end", onEnde);
  client.on("notification", onWink);
  try {
    await client.connect();
    await client.query("LISTEN live_ereignis");
  } catch (error) {
    // A database that lets in but refuses, as one that is being restored does, would keep each of them.
    void client.end().catch(() => undefined);
    throw error;
  }
  return {
    findHorizont: async () =>
      (await client.query<{ ab: string }>("SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS ab")).rows[0]?.ab ??
      "0",
    listEreignisse: async (ab, ausser) => (await client.query<Zeile>(LIES, [ab, ausser])).rows,
    close: () => client.end(),
  };
}
