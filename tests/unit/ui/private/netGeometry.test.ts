import { describe, expect, it } from "vitest";
import { type NetBox, netGeometry } from "~/ui/private/netGeometry";

const nodes = (...keys: string[]) => keys.map((key) => ({ key, lines: [key] }));
const edge = (from: string, to: string) => ({ key: `${from}>${to}`, from, to, text: "50 %", more: "" });
const rowsOf = (boxes: readonly NetBox[]) => {
  const all = [...new Set(boxes.map(({ y }) => y))].toSorted((a, b) => a - b);
  return Object.fromEntries(boxes.map(({ key, y }) => [key, all.indexOf(y)]));
};

const isApart = (a: NetBox, b: NetBox): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** The end of a way: the last height it comes from, where it ends, and at which x. */
const endOf = (path: string) => {
  const [, x, y] = /H([\d.]+)V([\d.]+)$/.exec(path) ?? [];
  return { x: Number(x), y: Number(y) };
};

/** The room for a drawing on a page of 1280 pixels, and on a sheet of A4 with broad margins, in pixels. */
const PAGE = 948;
const PAPER = 664;

const FAMILY = nodes("own", "mother", "daughter", "sister", "granny", "aunt", "niece");
const BONDS = [
  edge("mother", "own"),
  edge("own", "daughter"),
  edge("mother", "sister"),
  edge("granny", "mother"),
  edge("granny", "aunt"),
  edge("aunt", "niece"),
];

