/** A box of a net: its lines of text, so that it can be as high as they need. */
export type NetNode = { key: string; lines: readonly string[] };
/** An arrow of a net with a few words above it, and more below it. */
export type NetEdge = { key: string; from: string; to: string; text: string; more: string };

/** Where a box stands, in the units of the drawing (16 are one rem). */
export type NetBox = { key: string; lines: readonly string[]; x: number; y: number; height: number };
/** The curve of an arrow, and where its words stand. */
export type NetLine = {
  key: string;
  path: string;
  text: string;
  more: string;
  at: { x: number; y: number; anchor: "start" | "end" };
};

export type NetGeometry = {
  width: number;
  height: number;
  boxes: readonly NetBox[];
  lines: readonly NetLine[];
};

export const BOX_WIDTH = 196;
export const LINE_HEIGHT = 18;
/** Between two columns arrows bend and then run straight, so that they cross none of the words at their ends. */
const BEND = 48;
/** The room of a letter of these words, and what they keep free beside them. */
const LETTER = 7;
const BESIDE_WORDS = 20;
const GAP_Y = 18;
const PADDING = 16;
const MARGIN = 16;
/** A drawing higher than this is not seen at one look: its columns begin at the top, so that its beginning is. */
const ONE_LOOK = 720;
/** Between two arrows that end at the same box. */
const PORT = 26;

/**
 * In which column each box stands: whoever is held one to the right of the holder. The first box and what hangs
 * together with it come first; a circle ends where it meets a box that has its place.
 */
function toColumns(nodes: readonly NetNode[], edges: readonly NetEdge[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const { key } of nodes) {
    if (columns.has(key)) continue;
    columns.set(key, 0);
    const waiting = [key];
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const column = columns.get(one) ?? 0;
      for (const { from, to } of edges) {
        const [other, step] = from === one ? [to, 1] : [from, -1];
        if ((from !== one && to !== one) || columns.has(other)) continue;
        columns.set(other, column + step);
        waiting.push(other);
      }
    }
  }
  const first = Math.min(...columns.values());
  return new Map([...columns].map(([key, column]) => [key, column - first]));
}

/** Each column from top to bottom, beside those that its boxes are connected with as far as these have a place. */
function toStacks(nodes: readonly NetNode[], edges: readonly NetEdge[]): readonly (readonly NetNode[])[] {
  const columns = toColumns(nodes, edges);
  const count = Math.max(-1, ...columns.values()) + 1;
  const places = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const placeOf = ({ key }: NetNode): number => {
      const beside = edges
        .flatMap(({ from, to }) => (from === key ? [to] : to === key ? [from] : []))
        .flatMap((other) => places.get(other) ?? []);
      return beside.length === 0 ? Number.MAX_SAFE_INTEGER : beside.reduce((sum, at) => sum + at, 0) / beside.length;
    };
    const stack = nodes.filter(({ key }) => columns.get(key) === index).toSorted((a, b) => placeOf(a) - placeOf(b));
    stack.forEach(({ key }, place) => places.set(key, place));
    return stack;
  });
}

/** How long the arrows run straight beside each column, on its right. */
function toRuns(stacks: readonly (readonly NetNode[])[], edges: readonly NetEdge[]): readonly number[] {
  const columnOf = (one: string): number => stacks.findIndex((stack) => stack.some(({ key }) => key === one));
  const besideOf = ({ from, to }: NetEdge): number =>
    Math.max(columnOf(to) - (columnOf(from) < columnOf(to) ? 1 : 0), 0);
  return stacks.map((_, column) => {
    const words = edges.filter((edge) => besideOf(edge) === column).flatMap(({ text, more }) => [text, more]);
    return Math.max(0, ...words.map(({ length }) => length)) * LETTER + BESIDE_WORDS;
  });
}

type Columns = { stacks: readonly (readonly NetNode[])[]; runs: readonly number[] };

function toBoxes({ stacks, runs }: Columns, edges: readonly NetEdge[]): readonly NetBox[] {
  const heightOf = ({ key, lines }: NetNode): number =>
    Math.max(lines.length * LINE_HEIGHT + PADDING, (edges.filter(({ to }) => to === key).length + 1) * PORT);
  const heights = stacks.map((stack) => stack.reduce((sum, node) => sum + heightOf(node) + GAP_Y, -GAP_Y));
  const tallest = Math.max(0, ...heights);
  return stacks.flatMap((stack, column) => {
    const x = runs.slice(0, column).reduce((sum, run) => sum + BOX_WIDTH + BEND + run, MARGIN);
    let y = MARGIN + (tallest > ONE_LOOK ? 0 : (tallest - (heights[column] ?? 0)) / 2);
    return stack.map((node) => {
      const box = { ...node, x, y, height: heightOf(node) };
      y += box.height + GAP_Y;
      return box;
    });
  });
}

/** `left`, `right`: how long the arrows run straight on either side. */
type PlacedBox = NetBox & { left: number; right: number };

/** Arrows that end at one box come in one below the other, the highest first. */
function toLine(edge: NetEdge, boxes: ReadonlyMap<string, PlacedBox>, edges: readonly NetEdge[]): NetLine[] {
  const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
  if (from === undefined || to === undefined) return [];
  const topOf = (key: string): number => boxes.get(key)?.y ?? 0;
  const arriving = edges.filter((other) => other.to === edge.to).toSorted((a, b) => topOf(a.from) - topOf(b.from));
  const y2 = to.y + (to.height * (arriving.indexOf(edge) + 1)) / (arriving.length + 1);
  const y1 = from.y + from.height / 2;
  const isForward = from.x < to.x;
  const x1 = from.x > to.x ? from.x : from.x + BOX_WIDTH;
  const x2 = isForward ? to.x : to.x + BOX_WIDTH;
  const straight = x2 + (isForward ? -to.left : to.right);
  // Between boxes of one column it swings out on the right.
  const middle = from.x === to.x ? straight + BEND : (x1 + straight) / 2;
  const at = { x: x2 + (isForward ? -12 : 12), y: y2, anchor: isForward ? "end" : "start" } as const;
  const path = `M${[x1, y1].map(String).join(" ")}C${[middle, y1, middle, y2, straight, y2].map(String).join(" ")}H${String(x2)}`;
  return [{ key: edge.key, path, text: edge.text, more: edge.more, at }];
}

/** The measures of a net that is read from left to right: whoever holds stands left of what is held. */
export function netGeometry(nodes: readonly NetNode[], edges: readonly NetEdge[]): NetGeometry {
  const stacks = toStacks(nodes, edges);
  const runs = toRuns(stacks, edges);
  const boxes = toBoxes({ stacks, runs }, edges);
  const xs = [...new Set(boxes.map(({ x }) => x))];
  const runAt = (column: number): number => runs[column] ?? 0;
  const byKey = new Map(
    boxes.map((box) => [box.key, { ...box, left: runAt(xs.indexOf(box.x) - 1), right: runAt(xs.indexOf(box.x)) }]),
  );
  const hasSwing = edges.some(({ from, to }) => byKey.get(from)?.x === byKey.get(to)?.x);
  return {
    width: Math.max(0, ...xs) + BOX_WIDTH + MARGIN + (hasSwing ? BEND + runAt(xs.length - 1) : 0),
    height: Math.max(0, ...boxes.map(({ y, height }) => y + height)) + MARGIN,
    boxes,
    lines: edges.flatMap((edge) => toLine(edge, byKey, edges)),
  };
}
