import { type NetEdge, netLayers, type NetNode } from "./netLayers";

export const BOX_WIDTH = 188;
export const LINE_HEIGHT = 18;
export const GAP_X = 28;
/** So many boxes stand side by side at most: a page of 1280 pixels and a sheet of paper show all of them. */
const COLUMNS = 4;
const PADDING = 16;
/** The room of a letter beside an arrow, and what its words keep free. */
const LETTER = 6.5;
const BESIDE_WORDS = 14;
/** The room of an arrow that ends without words. */
const BARE_PORT = 12;

/** An arrow, and at which of its ends its words stand. */
export type WordedEdge = NetEdge & { wordsAt: "from" | "to" };
/** A box in its row; `x` from the first column. `ports`: where the arrows end that arrive, by their keys. */
export type RowBox = NetNode & { row: number; x: number; width: number; ports: ReadonlyMap<string, number> };
export type NetRows = {
  rows: readonly (readonly RowBox[])[];
  heights: readonly number[];
  edges: readonly WordedEdge[];
};

const countBy = (edges: readonly NetEdge[], side: "from" | "to"): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const edge of edges) counts.set(edge[side], (counts.get(edge[side]) ?? 0) + 1);
  return counts;
};

/** Words stand where the arrow ends; where many end together, at the beginning of those that begin alone. */
function toWorded(edges: readonly NetEdge[]): readonly WordedEdge[] {
  const [leaving, arriving] = [countBy(edges, "from"), countBy(edges, "to")];
  return edges.map((edge) => ({
    ...edge,
    wordsAt: leaving.get(edge.from) === 1 && (arriving.get(edge.to) ?? 0) > 1 ? "from" : "to",
  }));
}

const portWidth = ({ text, more, wordsAt }: WordedEdge): number =>
  wordsAt === "from" ? BARE_PORT : Math.max(text.length, more.length) * LETTER + BESIDE_WORDS;

const widthOf = (span: number): number => span * (BOX_WIDTH + GAP_X) - GAP_X;

/** As many columns as the words need that stand above the box; one arrow alone has room beside it. */
function spanOf(arriving: readonly WordedEdge[]): number {
  if (arriving.length < 2) return 1;
  const needed = arriving.reduce((sum, edge) => sum + portWidth(edge), 0);
  return Math.min(COLUMNS, Math.ceil((needed + GAP_X) / (BOX_WIDTH + GAP_X)));
}

type Sized = { node: NetNode; span: number };

/** A layer in rows that are about as long as each other. */
function toRows(layer: readonly Sized[]): readonly (readonly Sized[])[] {
  const all = layer.reduce((sum, { span }) => sum + span, 0);
  const most = Math.ceil(all / Math.ceil(all / COLUMNS));
  const rows: Sized[][] = [];
  let used = COLUMNS;
  for (const sized of layer) {
    const isNext = used + sized.span > most;
    if (isNext) rows.push([]);
    rows.at(-1)?.push(sized);
    used = (isNext ? 0 : used) + sized.span;
  }
  return rows;
}

/** Arrows arrive side by side, in the order in which they begin. */
function toPorts(width: number, arriving: readonly WordedEdge[], xOf: (key: string) => number) {
  const ordered = arriving.toSorted((a, b) => xOf(a.from) - xOf(b.from));
  const needed = ordered.reduce((sum, edge) => sum + portWidth(edge), 0);
  const stretch = width / Math.max(needed, 1);
  let used = 0;
  return new Map(
    ordered.map((edge) => {
      const room = portWidth(edge) * stretch;
      const at = ordered.length === 1 || edge.wordsAt === "from" ? used + room / 2 : used + Math.min(room / 2, 10);
      used += room;
      return [edge.key, at];
    }),
  );
}

/** The boxes in rows from top to bottom, each row with its height. */
export function netRows(nodes: readonly NetNode[], all: readonly NetEdge[]): NetRows {
  const known = new Set(nodes.map(({ key }) => key));
  const edges = toWorded(all.filter(({ from, to }) => known.has(from) && known.has(to)));
  const arriving = new Map<string, WordedEdge[]>(nodes.map(({ key }) => [key, []]));
  for (const edge of edges) arriving.get(edge.to)?.push(edge);
  const arrivingAt = (key: string): readonly WordedEdge[] => arriving.get(key) ?? [];
  const placed = netLayers(nodes, edges)
    .flatMap((layer) => toRows(layer.map((node) => ({ node, span: spanOf(arrivingAt(node.key)) }))))
    .map((row) => {
      let column = 0;
      return row.map(({ node, span }) => {
        const x = column * (BOX_WIDTH + GAP_X);
        column += span;
        return { node, x, width: widthOf(span) };
      });
    });
  const xs = new Map(placed.flat().map(({ node, x }) => [node.key, x]));
  const toRowBox = ({ node, x, width }: (typeof placed)[number][number], row: number): RowBox => {
    const ports = toPorts(width, arrivingAt(node.key), (key) => xs.get(key) ?? 0);
    return { ...node, row, x, width, ports: new Map([...ports].map(([key, at]) => [key, x + at])) };
  };
  return {
    rows: placed.map((row, index) => row.map((box) => toRowBox(box, index))),
    heights: placed.map((row) => Math.max(...row.map(({ node }) => node.lines.length)) * LINE_HEIGHT + PADDING),
    edges,
  };
}
