import { describe, expect, it } from "vitest";
import { BOX_WIDTH, type NetBox, netGeometry } from "~/ui/private/netGeometry";

const nodes = (...keys: string[]) => keys.map((key) => ({ key, lines: [key] }));
const edge = (from: string, to: string) => ({ key: `${from}>${to}`, from, to, text: "50 %", more: "" });
const columnsOf = (boxes: readonly NetBox[]) => {
  const all = [...new Set(boxes.map(({ x }) => x))].toSorted((a, b) => a - b);
  return Object.fromEntries(boxes.map(({ key, x }) => [key, all.indexOf(x)]));
};

const isApart = (a: NetBox, b: NetBox): boolean =>
  a.x + BOX_WIDTH <= b.x || b.x + BOX_WIDTH <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe("the places of a net", () => {
  it("puts holders left of what they hold, and sisters beside the first box", () => {
    const { boxes } = netGeometry(nodes("own", "mother", "daughter", "sister", "granny"), [
      edge("mother", "own"),
      edge("own", "daughter"),
      edge("mother", "sister"),
      edge("granny", "mother"),
    ]);
    expect(columnsOf(boxes)).toEqual({ granny: 0, mother: 1, own: 2, sister: 2, daughter: 3 });
  });

  it("ends a circle where it meets a box that has its place", () => {
    const { boxes, lines } = netGeometry(nodes("own", "a"), [edge("own", "a"), edge("a", "own")]);
    expect(columnsOf(boxes)).toEqual({ own: 0, a: 1 });
    expect(lines.map(({ key }) => key)).toEqual(["own>a", "a>own"]);
    // One comes in from the left, the other from the right.
    expect(lines.map(({ at }) => at.anchor)).toEqual(["end", "start"]);
  });

  it("lets arrows come in one below the other where they end at the same box", () => {
    const { boxes, lines } = netGeometry(nodes("own", "a", "b", "c"), [
      edge("a", "own"),
      edge("b", "own"),
      edge("c", "own"),
    ]);
    const ends = lines.map(({ at }) => at.y);
    expect(new Set(ends).size).toBe(3);
    expect(boxes.find(({ key }) => key === "own")?.height).toBe(4 * 26);
  });

  it("ends each arrow straight, below its words", () => {
    const { lines } = netGeometry(nodes("own", "a", "b"), [
      { ...edge("own", "a"), more: "Stimmen 51 %" },
      edge("own", "b"),
      { ...edge("a", "b"), text: "Stimmen 51 %" },
    ]);
    for (const { path, at } of lines) {
      const [, straight, height, end] = /([\d.]+) ([\d.]+)H([\d.]+)$/.exec(path) ?? [];
      expect(Number(height)).toBe(at.y);
      expect(Math.abs(Number(end) - Number(straight))).toBeGreaterThanOrEqual("Stimmen 51 %".length * 7);
      expect(Math.sign(Number(end) - Number(straight))).toBe(Math.sign(Number(end) - at.x));
    }
    expect(lines).toHaveLength(3);
  });

  it("keeps fifty boxes apart and inside, each with its arrow", () => {
    const keys = Array.from({ length: 49 }, (_, index) => `f${String(index)}`);
    const edges = keys.map((key, index) => edge(index < 20 ? "own" : `f${String(index % 20)}`, key));
    const { boxes, lines, width, height } = netGeometry(nodes("own", ...keys), edges);
    expect(boxes).toHaveLength(50);
    expect(lines).toHaveLength(49);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).every((other) => isApart(box, other))).toBe(true);
      expect(box.x >= 0 && box.x + BOX_WIDTH <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
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
