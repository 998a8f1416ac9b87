import type pg from "pg";
import type { Warteschlange } from "../backend/storage/begrenzterPool";
import type { PortalConfig } from "../settings/config";

/**
 * The system asks after a rest of this time whether the other end is still there; it gives up some ten seconds later.
 */
const KEEP_ALIVE_MS = 10_000;
/** On top of the time that the server gives a statement: what is still silent then is not slow, but gone. */
const STUMM_NACH_MS = 2_000;

/**
 * What every connection to the database keeps to: how long it may take to open, how long it may rest unused, and that
 * it must be alive.
 */
export function connectionLimits({ zeitgrenzen }: PortalConfig): pg.PoolConfig {
  return {
    connectionTimeoutMillis: zeitgrenzen.datenbankVerbindungSekunden * 1000,
    idleTimeoutMillis: zeitgrenzen.datenbankLeerlaufSekunden * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/**
 * The same, for the connections that serve requests: they are fixed in number, and each statement has to end in time.
 * The server ends a statement itself; only when it says nothing at all the connection counts as lost. It ends a
 * transaction that its client has left, too: nobody else would free what that one has locked.
 */
export function requestLimits(config: PortalConfig): pg.PoolConfig {
  const { anweisungMillisekunden, ruhendeTransaktionSekunden } = config.zeitgrenzen;
  return {
    ...connectionLimits(config),
    max: config.databaseConnections,
    statement_timeout: anweisungMillisekunden,
    query_timeout: anweisungMillisekunden + STUMM_NACH_MS,
    idle_in_transaction_session_timeout: ruhendeTransaktionSekunden * 1000,
  };
}

/** How many may wait for one of these connections, and how long. */
export const queueLimits = ({ databaseWaiting, zeitgrenzen }: PortalConfig): Warteschlange => ({
  wartende: databaseWaiting,
  millis: zeitgrenzen.datenbankWarteschlangeMillisekunden,
});
