import { describe, expect, it } from "vitest";
import { piecesOf, streamFrom } from "~/lib/streams";

const bytes = (...values: number[]) => Uint8Array.from(values);

/** Three pieces; says whether it was ended before the last. */
function source() {
  const seen = { given: 0, ended: false };
  async function* pieces() {
    try {
      for (seen.given = 0; seen.given < 3;) yield await Promise.resolve(bytes((seen.given += 1)));
    } finally {
      seen.ended = true;
    }
  }
  return { seen, stream: streamFrom(pieces()) };
}

describe("streams", () => {
  it("give every piece in its order, there and back", async () => {
    const { seen, stream } = source();
    const got: number[] = [];
    for await (const piece of piecesOf(stream)) got.push(...piece);
    expect(got).toEqual([1, 2, 3]);
    expect(seen.ended).toBe(true);
  });

  it("end their source when the reader leaves early", async () => {
    const { seen, stream } = source();
    for await (const piece of piecesOf(stream)) if (piece[0] === 1) break;
    expect(seen.ended).toBe(true);
    expect(seen.given).toBeLessThan(3);
  });

  it("pass on what breaks in the source", async () => {
    async function* broken() {
      yield await Promise.resolve(bytes(1));
      throw new Error("Kabel gezogen");
    }
    const read = async () => {
      for await (const piece of piecesOf(streamFrom(broken()))) expect(piece).toEqual(bytes(1));
    };
    await expect(read()).rejects.toThrow("Kabel gezogen");
  });
});