describe("the places of a net", () => {
  it("puts holders above what they hold, and sisters beside the first box", () => {
    const { boxes } = netGeometry(FAMILY, BONDS);
    expect(rowsOf(boxes)).toEqual({ granny: 0, mother: 1, aunt: 1, own: 2, sister: 2, niece: 2, daughter: 3 });
  });

  it("shows a group of six without scrolling on a page, and with letters of eight points on paper", () => {
    const chain = nodes("own", "mother", "granny", "daughter", "grandchild", "one");
    const bonds = [
      edge("granny", "mother"),
      edge("mother", "own"),
      edge("own", "daughter"),
      edge("daughter", "grandchild"),
      edge("grandchild", "one"),
    ];
    const sisters = ["a", "b", "c", "d", "e", "f"];
    for (const { width } of [
      netGeometry(chain, bonds),
      netGeometry(FAMILY, BONDS),
      netGeometry(
        nodes("own", ...sisters),
        sisters.map((key) => edge("own", key)),
      ),
      netGeometry(
        nodes("own", ...sisters),
        sisters.map((key) => edge(key, "own")),
      ),
    ]) {
      expect(width).toBeLessThanOrEqual(PAGE);
      expect(Math.min(1, PAPER / width) * 14 * 0.75).toBeGreaterThanOrEqual(8);
    }
  });

  it("begins with the first box on the left, where a narrow page shows it", () => {
    const keys = Array.from({ length: 9 }, (_, index) => `f${String(index)}`);
    const { boxes } = netGeometry(
      nodes("own", ...keys),
      keys.map((key, index) => edge(index % 2 === 0 ? key : "own", index % 2 === 0 ? "own" : key)),
    );
    const own = boxes.find(({ key }) => key === "own");
    expect(own?.x).toBe(Math.min(...boxes.map(({ x }) => x)));
    expect(own?.x).toBeLessThan(50);
  });

  it("ends a circle where it meets a box that has its place", () => {
    const { boxes, lines } = netGeometry(nodes("own", "a"), [edge("own", "a"), edge("a", "own")]);
    expect(rowsOf(boxes)).toEqual({ own: 0, a: 1 });
    expect(lines.map(({ key }) => key)).toEqual(["own>a", "a>own"]);
    // Both come in from above, the second one around.
    expect(lines.map(({ path }) => endOf(path).y)).toEqual([boxes[1]?.y, boxes[0]?.y]);
  });

  it("lets arrows come in side by side where they end at the same box, with room for their words", () => {
    const more = { more: "Stimmen 51,25 %" };
    const { boxes, lines } = netGeometry(nodes("own", "a", "b", "c", "d"), [
      { ...edge("a", "own"), ...more },
      { ...edge("b", "own"), ...more },
      { ...edge("a", "c"), ...more },
      { ...edge("b", "d"), ...more },
    ]);
    const ends = lines.filter(({ key }) => key.endsWith(">own")).map(({ path }) => endOf(path).x);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeGreaterThan("Stimmen 51,25 %".length * 6);
    const [own, c] = ["own", "c"].map((one) => boxes.find(({ key }) => key === one));
    expect(own?.width).toBeGreaterThan(c?.width ?? 0);
  });

  it("writes its words beside the end of an arrow, or at its beginning where many end together", () => {
    const { boxes, lines } = netGeometry(nodes("own", "a", "b", "c"), [
      edge("a", "own"),
      edge("b", "own"),
      edge("own", "c"),
    ]);
    const yOf = (one: string): number => boxes.find(({ key }) => key === one)?.y ?? 0;
    const atOf = (one: string): number => lines.find(({ key }) => key === one)?.at.y ?? 0;
    for (const key of ["a>own", "b>own"]) expect(atOf(key) - yOf("a")).toBeLessThan(yOf("own") - atOf(key));
    expect(yOf("c") - atOf("own>c")).toBeLessThan(atOf("own>c") - yOf("own"));
    expect(yOf("c")).toBeGreaterThan(atOf("own>c"));
  });

  it("leads no arrow through a box", () => {
    const keys = Array.from({ length: 20 }, (_, index) => `f${String(index)}`);
    const { boxes, lines } = netGeometry(nodes("own", ...keys), [
      ...keys.slice(0, 9).map((key) => edge("own", key)),
      ...keys.slice(9).map((key, index) => edge(`f${String(index)}`, key)),
      edge("f19", "own"),
      edge("f3", "f4"),
    ]);
    for (const { path } of lines) {
      let [x, y] = (/^M([\d.]+) ([\d.]+)/.exec(path) ?? []).slice(1).map(Number) as [number, number];
      for (const [, way, to] of path.matchAll(/([HV])([\d.]+)/g)) {
        const [x2, y2] = way === "H" ? [Number(to), y] : [x, Number(to)];
        for (const box of boxes) {
          const isBeside = Math.max(x, x2) <= box.x || Math.min(x, x2) >= box.x + box.width;
          const isAbove = Math.max(y, y2) <= box.y || Math.min(y, y2) >= box.y + box.height;
          expect(isBeside || isAbove).toBe(true);
        }
        [x, y] = [x2, y2];
      }
    }
    expect(lines).toHaveLength(22);
  });

  it("keeps fifty boxes apart and inside, each with its arrow", () => {
    const keys = Array.from({ length: 49 }, (_, index) => `f${String(index)}`);
    const edges = keys.map((key, index) => edge(index < 20 ? "own" : `f${String(index % 20)}`, key));
    const { boxes, lines, width, height } = netGeometry(nodes("own", ...keys), edges);
    expect(boxes).toHaveLength(50);
    expect(lines).toHaveLength(49);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).every((other) => isApart(box, other))).toBe(true);
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
    }
  });

  it("begins a high drawing at the top, where the first box and what it holds are seen together", () => {
    const keys = Array.from({ length: 40 }, (_, index) => `f${String(index)}`);
    const { boxes } = netGeometry(
      nodes("own", ...keys),
      keys.map((key) => edge("own", key)),
    );
    const own = boxes.find(({ key }) => key === "own");
    expect(own?.y).toBe(Math.min(...boxes.map(({ y }) => y)));
  });

  it("leaves out an arrow without an end, and draws nothing of nothing", () => {
    expect(netGeometry(nodes("own"), [edge("own", "gone")]).lines).toEqual([]);
    expect(netGeometry([], []).boxes).toEqual([]);
  });
});
