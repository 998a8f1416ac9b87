import type pg from "pg";
import type { PortalConfig } from "./config";

/** What every connection to the database keeps to: how long it may take to open, and how long it may rest unused. */
export function connectionLimits({ zeitgrenzen }: PortalConfig): pg.PoolConfig {
  return {
    connectionTimeoutMillis: zeitgrenzen.datenbankVerbindungSekunden * 1000,
    idleTimeoutMillis: zeitgrenzen.datenbankLeerlaufSekunden * 1000,
  };
}

/** The same, for the connections that serve requests: they are fixed in number, and each statement has to end in time. */
export function requestLimits(config: PortalConfig): pg.PoolConfig {
  return {
    ...connectionLimits(config),
    max: config.databaseConnections,
    statement_timeout: config.zeitgrenzen.anweisungMillisekunden,
  };
}
