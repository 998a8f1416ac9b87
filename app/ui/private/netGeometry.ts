import type { NetEdge, NetNode } from "./netLayers";
import { netRows, type NetRows, type RowBox, type WordedEdge } from "./netRows";

/** Where a box stands, in the units of the drawing (16 are one rem). */
export type NetBox = {
  key: string;
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
};
/** The way of an arrow, and where its words begin. */
export type NetLine = { key: string; path: string; text: string; more: string; at: { x: number; y: number } };

export type NetGeometry = {
  width: number;
  height: number;
  boxes: readonly NetBox[];
  lines: readonly NetLine[];
};

const MARGIN = 12;
/** Between two ways that run side by side, and between a way and a box. */
const LANE = 9;
const BESIDE_LANES = 10;
/** The room of one line of words beside an arrow, and of the head of the arrow below it. */
export const WORDS = 16;
const HEAD = 10;
/** Words keep so far from their arrow. */
const BESIDE_ARROW = 10;
/** So many ways around other rows run on the left; more of them would push the boxes out of a narrow page. */
const LEFT_SPINES = 3;

/** Between two rows: `top`, where its lanes begin; `bottom`, where the next row stands. */
type Gap = { top: number; bottom: number; lanes: ReadonlyMap<string, number> };
type Plan = {
  net: NetRows;
  boxes: ReadonlyMap<string, RowBox>;
  gaps: readonly Gap[];
  spines: ReadonlyMap<string, number>;
  /** Where the arrows of each holder begin. */
  leaves: ReadonlyMap<string, number>;
};

const isNext = (from: RowBox, to: RowBox): boolean => to.row === from.row + 1;

/** Who needs a lane between which rows: below the row of each holder, and above that of whatever is held. */
function listLanes({ rows, edges }: NetRows, boxes: ReadonlyMap<string, RowBox>): readonly (readonly string[])[] {
  const lanes = Array.from({ length: rows.length + 1 }, () => new Set<string>());
  for (const { from, to } of edges) {
    const [holder, held] = [boxes.get(from), boxes.get(to)];
    if (holder === undefined || held === undefined) continue;
    lanes[holder.row + 1]?.add(from);
    lanes[held.row]?.add(from);
  }
  const xOf = (key: string): number => boxes.get(key)?.x ?? 0;
  return lanes.map((holders) => [...holders].toSorted((a, b) => xOf(a) - xOf(b)));
}

const wordsHeight = (edges: readonly WordedEdge[]): number =>
  edges.length === 0 ? 0 : (edges.some(({ more }) => more !== "") ? 2 : 1) * WORDS;

/** The room between the rows, from top to bottom: words of beginnings, lanes, words of ends. */
function toGaps(net: NetRows, boxes: ReadonlyMap<string, RowBox>): readonly Gap[] {
  const rowOf = (key: string): number => boxes.get(key)?.row ?? -1;
  let y = MARGIN;
  return listLanes(net, boxes).map((holders, index) => {
    const above = wordsHeight(net.edges.filter(({ from, wordsAt }) => wordsAt === "from" && rowOf(from) === index - 1));
    const below = wordsHeight(net.edges.filter(({ to, wordsAt }) => wordsAt === "to" && rowOf(to) === index));
    const isOuter = index === 0 || index === net.rows.length;
    const room =
      holders.length === 0 ? (isOuter ? 0 : 2 * BESIDE_LANES) : (holders.length - 1) * LANE + 2 * BESIDE_LANES;
    const isReached = net.edges.some(({ to }) => rowOf(to) === index);
    const top = y + above + BESIDE_LANES;
    const bottom = y + above + room + below + (isReached ? HEAD : 0);
    y = bottom + (net.heights[index] ?? 0);
    return { top, bottom, lanes: new Map(holders.map((key, lane) => [key, top + lane * LANE])) };
  });
}

