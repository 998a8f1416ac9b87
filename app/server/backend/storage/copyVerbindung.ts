import type pg from "pg";

/**
 * What leads to the database, for another pool or a single connection. A pool hides its password from whoever copies
 * its options.
 */
export const copyVerbindung = <Optionen extends pg.ClientConfig>(optionen: Optionen): Optionen =>
  optionen.password === undefined ? { ...optionen } : { ...optionen, password: optionen.password };
