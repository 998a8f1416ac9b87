/** The same rows in three orders; a row may be missing in some of them. */
export type Reihenfolgen = { basis: readonly string[]; gespeichert: readonly string[]; gewollt: readonly string[] };

type Platz = ReadonlyMap<string, number>;
const platzIn = (liste: readonly string[]): Platz => new Map(liste.map((id, stelle) => [id, stelle]));

/** True: a before b; false: b before a; undefined: this order does not say. */
function isVor(plaetze: Platz, a: string, b: string): boolean | undefined {
  const [pa, pb] = [plaetze.get(a), plaetze.get(b)];
  return pa === undefined || pb === undefined ? undefined : pa < pb;
}

/** All in the order of the first list, then those that only the second has. */
export function withAllen(ids: ReadonlySet<string>, erste: readonly string[], zweite: readonly string[]): string[] {
  const vorn = erste.filter((id) => ids.has(id));
  return [...vorn, ...zweite.filter((id) => ids.has(id) && !vorn.includes(id))];
}

/**
 * One order of the rows `ids` in which every two rows stand as the side has put them that has changed their order, and
 * as before where none has. Null when there is none: one has put A before B, the other B before C, and C stood before
 * A.
 */
export function mergeReihenfolge(
  ids: ReadonlySet<string>,
  { basis, gespeichert, gewollt }: Reihenfolgen,
): string[] | null {
  const [b, s, m] = [platzIn(basis), platzIn(gespeichert), platzIn(gewollt)];
  const gewuenscht = (x: string, y: string): boolean | undefined => {
    const [bei, meine] = [isVor(s, x, y), isVor(m, x, y)];
    if (bei === undefined || meine === undefined) return bei ?? meine;
    return bei === isVor(b, x, y) ? meine : bei;
  };
  const offen = withAllen(ids, gespeichert, gewollt);
  const fertig: string[] = [];
  while (offen.length > 0) {
    const stelle = offen.findIndex((x) => offen.every((y) => x === y || gewuenscht(y, x) !== true));
    if (stelle < 0) return null;
    fertig.push(...offen.splice(stelle, 1));
  }
  return fertig;
}
