/** A box of a net: its lines of text, so that it can be as high as they need. */
export type NetNode = { key: string; lines: readonly string[] };
/** An arrow of a net with a few words beside it, and more below them. */
export type NetEdge = { key: string; from: string; to: string; text: string; more: string };

/** Whom each box is connected with, in the order of the arrows; `step`: one layer down, or up. */
type Bonds = ReadonlyMap<string, readonly { other: string; step: 1 | -1 }[]>;

function toBonds(nodes: readonly NetNode[], edges: readonly NetEdge[]): Bonds {
  const bonds = new Map<string, { other: string; step: 1 | -1 }[]>(nodes.map(({ key }) => [key, []]));
  for (const { from, to } of edges) {
    bonds.get(from)?.push({ other: to, step: 1 });
    bonds.get(to)?.push({ other: from, step: -1 });
  }
  return bonds;
}

/**
 * In which layer each box stands: whoever is held one below the holder. The first box and what hangs together with it
 * come first; a circle ends where it meets a box that has its place.
 */
function toLayerNumbers(nodes: readonly NetNode[], bonds: Bonds): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  for (const { key } of nodes) {
    if (layers.has(key)) continue;
    layers.set(key, 0);
    const waiting = [key];
    for (const one of waiting) {
      for (const { other, step } of bonds.get(one) ?? []) {
        if (layers.has(other)) continue;
        layers.set(other, (layers.get(one) ?? 0) + step);
        waiting.push(other);
      }
    }
  }
  const first = Math.min(...layers.values());
  return new Map([...layers].map(([key, layer]) => [key, layer - first]));
}

/** All that is reached from one box in one direction, itself included. */
function listReached(start: string, bonds: Bonds, direction: 1 | -1): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const key of reached)
    for (const { other, step } of bonds.get(key) ?? []) if (step === direction) reached.add(other);
  return reached;
}

/**
 * The boxes layer by layer from top to bottom. In each stand first those above and below the first box of all, so that
 * it begins its layer; then the others, near those that they are connected with as far as these have a place.
 */
export function netLayers(nodes: readonly NetNode[], edges: readonly NetEdge[]): readonly (readonly NetNode[])[] {
  const bonds = toBonds(nodes, edges);
  const numbers = toLayerNumbers(nodes, bonds);
  const start = nodes[0]?.key ?? "";
  const near = new Set([...listReached(start, bonds, 1), ...listReached(start, bonds, -1)]);
  const rankOf = (key: string): number => (key === start ? 0 : near.has(key) ? 1 : 2);
  const places = new Map<string, number>();
  const placeOf = (key: string): number => {
    const beside = (bonds.get(key) ?? []).flatMap(({ other }) => places.get(other) ?? []);
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
