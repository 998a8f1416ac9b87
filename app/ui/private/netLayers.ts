/** A box of a net: its lines of text, so that it can be as high as they need. */
export type NetNode = { key: string; lines: readonly string[] };
/** An arrow of a net with a few words beside it, and more below them. */
export type NetEdge = { key: string; from: string; to: string; text: string; more: string };

type Held = ReadonlyMap<string, readonly string[]>;

function toNeighbours(edges: readonly NetEdge[], side: "from" | "to"): Held {
  const other = side === "from" ? "to" : "from";
  const byKey = new Map<string, string[]>();
  for (const edge of edges) byKey.set(edge[side], [...(byKey.get(edge[side]) ?? []), edge[other]]);
  return byKey;
}

/**
 * In which layer each box stands: whoever is held one below the holder. The first box and what hangs together with it
 * come first; a circle ends where it meets a box that has its place.
 */
function toLayerNumbers(nodes: readonly NetNode[], edges: readonly NetEdge[]): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  for (const { key } of nodes) {
    if (layers.has(key)) continue;
    layers.set(key, 0);
    const waiting = [key];
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const layer = layers.get(one) ?? 0;
      for (const { from, to } of edges) {
        const [other, step] = from === one ? [to, 1] : [from, -1];
        if ((from !== one && to !== one) || layers.has(other)) continue;
        layers.set(other, layer + step);
        waiting.push(other);
      }
    }
  }
  const first = Math.min(...layers.values());
  return new Map([...layers].map(([key, layer]) => [key, layer - first]));
}

/** All that is reached from one box, itself included. */
function listReached(start: string, next: Held): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const key of reached) for (const other of next.get(key) ?? []) reached.add(other);
  return reached;
}

/**
 * The boxes layer by layer from top to bottom. In each stand first those above and below the first box of all, so that
 * it begins its layer; then the others, near those that they are connected with as far as these have a place.
 */
export function netLayers(nodes: readonly NetNode[], edges: readonly NetEdge[]): readonly (readonly NetNode[])[] {
  const numbers = toLayerNumbers(nodes, edges);
  const [held, holders] = [toNeighbours(edges, "from"), toNeighbours(edges, "to")];
  const start = nodes[0]?.key ?? "";
  const near = new Set([...listReached(start, held), ...listReached(start, holders)]);
  const rankOf = (key: string): number => (key === start ? 0 : near.has(key) ? 1 : 2);
  const places = new Map<string, number>();
  const placeOf = (key: string): number => {
    const beside = [...(held.get(key) ?? []), ...(holders.get(key) ?? [])].flatMap((other) => places.get(other) ?? []);
    return beside.length === 0 ? Number.MAX_SAFE_INTEGER : beside.reduce((sum, at) => sum + at, 0) / beside.length;
  };
  return Array.from({ length: Math.max(-1, ...numbers.values()) + 1 }, (_, number) => {
    const layer = nodes
      .filter(({ key }) => numbers.get(key) === number)
      .map((node) => ({ node, rank: rankOf(node.key), place: placeOf(node.key) }))
      .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
      .map(({ node }) => node);
    layer.forEach(({ key }, place) => places.set(key, place));
    return layer;
  });
}