/** Where the ways run that lead around other rows: beside all boxes, the first of them on the left. */
function toSpines({ edges, rows }: NetRows, boxes: ReadonlyMap<string, RowBox>) {
  const around = new Set(
    edges.flatMap(({ from, to }) => {
      const [holder, held] = [boxes.get(from), boxes.get(to)];
      return holder === undefined || held === undefined || isNext(holder, held) ? [] : [from];
    }),
  );
  const left = [...around].slice(0, LEFT_SPINES);
  const start = MARGIN + left.length * LANE;
  const end = start + Math.max(0, ...rows.flat().map(({ x, width }) => x + width));
  const spines = new Map<string, number>();
  left.forEach((key, index) => spines.set(key, start - (index + 1) * LANE));
  [...around].slice(LEFT_SPINES).forEach((key, index) => spines.set(key, end + (index + 1) * LANE));
  return { spines, start, width: Math.max(end, ...spines.values()) + MARGIN };
}

/** The arrows leave from the middle of a box, a little beside it where another one arrives just below. */
function toLeaves({ rows, edges }: NetRows): ReadonlyMap<string, number> {
  const holders = new Map(edges.map(({ key, from }) => [key, from]));
  return new Map(
    rows.flatMap((row, index) => {
      const below = (rows[index + 1] ?? []).flatMap(({ ports }) => [...ports]);
      return row.map((holder): [string, number] => {
        const middle = holder.x + holder.width / 2;
        const isTaken = below.some(([key, at]) => at === middle && holders.get(key) !== holder.key);
        return [holder.key, isTaken ? middle + 2 * LANE : middle];
      });
    }),
  );
}

const laneIn = (plan: Plan, row: number, key: string): number => plan.gaps[row]?.lanes.get(key) ?? 0;

function toLine(edge: WordedEdge, plan: Plan): NetLine[] {
  const { gaps, net, boxes, spines, leaves } = plan;
  const [holder, held] = [boxes.get(edge.from), boxes.get(edge.to)];
  if (holder === undefined || held === undefined) return [];
  const [x1, x2] = [leaves.get(edge.from) ?? holder.x, held.ports.get(edge.key) ?? held.x];
  const y1 = (gaps[holder.row]?.bottom ?? 0) + (net.heights[holder.row] ?? 0);
  const y2 = gaps[held.row]?.bottom ?? 0;
  const around = `H${String(spines.get(edge.from) ?? x1)}V${String(laneIn(plan, held.row, edge.from))}`;
  const way = `V${String(laneIn(plan, holder.row + 1, edge.from))}${isNext(holder, held) ? "" : around}`;
  const lines = edge.more === "" ? 1 : 2;
  const at =
    edge.wordsAt === "from"
      ? { x: x1 + BESIDE_ARROW, y: y1 + WORDS / 2 + 2 }
      : { x: x2 + BESIDE_ARROW, y: y2 - HEAD - (lines - 0.5) * WORDS + 4 };
  const { key, text, more } = edge;
  return [{ key, path: `M${String(x1)} ${String(y1)}${way}H${String(x2)}V${String(y2)}`, text, more, at }];
}

const shifted = (box: RowBox, by: number): RowBox => ({
  ...box,
  x: box.x + by,
  ports: new Map([...box.ports].map(([key, at]) => [key, at + by])),
});

/**
 * The measures of a net that is read from top to bottom: whoever holds stands above what is held. The first box stands
 * on the left, where each page shows it; long rows are broken.
 */
export function netGeometry(nodes: readonly NetNode[], edges: readonly NetEdge[]): NetGeometry {
  const flat = netRows(nodes, edges);
  const places = new Map(flat.rows.flat().map((box) => [box.key, box]));
  const { spines, start, width } = toSpines(flat, places);
  const net = { ...flat, rows: flat.rows.map((row) => row.map((box) => shifted(box, start))) };
  const boxes = new Map(net.rows.flat().map((box) => [box.key, box]));
  const plan: Plan = { net, boxes, gaps: toGaps(net, boxes), spines, leaves: toLeaves(net) };
  return {
    width,
    height: (plan.gaps.at(-1)?.bottom ?? 0) + MARGIN,
    boxes: [...boxes.values()].map(({ key, lines, x, width: wide, row }) => ({
      key,
      lines,
      x,
      y: plan.gaps[row]?.bottom ?? 0,
      width: wide,
      height: net.heights[row] ?? 0,
    })),
    lines: net.edges.flatMap((edge) => toLine(edge, plan)),
  };
}
