/** What belongs to one page request: its identity, or null for a call from outside. */
export type Vorgang = object | null;

/** Page requests that have changed something: from then on they read everything anew. */
const geaenderte = new WeakSet<object>();

/** Says that a call of this page request changes something. */
export function rememberAenderung(vorgang: Vorgang): void {
  if (vorgang !== null) geaenderte.add(vorgang);
}

/**
 * A read that the reading calls of one page request make once. A call from outside, and every call from the first
 * change on, reads by itself. `key` says what is read, and for whom.
 */
export function imVorgang<T>(): (vorgang: Vorgang, key: string, read: () => Promise<T>) => Promise<T> {
  const gelesene = new WeakMap<object, Map<string, Promise<T>>>();
  return (vorgang, key, read) => {
    if (vorgang === null || geaenderte.has(vorgang)) return read();
    const bisher = gelesene.get(vorgang) ?? new Map<string, Promise<T>>();
    gelesene.set(vorgang, bisher);
    const bekannt = bisher.get(key) ?? read();
    bisher.set(key, bekannt);
    return bekannt;
  };
}
