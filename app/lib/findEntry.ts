/**
 * The entry of a table under a name that came from outside; undefined when the table has none, also for names that
 * every object inherits.
 */
export const findEntry = <Entry>(table: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined =>
  typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;
