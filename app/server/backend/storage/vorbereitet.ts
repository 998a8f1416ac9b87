import type { Ausfuehrer } from "./datenbank";

let nummer = 0;

/**
 * A query that is put together once per database instead of every time, which takes longer than a small query itself.
 * What differs from call to call is a placeholder. An open transaction is a database of its own: what is called only
 * there gains nothing.
 */
export function vorbereitet<Fertig>(
  build: (ausfuehrer: Ausfuehrer, name: string) => Fertig,
): (ausfuehrer: Ausfuehrer) => Fertig {
  const fertige = new WeakMap<Ausfuehrer, Fertig>();
  const name = `v${String((nummer += 1))}`;
  return (ausfuehrer) => {
    const bekannt = fertige.get(ausfuehrer);
    if (bekannt !== undefined) return bekannt;
    const neu = build(ausfuehrer, name);
    fertige.set(ausfuehrer, neu);
    return neu;
  };
}
